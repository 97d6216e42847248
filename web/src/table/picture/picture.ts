// The board as a picture that stands by itself: an SVG with everything that the page's styles say of it,
// or the same as pixels.

/** What things take over from those around them. */
const INHERITED = [
  'fill',
  'fill-opacity',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-opacity',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-dasharray',
  'visibility',
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'text-anchor',
  'dominant-baseline',
  'paint-order',
] as const;

/** What is each thing's own, and what it is unless somebody says so. */
const OWN: readonly [string, string][] = [
  ['opacity', '1'],
  ['display', 'inline'],
  ['transform', 'none'],
  ['clip-path', 'none'],
  ['vector-effect', 'none'],
  ['stop-color', 'rgb(0, 0, 0)'],
  ['stop-opacity', '1'],
];

const SVG = 'http://www.w3.org/2000/svg';
const PIXELS = 2;

/** What is told beside the picture. */
const LEFT_OUT = 'title, desc, animate';

function tell(from: Element, to: Element, above: CSSStyleDeclaration | null): void {
  const seen = getComputedStyle(from);
  const value = (name: string): string => seen.getPropertyValue(name);
  const told = [
    ...INHERITED.filter((name) => value(name) !== above?.getPropertyValue(name)),
    ...OWN.filter(([name, usual]) => value(name) !== usual).map(([name]) => name),
    ...(value('transform') === 'none' ? [] : ['transform-origin', 'transform-box']),
  ];
  to.removeAttribute('class');
  to.setAttribute('style', told.map((name) => `${name}:${value(name)}`).join(';'));
  for (const [k, child] of [...from.children].entries()) {
    const copy = to.children[k];
    if (copy !== undefined) tell(child, copy, seen);
  }
}

/** The ids that a drawing refers to. */
export const referredIn = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/(?:href="#|url\(&quot;#|url\("?#)([^")&]+)/g)].map(([, id = '']) => id),
  ),
];

/** Symbols and gradients that stand elsewhere on the page come along. */
function bringAlong(drawing: SVGSVGElement): void {
  const defs = document.createElementNS(SVG, 'defs');
  drawing.prepend(defs);
  const missing = (): Element[] =>
    referredIn(drawing.outerHTML)
      .filter((id) => drawing.querySelector(`[id="${CSS.escape(id)}"]`) === null)
      .flatMap((id) => document.getElementById(id) ?? []);
  for (let found = missing(); found.length > 0; found = missing())
    for (const one of found) {
      const copy = one.cloneNode(true) as Element;
      tell(one, copy, null);
      defs.append(copy);
    }
}

/** The largest drawing of the board. */
export function boardDrawing(root: ParentNode = document): SVGSVGElement | null {
  const area = (svg: SVGSVGElement): number => {
    const { width, height } = svg.getBoundingClientRect();
    return width * height;
  };
  const all = [...root.querySelectorAll<SVGSVGElement>('.tp-board svg')];
  const best = all.toSorted((one, other) => area(other) - area(one))[0];
  return best !== undefined && area(best) > 200 * 200 ? best : null;
}

export function standalone(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const { width, height } = svg.getBoundingClientRect();
  tell(svg, copy, null);
  for (const one of copy.querySelectorAll(LEFT_OUT)) one.remove();
  bringAlong(copy);
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', String(Math.round(width)));
  copy.setAttribute('height', String(Math.round(height)));
  if (!copy.hasAttribute('viewBox')) copy.setAttribute('viewBox', `0 0 ${width} ${height}`);
  const ground = getComputedStyle(document.body).backgroundColor;
  copy.style.background = ground;
  return new XMLSerializer().serializeToString(copy);
}

async function pixelsOf(text: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.width * PIXELS;
  canvas.height = image.height * PIXELS;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return await new Promise((done, failed) => {
    canvas.toBlob((blob) => (blob === null ? failed(new Error('no picture')) : done(blob)));
  });
}

/** Saves the board as it is drawn now. */
export async function savePicture(name: string, kind: 'svg' | 'png'): Promise<boolean> {
  const svg = boardDrawing();
  if (svg === null) return false;
  const text = standalone(svg);
  const blob = kind === 'svg' ? new Blob([text], { type: 'image/svg+xml' }) : await pixelsOf(text);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.${kind}`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}
