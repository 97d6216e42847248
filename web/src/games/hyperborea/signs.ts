// What effects give as signs with a number, and in few words: "2 moves", "attack / 2 forts".
import type { Text } from '../../protocol';
import { join } from '../common/words';
import type { EffectFact, Point } from './shown';
import { WORDS } from './words';

export interface Sign {
  point: Point;
  amount: number;
}

/** A develop of several steps is one point: its steps are what counts. */
export function signOf(point: Point, amount: number): Sign {
  const steps = /^develop_(row|diff)_(\d)$/.exec(point)?.[2];
  return { point, amount: Number(steps ?? amount) };
}

/** All signs of a list of effects; of a price, what it brings. */
export function signsOf(effects: readonly EffectFact[]): Sign[] {
  return effects.flatMap((effect) => {
    if ('point' in effect) return [signOf(effect.point, effect.amount)];
    return 'or' in effect ? effect.or.flatMap(signsOf) : signsOf(effect.for);
  });
}

type Forms = readonly [one: string, many: string];
const NOUNS: readonly (readonly [string, en: Forms, de: Forms])[] = [
  ['move', ['move', 'moves'], ['Schritt', 'Schritte']],
  ['fly', ['flight', 'flights'], ['Flug', 'Flüge']],
  ['attack', ['attack', 'attacks'], ['Angriff', 'Angriffe']],
  ['ranged', ['shot', 'shots'], ['Schuss', 'Schüsse']],
  ['fortress', ['fort', 'forts'], ['Festung', 'Festungen']],
  ['mini', ['mini', 'minis'], ['Figur', 'Figuren']],
  ['clone', ['clone', 'clones'], ['Klon', 'Klone']],
  ['tech', ['card', 'cards'], ['Karte', 'Karten']],
  ['gem', ['gem', 'gems'], ['Stein', 'Steine']],
  ['develop_row', ['in a row', 'in a row'], ['in einer Reihe', 'in einer Reihe']],
  ['develop_diff', ['row', 'rows'], ['Reihe', 'Reihen']],
  ['develop', ['develop', 'develop'], ['Stufe', 'Stufen']],
  ['draw', ['draw', 'draw'], ['ziehen', 'ziehen']],
  ['restore', ['back', 'back'], ['zurück', 'zurück']],
  ['espionage', ['spy', 'spy'], ['Spion', 'Spione']],
  ['remove_grey', ['grey off', 'grey off'], ['Grau weg', 'Grau weg']],
  ['generate', ['new cube', 'new cubes'], ['neuer Würfel', 'neue Würfel']],
  ['swap_cube', ['swap', 'swaps'], ['Tausch', 'Tausche']],
  ['strike', ['strike', 'strikes'], ['Schlag', 'Schläge']],
];

/** The noun of a sign without its number. */
export function nounOf({ point, amount }: Sign): Text {
  const [, en, de] = NOUNS.find(([start]) => point.startsWith(start)) ?? [
    '',
    [point, point],
    [point, point],
  ];
  const form = amount === 1 ? 0 : 1;
  return { en: en[form] ?? '', de: de[form] ?? '' };
}

const counted = (sign: Sign): Text => {
  const noun = nounOf(sign);
  const bare = sign.amount === 1 && !sign.point.startsWith('develop');
  return bare ? noun : { en: `${sign.amount} ${noun.en}`, de: `${sign.amount} ${noun.de}` };
};

/** "gem + develop", "attack / 2 forts", "give a gem: 2 attacks". */
export function inShort(effects: readonly EffectFact[]): Text {
  return join(
    effects.map((effect) => {
      if ('point' in effect) return counted(signOf(effect.point, effect.amount));
      if ('or' in effect) return join(effect.or.map(inShort), ' / ');
      return join([WORDS.prices[effect.pay], inShort(effect.for)], ': ');
    }),
    ' + ',
  );
}
