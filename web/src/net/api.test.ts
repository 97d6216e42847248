// What goes to the server, and what comes of answers that are none.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from './api';
import { newId } from './id';

const fetched = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status });

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

describe('a call', () => {
  it('says what it wants, with a body only where there is one', async () => {
    fetched.mockImplementation(async () => answer({ user: null, muted: [] }));
    await api.getMe();
    expect(fetched).toHaveBeenLastCalledWith('/api/v1/me', {
      credentials: 'same-origin',
      method: 'GET',
    });
    await api.createGuest('Mira');
    expect(fetched).toHaveBeenLastCalledWith('/api/v1/guest', {
      credentials: 'same-origin',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Mira"}',
    });
    await api.getGuide('a/b');
    expect(fetched.mock.lastCall?.[0]).toBe('/api/v1/games/a%2Fb/guide');
    await api.getGuide('a', 'sha:1');
    expect(fetched.mock.lastCall?.[0]).toBe('/api/v1/games/a/guide?content=sha%3A1');
  });

  it('fails with the words of the server', async () => {
    const text = { en: 'taken', de: 'vergeben' };
    fetched.mockResolvedValue(answer({ error: { code: 'name_taken', text } }, 409));
    await expect(api.createGuest('Mira')).rejects.toMatchObject({
      status: 409,
      code: 'name_taken',
      text,
      message: 'taken',
    });
  });

  it('says that nobody answers where nobody does, or somebody else', async () => {
    const unreachable = { status: 0, code: 'unreachable' };
    fetched.mockRejectedValueOnce(new TypeError('network'));
    await expect(api.getMe()).rejects.toMatchObject(unreachable);
    fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }));
    await expect(api.getMe()).rejects.toMatchObject(unreachable);
    fetched.mockResolvedValueOnce(answer({}, 500));
    await expect(api.getMe()).rejects.toMatchObject(unreachable);
    expect(api.wordsOf(null).en).toContain('cannot be reached');
    expect(api.wordsOf({ text: { en: 'x', de: 'y' } })).toEqual({ en: 'x', de: 'y' });
  });
});

describe('an id', () => {
  it('is a random UUID of version 4', () => {
    const zeros = vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
    expect(newId()).toBe('00000000-0000-4000-8000-000000000000');
    zeros.mockImplementation((bytes) => {
      (bytes as Uint8Array).fill(255);
      return bytes;
    });
    expect(newId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    zeros.mockRestore();
    expect(newId()).not.toBe(newId());
  });
});
