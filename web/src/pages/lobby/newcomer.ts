// Whether a game has been played in this browser: the first table of a game is remembered with its hints.
import type { GameInfo } from '../../protocol';
import { recall } from '../../settings/memory';

export const isNewTo = ({ id }: GameInfo): boolean => recall(`first.${id}`) === null;
