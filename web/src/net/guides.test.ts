// A table is drawn with the guide of its own pack.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { guideOf } from './guides';

describe('the guide', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is asked for once for each pack', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (url: string) => {
      asked.push(url);
      return Promise.resolve(new Response(JSON.stringify({ url })));
    });
    const old = await guideOf('wiraqocha', 'sha256:aa');
    expect(await guideOf('wiraqocha', 'sha256:aa')).toBe(old);
    await guideOf('wiraqocha', 'sha256:bb');
    await guideOf('wiraqocha');
    expect(asked.map((url) => url.replace(/^.*\/api/, '/api'))).toEqual([
      '/api/v1/games/wiraqocha/guide?content=sha256%3Aaa',
      '/api/v1/games/wiraqocha/guide?content=sha256%3Abb',
      '/api/v1/games/wiraqocha/guide',
    ]);
  });

  it('may be asked for again after a failure', async () => {
    const answers = [new Response('', { status: 500 }), new Response('"the guide"')];
    vi.stubGlobal('fetch', () => Promise.resolve(answers.shift()));
    await expect(guideOf('ascalion')).rejects.toThrow();
    expect(await guideOf('ascalion')).toBe('the guide');
  });
});
