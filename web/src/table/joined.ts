// One object made of several, in which what is computed on reading stays so.

type Joined<Parts> = Parts extends readonly [infer First, ...infer Rest]
  ? First & Joined<Rest>
  : unknown;

export function joined<Parts extends readonly object[]>(...parts: Parts): Joined<Parts> {
  const whole = {};
  for (const part of parts) Object.defineProperties(whole, Object.getOwnPropertyDescriptors(part));
  return whole as Joined<Parts>;
}
