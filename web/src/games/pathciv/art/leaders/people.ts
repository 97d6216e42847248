// The leaders of the standard pack: who wears what. None of them has ever lived.
import { DAWN } from './dawn';
import { EVENING } from './evening';
import { NIGHT } from './night';
import { NOON } from './noon';
import type { Person } from './person';

export const PEOPLE: Readonly<Record<string, Person>> = { ...DAWN, ...NOON, ...EVENING, ...NIGHT };
