import { describe, expect, it } from 'vitest';
import { referredIn } from './picture';

describe('a picture of the board', () => {
  it('brings along what it refers to, each once', () => {
    const text =
      '<use href="#hex"/><use href="#hex"/><path fill="url(#land)" style="clip-path:url(&quot;#cut&quot;)"/>';
    expect(referredIn(text)).toEqual(['hex', 'land', 'cut']);
    expect(referredIn('<path d="M0 0"/>')).toEqual([]);
  });
});
