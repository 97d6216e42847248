// What is to be done, in the viewer's own numbers, in English and German.
import type { Text } from '../../protocol';
import { many, text } from '../common/words';

/** A number with the right form of its noun. */
export const cubes = (n: number): Text => many(n, ['cube', 'cubes'], ['Würfel', 'Würfel']);
export const pointsOf = (n: number): Text =>
  many(n, ['research point', 'research points'], ['Forschungspunkt', 'Forschungspunkte']);

/** How many of what is offered can be paid for. */
const reach = (n: number): Text => text(`${n} in reach`, `${n} bezahlbar`);

/** Short enough for the two lines of a telephone. */
export const PROMPTS = {
  lay: (discards: boolean) =>
    discards
      ? text(
          'Swap cards: left for cubes, right for research, the fifth goes.',
          'Tausche: links für Würfel, rechts für Forschung, die fünfte geht weg.',
        )
      : text(
          'Swap cards: left for cubes, right for research.',
          'Tausche: links für Würfel, rechts für Forschung.',
        ),
  laid: (discard: Text) =>
    text(
      `Discard ${discard.en} and lay the others so, or swap on.`,
      `„${discard.de}“ verwerfen und so legen, oder weiter tauschen.`,
    ),
  giveUpCubes: (n: number, offered: number, limit: number) =>
    text(
      `Give up ${cubes(n).en}: ${offered} come, your limit is ${limit}.`,
      `Verzichte auf ${cubes(n).de}: ${offered} kämen, dein Limit ist ${limit}.`,
    ),
  giveUpCircles: (n: number, offered: number, limit: number) =>
    text(
      `Give up ${pointsOf(n).en}: ${offered} come, your limit is ${limit}.`,
      `Verzichte auf ${n} Forschung: ${offered} kämen, dein Limit ist ${limit}.`,
    ),
  types: (n: number) =>
    n === 1
      ? text('Choose the type of 1 research point.', 'Bestimme den Typ von 1 Forschungspunkt.')
      : text(
          `Choose the types of ${n} research points.`,
          `Bestimme die Typen von ${n} Forschungspunkten.`,
        ),
  gains: (points: number, pieces: number) => {
    const parts = [
      ...(points > 0 ? [pointsOf(points)] : []),
      ...(pieces > 0 ? [cubes(pieces)] : []),
    ];
    const en = parts.map((part) => part.en).join(', then ');
    const de = parts.map((part) => part.de).join(', dann ');
    return text(`Choose what you gain: ${en}.`, `Wähle, was du erhältst: ${de}.`);
  },
  wonders: (n: number, again: boolean) =>
    text(
      `Bid ${again ? 'again ' : ''}for a wonder or pass: ${reach(n).en}.`,
      `Biete ${again ? 'noch einmal ' : ''}auf ein Wunder oder passe: ${reach(n).de}.`,
    ),
  leaders: (n: number, again: boolean) =>
    text(
      `Bid ${again ? 'again ' : ''}for a leader or pass: ${reach(n).en}.`,
      `Biete ${again ? 'noch einmal ' : ''}auf einen Anführer oder passe: ${reach(n).de}.`,
    ),
  buys: (n: number) =>
    text(`Buy a technology: ${reach(n).en}.`, `Kaufe eine Technologie: ${reach(n).de}.`),
  adopts: text(
    'Nothing is in reach: take a technology of the lowest level for free.',
    'Nichts ist bezahlbar: Nimm umsonst eine Technologie der niedrigsten Stufe.',
  ),
};
