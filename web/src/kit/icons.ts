// Icons of game concepts: the `d` of one path in a 512 x 512 box. Those of game-icons are imported
// where they are used (`import hut from 'game-icons:hut'`); here are our own and the platform's.
import robot from 'game-icons:vintage-robot';

export type IconPath = string;

/** The box that every icon is drawn in. */
export const ICON_BOX = 512;

export const ROBOT: IconPath = robot;

/** A drill bit; game-icons has none that reads at 16 px. */
export const DRILL: IconPath =
  'M176 24h160v70H176zM140 110h232v62H140zM150 190h212l-20 46-180 34zM168 290l162-31-19 44-128 25z' +
  'M190 347l112-22-20 46-77 15zM216 405l60-12-20 46v49z';

/** A carved skull: the artefact. */
export const SKULL: IconPath =
  'M256 32C134 32 52 116 52 226c0 70 34 118 84 146v76c0 18 14 32 32 32h28v-56h34v56h52v-56h34v56h28' +
  'c18 0 32-14 32-32v-76c50-28 84-76 84-146C460 116 378 32 256 32zm-86 164c34 0 60 26 60 60s-26 54-60 ' +
  '54-60-20-60-54 26-60 60-60zm172 0c34 0 60 26 60 60s-26 54-60 54-60-20-60-54 26-60 60-60zm-86 118 30 ' +
  '58h-60zM236 70l20-18 20 18v52l-20 22-20-22z';

/** `transform` that puts an icon's path into an SVG: centre x, y and width `size`. */
export function iconAt(x: number, y: number, size: number): string {
  const scale = size / ICON_BOX;
  return `translate(${x - size / 2} ${y - size / 2}) scale(${scale})`;
}
