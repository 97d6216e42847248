// Who we are. Nobody has to log in: a guest is made when one is needed, with a friendly name that
// can be changed; the name is asked for only when other people will see it.
import { t } from '../i18n';
import * as api from '../net/api';
import type { Farewell, Me, UserInfo } from '../protocol';
import { recall, remember } from '../settings/memory';
import { notify } from '../store/notices';
import { NO_NEWS } from '../store/state';
import { store, update } from '../store/store.svelte';
import { leaving, reconnect } from './link';

let waiting: { suggestion: string; answer: (name: string | null) => void } | null =
  $state.raw(null);

/** The question for a name that is open now. */
export function nameQuestion(): typeof waiting {
  return waiting;
}

function askName(suggestion: string): Promise<string | null> {
  return new Promise((resolve) => {
    waiting = {
      suggestion,
      answer: (name) => {
        waiting = null;
        resolve(name);
      },
    };
  });
}

const any = (words: readonly string[]): string =>
  words[Math.floor(Math.random() * words.length)] ?? '';

export function friendlyName(): string {
  return `${any(t().name.adjectives)} ${any(t().name.animals)}`;
}

/** What a stranger is told: what everybody is. */
const stranger = (): Me['house'] => ({ ...NO_NEWS, announcement: store().house.announcement });

function adopt(me: Me): void {
  const user = me.user ?? null;
  const changed = store().user?.id !== user?.id || store().user?.guest !== user?.guest;
  update((state) => ({ ...state, user, muted: me.muted, house: me.house }));
  if (changed) reconnect();
}

export async function refreshMe(): Promise<void> {
  const me = await api.getMe();
  update((state) => ({ ...state, user: me.user ?? null, muted: me.muted, house: me.house }));
}

export async function rename(name: string): Promise<void> {
  adopt(await api.rename(name));
  remember('named', 'yes');
}
export const register = async (name: string, password: string): Promise<void> =>
  adopt(await leaving(() => api.register(name, password)));
export const login = async (name: string, password: string): Promise<void> =>
  adopt(await leaving(() => api.login(name, password)));
export async function logout(): Promise<void> {
  await leaving(api.logout);
  adopt({ user: null, muted: [], house: stranger() });
}
export async function deleteAccount(farewell: Farewell): Promise<void> {
  await leaving(() => api.deleteAccount(farewell));
  adopt({ user: null, muted: [], house: stranger() });
}

/** A guest under this name; one that we made up ourselves gives way to somebody else's. */
async function becomeGuest(name: string, chosen: boolean): Promise<Me> {
  try {
    return await api.createGuest(name);
  } catch (thrown) {
    if (chosen || (thrown as Partial<api.Failure>).code !== 'name_taken') throw thrown;
    return api.createGuest(`${name} ${2 + Math.floor(Math.random() * 998)}`);
  }
}

async function meet(others: boolean): Promise<UserInfo | null> {
  if (store().user === undefined) await refreshMe();
  const user = store().user ?? null;
  const unnamed = user === null || (user.guest && recall('named') === null);
  const name =
    others && unnamed
      ? await askName(user?.name ?? friendlyName())
      : (user?.name ?? friendlyName());
  if (name === null) return null;
  if (others) remember('named', 'yes');
  if (user === null) adopt(await becomeGuest(name, others));
  else if (name !== user.name) await rename(name);
  return store().user ?? null;
}

/** Makes sure that we are somebody; `others` if other people will see the name. Null: not wanted. */
export async function needUser(others: boolean): Promise<UserInfo | null> {
  try {
    return await meet(others);
  } catch (thrown) {
    update((state) => notify(state, 'error', api.wordsOf(thrown)));
    return null;
  }
}
