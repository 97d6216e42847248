import { describe, expect, it } from 'vitest';
import { browserName, bytesOf } from './push';

describe('a browser as a way', () => {
  it('reads the key of the server', () => {
    expect([...bytesOf('-_8')]).toEqual([0xfb, 0xff]);
    expect(bytesOf('').length).toBe(0);
  });

  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/130.0', 'Firefox, Linux'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0', 'Chrome, Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 17_0) Version/17.0 Safari/604.1', 'Safari, iPhone'],
    ['curl/8', 'Browser'],
  ])('has a name: %s', (agent, name) => {
    expect(browserName(agent)).toBe(name);
  });
});
