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
export function clamp(view: View, frame: Size, most = MAX_SCALE): View {
  const scale = Math.min(most, Math.max(1, view.scale));
  const limit = (value: number, length: number): number =>
    Math.min(0, Math.max(length * (1 - scale), value));
  return { scale, x: limit(view.x, frame.width), y: limit(view.y, frame.height) };
}

/** Zooms by a factor and keeps the point under the pointer in place. */
export function zoomAt(
  view: View,
  factor: number,
  x: number,
  y: number,
  frame: Size,
  most = MAX_SCALE,
): View {
  const scale = Math.min(most, Math.max(1, view.scale * factor));
  const ratio = scale / view.scale;
  return clamp({ scale, x: x - (x - view.x) * ratio, y: y - (y - view.y) * ratio }, frame, most);
}

export function pan(view: View, dx: number, dy: number, frame: Size, most = MAX_SCALE): View {
  return clamp({ scale: view.scale, x: view.x + dx, y: view.y + dy }, frame, most);
}

/** Shows a region of a drawing as large as it can be; the drawing is fitted into the frame at scale 1. */
export function showRegion(
  region: { x: number; y: number; width: number; height: number },
  drawing: Size,
  frame: Size,
): View {
  if (frame.width === 0 || frame.height === 0) return FIT;
  const unit = Math.min(frame.width / drawing.width, frame.height / drawing.height);
  const left = (frame.width - drawing.width * unit) / 2;
  const top = (frame.height - drawing.height * unit) / 2;
  const scale = Math.max(
    1,
    Math.min(frame.width / (region.width * unit), frame.height / (region.height * unit)),
  );
  const x = frame.width / 2 - (left + (region.x + region.width / 2) * unit) * scale;
  const y = frame.height / 2 - (top + (region.y + region.height / 2) * unit) * scale;
  return clamp({ scale, x, y }, frame, scale);
}
