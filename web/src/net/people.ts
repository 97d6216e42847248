// What is asked of the server about people: profiles, leaderboards, friends, privacy.
import type {
  Leaderboard,
  People,
  PlayedGames,
  Privacy,
  Profile,
  Relation,
  Speed,
} from '../protocol';
import { json } from './api';

const word = encodeURIComponent;

/** By id or by name. */
export const getPlayer = (player: string): Promise<Profile> =>
  json('GET', `/players/${word(player)}`);

export const getPlayedGames = (player: string, before: string): Promise<PlayedGames> =>
  json('GET', `/players/${word(player)}/results?before=${word(before)}`);

export function getLeaderboard(
  game: string,
  speed: Speed,
  season: number | null,
): Promise<Leaderboard> {
  const query = new URLSearchParams({ game, speed });
  if (season !== null) query.set('season', String(season));
  return json('GET', `/leaderboard?${query}`);
}

export const getPeople = (): Promise<People> => json('GET', '/people');
export const setRelation = (player: string, relation: Relation): Promise<People> =>
  json('POST', `/people/${word(player)}`, { relation });

export const getPrivacy = (): Promise<Privacy> => json('GET', '/account/privacy');
export const setPrivacy = (privacy: Privacy): Promise<Privacy> =>
  json('POST', '/account/privacy', privacy);

export const recordsHref = '/api/v1/account/records';
