// @vitest-environment happy-dom
// Guests are made when one is needed; a name is asked for only when others will see it.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../net/api';
import type { Me } from '../protocol';
import { EMPTY, NO_NEWS } from '../store/state';
import { store, update } from '../store/store.svelte';
import * as identity from './identity.svelte';
import { leaving, reconnect } from './link';

vi.mock('../net/api', async (original) => ({
  ...(await original<typeof api>()),
  getMe: vi.fn(),
  createGuest: vi.fn(),
  rename: vi.fn(),
  register: vi.fn(),
  login: vi.fn(),
  logout: vi.fn(),
  deleteAccount: vi.fn(),
}));
vi.mock('./link', () => ({
  reconnect: vi.fn(),
  leaving: vi.fn(),
  onMessage: vi.fn(),
  send: vi.fn(),
}));

const me = (name: string, guest = true): Me => ({
  user: { id: 'u1', name, guest },
  muted: ['u9'],
  house: NO_NEWS,
});
const nobody: Me = { user: null, muted: [], house: NO_NEWS };
const failure = (code: string): api.Failure =>
  Object.assign(new Error(code), { status: 409, code, text: { en: code, de: code } });

beforeEach(() => {
  vi.resetAllMocks();
  localStorage.clear();
  update(() => EMPTY);
  vi.mocked(leaving).mockImplementation((run) => run());
  vi.mocked(api.getMe).mockResolvedValue(nobody);
  vi.mocked(api.createGuest).mockImplementation(async (name) => me(name));
  vi.mocked(api.rename).mockImplementation(async (name) => me(name));
});

/** The name that is asked for, answered. */
async function answer(name: string | null): Promise<string> {
  await vi.waitFor(() => expect(identity.nameQuestion()).not.toBeNull());
  const question = identity.nameQuestion();
  question?.answer(name);
  expect(identity.nameQuestion()).toBeNull();
  return question?.suggestion ?? '';
}

describe('a stranger', () => {
  it('who plays alone is made a guest with a friendly name, without a question', async () => {
    const user = await identity.needUser(false);
    expect(user?.name).toMatch(/^\S+ \S+/);
    expect(identity.nameQuestion()).toBeNull();
    expect(store()).toMatchObject({ user: { id: 'u1' }, muted: ['u9'] });
    expect(reconnect).toHaveBeenCalledTimes(1);
  });

  it('who meets others is asked once for a name', async () => {
    const first = identity.needUser(true);
    expect(await answer('Mira')).toMatch(/^\S+ \S+/);
    expect((await first)?.name).toBe('Mira');
    expect(api.createGuest).toHaveBeenCalledWith('Mira');
    expect((await identity.needUser(true))?.name).toBe('Mira');
    expect(api.rename).not.toHaveBeenCalled();
  });

  it('who does not want to give one stays a stranger', async () => {
    const wish = identity.needUser(true);
    await answer(null);
    expect(await wish).toBeNull();
    expect(api.createGuest).not.toHaveBeenCalled();
  });

  it('gets another name where the one we made up is taken, but keeps a chosen one', async () => {
    vi.mocked(api.createGuest).mockRejectedValueOnce(failure('name_taken'));
    const user = await identity.needUser(false);
    expect(user?.name).toMatch(/ ([2-9]|[1-9]\d{1,2})$/);
    update(() => ({ ...EMPTY, user: null }));
    vi.mocked(api.createGuest).mockRejectedValueOnce(failure('name_taken'));
    const chosen = identity.needUser(true);
    await answer('Mira');
    expect(await chosen).toBeNull();
    expect(store().notices.map(({ text }) => text.en)).toEqual(['name_taken']);
  });

  it('gets a number between 2 and 999 to tell it from others', async () => {
    for (const [luck, number] of [
      [0, 2],
      [0.9999, 999],
    ] as const) {
      vi.spyOn(Math, 'random').mockReturnValue(luck);
      update(() => ({ ...EMPTY, user: null }));
      vi.mocked(api.createGuest).mockRejectedValueOnce(failure('name_taken'));
      expect((await identity.needUser(false))?.name).toMatch(new RegExp(` ${number}$`));
    }
  });

  it('is told when something else went wrong, and nothing is tried again', async () => {
    vi.mocked(api.createGuest).mockRejectedValueOnce(failure('too_often'));
    expect(await identity.needUser(false)).toBeNull();
    expect(api.createGuest).toHaveBeenCalledTimes(1);
    expect(store().notices).toHaveLength(1);
  });
});

describe('a guest', () => {
  it('with a name of ours is asked before others see it, and renamed only if it differs', async () => {
    vi.mocked(api.getMe).mockResolvedValue(me('Calm Heron'));
    const same = identity.needUser(true);
    expect(await answer('Calm Heron')).toBe('Calm Heron');
    expect((await same)?.name).toBe('Calm Heron');
    expect(api.rename).not.toHaveBeenCalled();
    localStorage.clear();
    const other = identity.needUser(true);
    await answer('Mira');
    expect((await other)?.name).toBe('Mira');
    expect(api.rename).toHaveBeenCalledWith('Mira');
    expect(api.getMe).toHaveBeenCalledTimes(1);
    expect(reconnect).not.toHaveBeenCalled(); // still the same user
  });

  it('who plays alone, or has renamed before, is not asked', async () => {
    vi.mocked(api.getMe).mockResolvedValue(me('Calm Heron'));
    expect((await identity.needUser(false))?.name).toBe('Calm Heron');
    await identity.rename('Mira');
    expect((await identity.needUser(true))?.name).toBe('Mira');
  });

  it('who makes an account is known anew to the server', async () => {
    update(() => ({ ...EMPTY, user: { id: 'u1', name: 'Mira', guest: true } }));
    vi.mocked(api.register).mockResolvedValue(me('Mira', false));
    await identity.register('Mira', 'secret');
    expect(api.register).toHaveBeenCalledWith('Mira', 'secret');
    expect(reconnect).toHaveBeenCalledTimes(1);
    expect((await identity.needUser(true))?.guest).toBe(false);
  });
});

describe('whoever signs in', () => {
  it('is known anew to the server, also as another of the same kind', async () => {
    update(() => ({ ...EMPTY, user: { id: 'u7', name: 'Mira', guest: false } }));
    vi.mocked(api.login).mockResolvedValue(me('Jonas', false));
    await identity.login('Jonas', 'secret');
    expect(api.login).toHaveBeenCalledWith('Jonas', 'secret');
    expect([store().user?.id, vi.mocked(leaving).mock.calls.length]).toEqual(['u1', 1]);
    expect(reconnect).toHaveBeenCalledTimes(1);
  });
});

describe('whoever leaves', () => {
  it('is nobody afterwards', async () => {
    for (const leave of [identity.logout, () => identity.deleteAccount({ password: 'secret' })]) {
      update(() => ({ ...EMPTY, user: { id: 'u1', name: 'Mira', guest: false }, muted: ['u9'] }));
      await leave();
      expect(store()).toMatchObject({ user: null, muted: [] });
    }
    expect(api.logout).toHaveBeenCalledTimes(1);
    expect(api.deleteAccount).toHaveBeenCalledWith({ password: 'secret' });
    expect(leaving).toHaveBeenCalledTimes(2);
    expect(reconnect).toHaveBeenCalledTimes(2);
  });
});
