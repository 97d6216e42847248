// Zoom and pan as plain values: the sheet is scaled by `scale` and moved by x, y pixels.

export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const FIT: View = { scale: 1, x: 0, y: 0 };
export const MAX_SCALE = 4;

/** Keeps the sheet over the frame: no margin can be pulled in beyond what a fit shows. */
export function clamp(view: View, frame: Size): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale));
  const limit = (value: number, length: number): number =>
    Math.min(0, Math.max(length * (1 - scale), value));
  return { scale, x: limit(view.x, frame.width), y: limit(view.y, frame.height) };
}

/** Zooms by a factor and keeps the point under the pointer in place. */
export function zoomAt(view: View, factor: number, x: number, y: number, frame: Size): View {
  const scale = Math.min(MAX_SCALE, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return clamp({ scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio }, frame);
}

export function pan(view: View, dx: number, dy: number, frame: Size): View {
  return clamp({ scale: view.scale, x: view.x + dx, y: view.y + dy }, frame);
}
