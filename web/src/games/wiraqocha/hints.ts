// What is sensible to look at now, for a first game: from the open question and what lies there.
import type { Text } from '../../protocol';
import type { Scene } from '../game';
import { isMine, ownSeat, viewOf, waysOf } from './scene';
import type { Ask } from './shown';

const ASKED: Partial<Record<Ask, Text>> = {
  mover: {
    en: 'Explorers are for ruins, Drillers for veins, Zeppelins for mountains. A piece from the map leaves its hex behind; one from the reserve does not.',
    de: 'Entdecker gehören in Ruinen, Bohrer auf Adern, Zeppeline ins Gebirge. Eine Figur vom Spielplan gibt ihr Feld auf, eine aus der Reserve nicht.',
  },
  condition: {
    en: 'Several sets of dice pay this hex. Keep the dice that pay for another hex, or a high one for defence.',
    de: 'Mehrere Würfel bezahlen dieses Feld. Behalte die, mit denen du noch ein Feld bezahlst, oder einen hohen zur Abwehr.',
  },
  beating: {
    en: 'Any die above the defence will do. Take the lowest that is high enough.',
    de: 'Jeder Würfel über der Abwehr reicht. Nimm den niedrigsten, der hoch genug ist.',
  },
  loot: {
    en: 'Take what brings you nearer to your goal, or your rival further from theirs: the bars beside the names show both.',
    de: 'Nimm, was dich deinem Ziel näher bringt oder den Gegner von seinem entfernt: Die Balken neben den Namen zeigen beides.',
  },
};

const ROLL: Text = {
  en: 'Your income has come by itself. Each village you hold adds a die to this roll. Now roll.',
  de: 'Dein Einkommen ist von selbst gekommen. Jedes Dorf, das du beherrschst, gibt diesem Wurf einen Würfel mehr. Würfle jetzt.',
};
const BASE: Text = {
  en: 'Your base comes first. A good place has a village and a vein beside it: pieces from your reserve enter next door.',
  de: 'Zuerst kommt dein Basislager. Gut steht es neben einem Dorf und einer Ader: Figuren aus deiner Reserve kommen nebenan ins Spiel.',
};
const BUILD: Text = {
  en: 'You can pay for a technology: click a ringed card. Only 3 resources stay with you at the end of a turn.',
  de: 'Du kannst eine Technologie bezahlen: Klicke auf eine umringte Karte. Nur 3 Ressourcen bleiben dir am Ende des Zuges.',
};
const EARLY: Text = {
  en: 'Gold rings are hexes that your dice pay. Early on villages are best, 1 more die in every turn, then jungle for resources.',
  de: 'Goldene Ringe sind Felder, die deine Würfel bezahlen. Am Anfang sind Dörfer am besten, 1 Würfel mehr in jedem Zug, dann Dschungel für Ressourcen.',
};
const LATER: Text = {
  en: 'Choose your goal: Explorers to the ruins for skulls, Drillers to the veins for crystals, or cards for the Leviathan.',
  de: 'Wähle dein Ziel: Entdecker in die Ruinen für Schädel, Bohrer auf die Adern für Kristalle oder Karten für den Leviathan.',
};
const STEP: Text = {
  en: 'No hex fits these dice. For 2 resources a die goes up or down by 1: that may pay one.',
  de: 'Kein Feld passt zu diesen Würfeln. Für 2 Ressourcen geht ein Würfel um 1 hinauf oder hinunter: Vielleicht passt dann eins.',
};
const GUARD: Text = {
  en: 'What is left can guard your hexes: a high die on the hex you need most. It lies there in your next turn too, so you roll one less.',
  de: 'Was übrig ist, kann deine Felder bewachen: ein hoher Würfel auf dem wichtigsten. Er liegt auch im nächsten Zug dort, du wirfst dann einen weniger.',
};
const END: Text = {
  en: 'Nothing useful is left. End the turn: your Drillers mine now.',
  de: 'Nichts Nützliches ist mehr übrig. Beende den Zug: Jetzt fördern deine Bohrer.',
};

const EARLY_ROUNDS = 3;

function ofMenu(scene: Scene): Text {
  const view = viewOf(scene);
  const offers = (action: string): boolean => waysOf(scene, action).length > 0;
  if ((view.seats[ownSeat(scene)]?.reserve.base ?? 0) > 0) return BASE;
  if (offers('build')) return BUILD;
  if (offers('conquer')) return view.round <= EARLY_ROUNDS ? EARLY : LATER;
  if (offers('step')) return STEP;
  return offers('lay') ? GUARD : END;
}

export function hintOf(scene: Scene): Text | null {
  if (!isMine(scene) || scene.pick.ways.size === 0) return null;
  const { phase, pending } = viewOf(scene);
  if (phase === 'preparing') return ROLL;
  return pending.ask === 'nothing' ? ofMenu(scene) : (ASKED[pending.ask] ?? null);
}
