// Players' identity: colour and silhouette. Seats count from 0, as in the protocol; the colours and
// shapes are 1 cobalt roundel, 2 vermilion billet, 3 saffron escutcheon, 4 jade lozenge, 5 orchid
// quatrefoil, 6 ivory pennon.

export const SEATS = 6;

/** Silhouettes as path data in the box -1.3..1.3, of optically equal areas. */
const SILHOUETTES = [
  'M-1 0a1 1 0 1 1 2 0a1 1 0 1 1-2 0Z',
  'M-.7-.9H.7Q.9-.9.9-.7V.7Q.9.9.7.9H-.7Q-.9.9-.9.7V-.7Q-.9-.9-.7-.9Z',
  'M-.92-.86Q0-1.06.92-.86V.1C.92.66.45 1 0 1.16-.45 1-.92.66-.92.1Z',
  'M0-1.24 1.2-.06Q1.26 0 1.2.06L0 1.24-1.2.06Q-1.26 0-1.2-.06Z',
  'M-.52-.5C-.62-1.28.62-1.28.52-.5 1.28-.62 1.28.62.52.5.62 1.28-.62 1.28-.52.5-1.28.62-1.28-.62-.52-.5Z',
  'M-.86-1.02H.86V1.1L0 .62-.86 1.1Z',
] as const;

/** How large an icon fits into the silhouette, in radii, and how far it moves down. */
const FITS = [
  [1.32, 0],
  [1.4, 0],
  [1.28, -0.04],
  [1.22, 0],
  [1.34, 0],
  [1.22, -0.16],
] as const;

const slot = (seat: number): number => ((seat % SEATS) + SEATS) % SEATS;

export function silhouette(seat: number): string {
  return SILHOUETTES[slot(seat)] ?? SILHOUETTES[0];
}

/** Size (in radii) and offset downwards of the icon on a piece of that seat. */
export function iconFit(seat: number): readonly [number, number] {
  return FITS[slot(seat)] ?? FITS[0];
}

/** CSS colours of a seat: its own, the darker edge, and what is written on it. */
export const seatColour = (seat: number): string => `var(--p${slot(seat) + 1})`;
export const seatDeep = (seat: number): string => `var(--p${slot(seat) + 1}-deep)`;
export const seatOn = (seat: number): string => `var(--p${slot(seat) + 1}-on)`;
