// What Wiraqocha brings to its end: the picture, the race for three goals, what is compared.
import type { Text } from '../../../protocol';
import { held, numbers } from '../../common/end/figures';
import { many, plain, text } from '../../common/words';
import type { Ending, Figure, Goal, Scene } from '../../game';
import { guideOf, viewOf } from '../scene';
import { goalsOf } from '../seat/goals';
import { CARDS, HEXES } from '../shown';
import { crystals, WORDS } from '../words';
import Picture from './Picture.svelte';

const WHOLE = 1000;

function goals(seat: number, scene: Scene): Goal[] {
  const own = viewOf(scene).seats[seat];
  if (own === undefined) return [];
  return goalsOf(own, guideOf(scene)).map(({ id, name, figures }) => ({
    name,
    figures: plain(figures),
    share: own.progress[id].share / WHOLE,
  }));
}

const artefacts = (n: number): Text =>
  many(n, ['artefact', 'artefacts'], ['Artefakt', 'Artefakte']);
const worth = (n: number): Text => many(n, ['resource', 'resources'], ['Ressource', 'Ressourcen']);

/** "You were 1 crystal short of Somnium." */
function shortOf(what: Text, goal: Text, one: boolean): Text {
  return text(
    `You were ${what.en} short of ${goal.en}.`,
    `Dir ${one ? 'fehlte' : 'fehlten'} ${what.de} zum Ziel „${goal.de}“.`,
  );
}

function short(seat: number, scene: Scene): Text | null {
  const own = viewOf(scene).seats[seat];
  if (own === undefined) return null;
  const { treasure, somnium, leviathan } = own.progress;
  const nearest = goals(seat, scene).reduce((one, other) =>
    other.share > one.share ? other : one,
  );
  const missing = ({ have, goal }: { have: number; goal: number }): number =>
    Math.max(0, goal - have);
  if (nearest.name === WORDS.treasure)
    return shortOf(artefacts(missing(treasure)), nearest.name, missing(treasure) === 1);
  if (nearest.name === WORDS.somnium)
    return shortOf(crystals(missing(somnium)), nearest.name, missing(somnium) === 1);
  const [r, c] = [missing(leviathan.resources), missing(leviathan.crystals)];
  const parts = [...(r > 0 ? [worth(r)] : []), ...(c > 0 ? [crystals(c)] : [])];
  const what = text(
    `cards worth ${parts.map(({ en }) => en).join(' and ')}`,
    `Karten im Wert von ${parts.map(({ de }) => de).join(' und ')}`,
  );
  return parts.length === 0 ? null : shortOf(what, nearest.name, false);
}

function figures(scene: Scene): Figure[] {
  const view = viewOf(scene);
  const guide = guideOf(scene);
  const holder = (owns: (seat: (typeof view.seats)[number]) => boolean): number | null => {
    const seat = view.seats.findIndex(owns);
    return seat < 0 ? null : seat;
  };
  return [
    ...CARDS.map((card) =>
      held(
        scene,
        `card:${card}`,
        guide.cards[card].name,
        holder(({ cards }) => cards.includes(card)),
      ),
    ),
    ...HEXES.map((hex) =>
      held(
        scene,
        `hex:${hex}`,
        guide.hexes[hex].name,
        holder(({ hexes }) => hexes.includes(hex)),
      ),
    ),
    ...view.seats.flatMap((own, seat) =>
      numbers(seat, [
        ['artefacts', text('Artefacts', 'Artefakte'), own.artefacts.length],
        ['crystals', text('Crystals', 'Kristalle'), own.crystals],
        ['resources', text('Resources', 'Ressourcen'), own.resources],
        ['dice', text('Dice on guard', 'Würfel als Wache'), own.defenceDice],
      ]),
    ),
  ];
}

export const ending: Ending = { Picture, goals, short, figures };
