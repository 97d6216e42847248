// What Hyperborea brings to its end: the picture, and what is compared.
import { numbers } from '../../common/end/figures';
import { text } from '../../common/words';
import type { Ending, Figure, Scene } from '../../game';
import { guideOf, viewOf } from '../scene';
import { COLOURS } from '../shown';
import Picture from './Picture.svelte';

function figures(scene: Scene): Figure[] {
  const guide = guideOf(scene);
  return viewOf(scene).seats.flatMap((own, seat) => [
    ...numbers(seat, [
      ['points', text('Points', 'Punkte'), own.points],
      ['gems', text('Gems', 'Edelsteine'), own.gems],
      ['cards', text('Technologies', 'Technologien'), own.taken],
      ['control', text('Hexes under control', 'Felder unter Kontrolle'), own.control],
      ['trophies', text('Trophies', 'Trophäen'), own.trophies.length],
      ['ghosts', text('Ghosts', 'Geister'), own.ghosts],
      ['cubes', text('Cubes', 'Würfel'), own.cubes],
      ['reserve', text('Miniatures in reserve', 'Figuren im Vorrat'), own.reserve],
    ]),
    ...numbers(
      seat,
      COLOURS.filter((colour) => colour in own.markers).map((colour) => [
        `level ${colour}`,
        text(
          `Level of ${guide.colours[colour].name.en}`,
          `Stufe von ${guide.colours[colour].name.de}`,
        ),
        own.markers[colour as keyof typeof own.markers],
      ]),
    ),
  ]);
}

export const ending: Ending = { Picture, figures };
