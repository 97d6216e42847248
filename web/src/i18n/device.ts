// The words of playing on a device: apart from the others, for they are loaded with these parts.
import { lang } from './lang.svelte';

const plural = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;

const en = {
  offerTitle: 'Without a server',
  offer:
    'Play on this device: alone against the computer or several at one screen, also on the train. What you play stays in this browser.',
  offerButton: 'Play on this device',
  offerSize: 'Loads about 1 MB once.',
  offline: 'The server cannot be reached. You can play on this device all the same.',
  opening: 'The games of this device are being opened …',
  takenOver: 'The games of this device are open in another tab.',
  takeOver: 'Go on here',
  full: 'There is no room left on this device: your last move is not kept. Delete games that you no longer need, or make room.',
  noStorage:
    'This browser keeps nothing for this page, as in a private window, so no game can be played on this device.',
  noEngine: 'This page is older than the program on the server, or was built without the engine.',
  ended: 'The engine has come to its end several times. What you played is kept.',
  reload: 'Load the page anew',
  update: 'A new version is ready.',
  updateButton: 'Use it now',
  title: 'This device',
  intro: 'These games lie in this browser, on this device, and nowhere else.',
  name: 'Your name here',
  changeName: 'Change the name',
  saved: 'Saved.',
  games: 'Games on this device',
  none: 'No game yet.',
  record: 'Record',
  remove: 'Delete',
  removeSure: (name: string): string => `Delete "${name}" for good?`,
  removeNote: 'It is nowhere else, unless you have saved its record or a copy.',
  removeYes: 'Yes, delete',
  account: 'Take to my account',
  taken: 'It is on the server now, among your games.',
  open: 'Look at it there',
  app: 'As an app',
  appNote: 'Put Tetrapolis on the home screen; it starts without a network.',
  appButton: 'Install',
  appReady: 'Everything is stored: the page starts without a network.',
  appNot: 'This page can start without a network only over https.',
  backup: 'Keep a copy',
  backupNote:
    'One file with all games of this device, finished or not. Read in here or on another device, it takes the place of what is there.',
  save: 'Save all games',
  restore: 'Read in a copy',
  restoreSure: (n: number): string =>
    `The copy holds ${plural(n, 'game', 'games')}. It takes the place of all games here.`,
  restoreYes: 'Take the copy',
  restored: 'The copy has been read in.',
  notOurs: 'This file is no copy of the games of a device.',
  kept: (mb: string): string => `${mb} MB are kept in this browser.`,
  mayGo: 'The browser may delete them when room gets short. Save a copy now and then.',
  stays: 'The browser has promised to keep them.',
  server: 'To the server',
  everyRoll: 'Check every roll here',
  rollsFit: (entries: number, rolls: number): string =>
    `Played again from the seed: ${plural(entries, 'step', 'steps')}, ${rolls} of them chance, all as recorded.`,
  rollsWrong: (why: string): string => `The record does not hold: ${why}`,
};

export type DeviceWords = typeof en;

const de: DeviceWords = {
  offerTitle: 'Ohne Server',
  offer:
    'Spiele auf diesem Gerät: allein gegen den Computer oder zu mehreren an einem Bildschirm, auch im Zug. Was du spielst, bleibt in diesem Browser.',
  offerButton: 'Auf diesem Gerät spielen',
  offerSize: 'Lädt einmal etwa 1 MB.',
  offline: 'Der Server ist nicht erreichbar. Auf diesem Gerät kannst du trotzdem spielen.',
  opening: 'Die Partien dieses Geräts werden geöffnet …',
  takenOver: 'Die Partien dieses Geräts sind in einem anderen Tab offen.',
  takeOver: 'Hier weiterspielen',
  full: 'Auf diesem Gerät ist kein Platz mehr: Dein letzter Zug ist nicht gesichert. Lösche Partien, die du nicht mehr brauchst, oder schaffe Platz.',
  noStorage:
    'Dieser Browser bewahrt für diese Seite nichts auf, etwa in einem privaten Fenster. So lässt sich auf diesem Gerät nicht spielen.',
  noEngine:
    'Diese Seite ist älter als das Programm auf dem Server, oder sie wurde ohne die Engine gebaut.',
  ended: 'Die Engine ist mehrmals abgebrochen. Was du gespielt hast, ist gesichert.',
  reload: 'Seite neu laden',
  update: 'Eine neue Version ist bereit.',
  updateButton: 'Jetzt verwenden',
  title: 'Dieses Gerät',
  intro: 'Diese Partien liegen in diesem Browser auf diesem Gerät und sonst nirgends.',
  name: 'Dein Name hier',
  changeName: 'Namen ändern',
  saved: 'Gespeichert.',
  games: 'Partien auf diesem Gerät',
  none: 'Noch keine Partie.',
  record: 'Aufzeichnung',
  remove: 'Löschen',
  removeSure: (name) => `„${name}“ endgültig löschen?`,
  removeNote:
    'Sie liegt sonst nirgends, außer du hast ihre Aufzeichnung oder eine Kopie gesichert.',
  removeYes: 'Ja, löschen',
  account: 'In mein Konto übernehmen',
  taken: 'Die Partie liegt jetzt auf dem Server, bei deinen Partien.',
  open: 'Dort ansehen',
  app: 'Als App',
  appNote: 'Lege Tetrapolis auf den Startbildschirm; es startet ohne Netz.',
  appButton: 'Installieren',
  appReady: 'Alles ist gespeichert: Die Seite startet ohne Netz.',
  appNot: 'Ohne Netz kann diese Seite nur starten, wenn sie über https geladen wurde.',
  backup: 'Eine Kopie aufheben',
  backupNote:
    'Eine Datei mit allen Partien dieses Geräts, beendet oder nicht. Hier oder auf einem anderen Gerät eingelesen, ersetzt sie, was dort ist.',
  save: 'Alle Partien sichern',
  restore: 'Kopie einlesen',
  restoreSure: (n) =>
    `Die Kopie enthält ${plural(n, 'Partie', 'Partien')}. Sie ersetzt alle Partien, die hier liegen.`,
  restoreYes: 'Kopie übernehmen',
  restored: 'Die Kopie ist eingelesen.',
  notOurs: 'Diese Datei ist keine Kopie der Partien eines Geräts.',
  kept: (mb) => `${mb} MB liegen in diesem Browser.`,
  mayGo: 'Wenn der Platz knapp wird, kann der Browser sie löschen. Sichere ab und zu eine Kopie.',
  stays: 'Der Browser hat zugesagt, sie zu behalten.',
  server: 'Zum Server',
  everyRoll: 'Jeden Wurf hier prüfen',
  rollsFit: (entries, rolls) =>
    `Aus dem Startwert nachgespielt: ${plural(entries, 'Schritt', 'Schritte')}, davon ${rolls} durch Zufall, alle wie aufgezeichnet.`,
  rollsWrong: (why) => `Die Aufzeichnung stimmt nicht: ${why}`,
};

const DICTIONARIES = { en, de };

/** The words in the present language. */
export const d = (): DeviceWords => DICTIONARIES[lang.now];
