// Ids of commands.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newId } from './id';

describe('an id', () => {
  afterEach(() => vi.restoreAllMocks());

  it('is a random UUID', () => {
    const random = vi.spyOn(crypto, 'getRandomValues');
    random.mockImplementation((bytes) => (bytes as unknown as Uint8Array).fill(0xff) as never);
    expect(newId()).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
    random.mockImplementation((bytes) => bytes);
    expect(newId()).toBe('00000000-0000-4000-8000-000000000000');
  });

  it('is another one each time', () => {
    expect(newId()).not.toBe(newId());
  });
});
