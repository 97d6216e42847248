// The address of the engine's module; null where the client was built without it (tools/engineModule.ts).
declare module 'virtual:engine' {
  const url: string | null;
  export default url;
}
