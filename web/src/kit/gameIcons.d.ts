// The type of icons that tools/gameIcons.ts serves: the `d` of one path in a 512 x 512 box.
declare module 'game-icons:*' {
  const path: string;
  export default path;
}
