// What Ascalion brings to its end: the picture, the race for cities, what is compared.
import type { Text } from '../../../protocol';
import { held, numbers } from '../../common/end/figures';
import { many, plain, text } from '../../common/words';
import type { Ending, Figure, Goal, Scene } from '../../game';
import { guideOf, viewOf } from '../scene';
import { WORDS } from '../words';
import Picture from './Picture.svelte';

const CITIES = text('cities', 'Städte');

function goals(seat: number, scene: Scene): Goal[] {
  const cities = viewOf(scene).seats[seat]?.cities ?? 0;
  const goal = Math.max(1, guideOf(scene).parameters.citiesToWin);
  return [{ name: CITIES, figures: plain(`${cities}/${goal}`), share: cities / goal }];
}

function short(seat: number, scene: Scene): Text | null {
  const own = viewOf(scene).seats[seat];
  if (own === undefined) return null;
  if (own.eliminated > 0)
    return text('You lost your last area before the end.', 'Du hattest am Ende kein Gebiet mehr.');
  const missing = guideOf(scene).parameters.citiesToWin - own.cities;
  if (missing <= 0) return null;
  return text(
    `You were ${WORDS.cities(missing).en} short.`,
    `Dir ${missing === 1 ? 'fehlte' : 'fehlten'} ${many(missing, ['city', 'cities'], ['Stadt', 'Städte']).de}.`,
  );
}

function figures(scene: Scene): Figure[] {
  const view = viewOf(scene);
  const guide = guideOf(scene);
  return [
    ...Object.entries(view.countries).map(([id, { owner }]) =>
      held(scene, `area:${id}`, guide.countries[id]?.name ?? plain(id), owner),
    ),
    ...view.seats.flatMap((own, seat) => [
      ...numbers(seat, [
        ['cities', text('Cities', 'Städte'), own.cities],
        ['areas', text('Areas', 'Gebiete'), own.areas.length],
        ['value', text('Summed value', 'Kampfwert zusammen'), own.value],
      ]),
      ...numbers(
        seat,
        Object.entries(own.goods).map(
          ([kind, n]) =>
            [kind, guide.kinds[kind as keyof typeof guide.kinds].name, n ?? 0] as const,
        ),
      ),
    ]),
  ];
}

export const ending: Ending = { Picture, goals, short, figures };
