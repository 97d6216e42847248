// What Path of Civilization brings to its end: the picture, and what is compared.
import { held, numbers } from '../../common/end/figures';
import { text } from '../../common/words';
import type { Ending, Figure, Scene } from '../../game';
import { guideOf, viewOf } from '../scene';
import { TRAYS, TYPES } from '../shown';
import Picture from './Picture.svelte';

const technologies = ({ left, right }: { left: unknown[]; right: unknown[] }): number =>
  [...left, ...right].filter((one) => one !== null).length;

function figures(scene: Scene): Figure[] {
  const view = viewOf(scene);
  const guide = guideOf(scene);
  return [
    ...view.seats.flatMap(({ cards }, seat) =>
      cards.flatMap((card) => {
        const name = guide.cards[card]?.name;
        return name === undefined ? [] : [held(scene, `card:${card}/${seat}`, name, seat)];
      }),
    ),
    ...view.seats.flatMap((own, seat) => [
      ...numbers(seat, [
        ['score', text('Points', 'Punkte'), own.score],
        ['population', text('Population', 'Bevölkerung'), own.population],
        ['philosophy', text('Philosophy', 'Philosophie'), own.philosophy],
        ['heritage', text('Heritage', 'Erbe'), own.heritage],
        ['tokens', text('Tokens', 'Marker'), own.tokens],
        [
          'technologies',
          text('Technologies laid out', 'Ausliegende Technologien'),
          technologies(own),
        ],
      ]),
      ...numbers(
        seat,
        TYPES.map((type) => [
          `research ${type}`,
          text(`Research: ${guide.types[type].name.en}`, `Forschung: ${guide.types[type].name.de}`),
          own.research[type],
        ]),
      ),
      ...numbers(
        seat,
        TRAYS.map((tray) => [`cubes ${tray}`, guide.trays[tray].name, own.trays[tray]]),
      ),
    ]),
  ];
}

export const ending: Ending = {
  Picture,
  figures,
  rival: text('The Rival', 'Der Rivale'),
};
