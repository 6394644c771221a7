import { cards, theCard } from '@lantern/games/colossal-cave/strings/de/cards';
import { strings as text } from '@lantern/games/colossal-cave/strings/de/index';
import { inRoom, rooms, toRoom } from '@lantern/games/colossal-cave/strings/de/rooms';
import { plural, quantity } from '@lantern/games/kit/plural.de';
import type { Voice } from '@lantern/games/kit/strings';
import { counted, does, listOf, whom } from '@lantern/games/kit/voice.de';
import type { Played, Strings } from './strings.en';

const cardsOf = (count: number): string => counted(count, 'eine Karte', 'Karten');

const families: Strings['families'] = {
  item: 'Gegenstand',
  treasure: 'Schatz',
  action: 'Aktion',
  reaction: 'Reaktion',
};

const on = (voice: Voice, { seat, target }: Played): string =>
  target === undefined ? '' : ` auf ${whom(voice, target, seat)}`;

const safe = (count: number): string => `${count} von 3 Schätzen im Tresor`;

const common = {
  keys: [{ keys: ['I'], does: 'Auf einem Raum: nachlesen' }],
  text,
  cards,
  rooms,
  families,
  you: 'Du',
  onItsWay: 'Unterwegs …',
  labelled: (name, family) => `${name}, ${families[family]}`,
  noted: (label, note) => (note ? `${label}, ${note}` : label),
  playedIn: (where) => `Gespielt in: ${where}`,
  playedNowhere: 'Wird nirgends gespielt',
  safe,
  third: 'ein dritter Schatz auf dem Heimweg',
} satisfies Partial<Strings>;

const map: Strings['map'] = {
  label: 'Plan der Höhle',
  window: 'Ausschnitt des Plans',
  lines: {
    wellHouse: ['Brunnen-', 'haus'],
    cobbleCrawl: ['Geröllgang'],
    hallOfMists: ['Nebelhalle'],
    twistyMaze: ['Labyrinth'],
    mountainKing: ['Halle des', 'Bergkönigs'],
    y2: ['Y2'],
    complexJunction: ['Knoten-', 'punkt'],
    bedquilt: ['Bedquilt'],
    swissCheese: ['Käsekammer'],
    orientalRoom: ['Orient-', 'zimmer'],
    ploverRoom: ['Plover-', 'zimmer'],
    twopit: ['Zweigruben-', 'raum'],
    giantRoom: ['Riesensaal'],
    volcanoView: ['Vulkan-', 'blick'],
  },
  room: (room, lit, people, deed, away) => {
    const here = people.length > 0 ? `, hier: ${listOf(people)}` : '';
    const act = deed ? `. ${{ step: 'Hierhin gehen', choose: 'Wählen' }[deed]}` : '';
    return `${rooms[room]}, ${lit ? 'hell' : 'dunkel'}${here}${away ? `, ${away}` : ''}${act}`;
  },
  drawPile: (count, drawing) => `Nachziehstapel, ${cardsOf(count)}${drawing ? '. Eine ziehen' : ''}`,
  discardPile: (count, top) => `Ablagestapel, ${cardsOf(count)}${top ? `, oben ${top}` : ''}. Alle zeigen`,
};

const note: Strings['note'] = {
  answer: 'Reaktion',
  here: 'hier',
  steps: (count) => `${counted(count, 'ein Schritt', 'Schritte')} entfernt`,
};

const bar: Strings['bar'] = {
  label: 'Was du tun kannst',
  over: 'Die Partie ist vorbei.',
  discard: (count) => `Wähle Karten zum Ablegen: noch ${count}.`,
  run: (left) => `Wähle einen Raum: noch ${left}.`,
  move: 'Wähle einen Raum oder bleib.',
  play: 'Spiele eine Karte, oder:',
  playNone: 'Hier passt keine Karte: Zieh, geh weiter oder tu nichts.',
  draw: 'Zieh eine Karte oder verzichte.',
  drawOrUse: 'Nutze eine Karte, die du trägst, oder zieh.',
  reactions: 'Warten auf Reaktionen.',
  waitingFor: (names) => (names.length > 0 ? `Warten auf ${listOf(names)}.` : 'Warten.'),
  askedMyself: 'Wähle einen Raum: Du wirst auch selbst gefragt.',
};

const status: Strings['status'] = {
  steps: { draw: 'Ziehen', move: 'Gehen', play: 'Spielen', limit: 'Ablegen' },
  ofTurn: 'Teile des Zugs',
  round: 'Runde',
  closing: 'Die Höhle schließt',
  turnsLeft: (turns) => ` · noch ${quantity(turns, 'Zug', 'Züge')}`,
  yourWords: 'Deine Worte',
};

const own: Strings['own'] = {
  hand: (count) => `Deine Hand, ${cardsOf(count)}`,
  inHand: (label, possible) => `${label}, auf der Hand${possible ? ', jetzt möglich' : ''}`,
  emptyHand: 'Deine Hand ist leer.',
  place: 'Dein Platz',
  self: (count, dead) => `Du: ${safe(count)}${dead ? ', tot bis zu deinem nächsten Zug' : ''}. Alles zeigen`,
  dead: 'Du bist tot',
  safes: 'Deine Tresore',
  carry: 'Du trägst',
  carried: (label, usable) => `${label}, getragen${usable ? '. Benutzen' : ''}`,
  use: 'Nutzen',
  safe: 'Tresor',
  nothing: 'Du trägst nichts',
};

const others: Strings['others'] = {
  label: 'Die anderen',
  conceded: 'hat aufgegeben',
  deadLong: 'tot bis zum nächsten Zug',
  dead: 'tot',
  gone: 'fort',
  inHand: (count) => `${cardsOf(count)} auf der Hand`,
  carries: (names) => (names.length > 0 ? `trägt ${names.join(', ')}` : 'trägt nichts'),
};

const described: Strings['described'] = {
  place: (room, lit) => `${inRoom(room)}, ${lit ? 'im Hellen' : 'im Dunkeln'}`,
};

const decisions: Strings['decisions'] = {
  deed: (deed, label) => `${deed}: ${label}`,
  toll: (card, name) => `${card} (${name})`,
  payWith: 'Damit zahlen',
  dropAll: 'Alles außer dem Smaragd ablegen',
  stay: 'Hier bleiben',
  stayAndEnd: 'Bleiben, Zug beenden',
  pickTreasure: 'Nimm einen Schatz',
  pickCard: 'Nimm eine Karte',
  pickHelp: 'Vom Ablagestapel auf deine Hand; alle sehen sie.',
  pick: 'Nehmen',
  playNow: (card) => `${card} jetzt spielen?`,
  keep: 'Behalten',
  drop: (count) => plural(count, 'Lass eine Karte fallen', `Lass ${count} Karten fallen`),
  dropHelp: 'Zwei der getragenen Karten darfst du behalten.',
  dropOne: 'Fallen lassen',
  asked: { target: 'auf wen?', item: 'welche Karte?', room: 'in welchen Raum?' },
  play: 'Spielen',
  back: 'Zurück',
  tapRoom: 'Wähle einen Raum auf dem Plan.',
};

const reactions: Strings['reactions'] = {
  label: 'Reaktionen',
  title: 'Reagierst du?',
  defendWith: 'Damit wehren',
  discard: 'Ablegen',
  play: 'Spielen',
  playThe: 'Spielen',
  defendNote: 'Vorzeigen: keine Wirkung auf dich',
  discardNote: 'Ablegen und damit kontern',
  saves: 'Schützt dich',
  cancels: 'Kontert sie',
  stops: 'Kann aufhalten',
  mayStop: 'Ein Schritt durch einen Gang: Eine Reaktion kann ihn aufhalten oder nutzen.',
  youPass: 'Du passt.',
  youUse: 'Du benutzt die Zwergenmagazine.',
  youAnswer: (card) => `Deine Antwort: ${card}.`,
  passMoves: 'Bis zu meinem Zug bei Schritten passen',
  passCards: 'Bis zu meinem Zug bei Karten passen',
  waiting: 'Warten auf Reaktionen',
  change: 'Ändern',
  untilMyTurn: 'bis zu meinem Zug',
  passing: 'Keine Reaktion möglich: Du passt gleich …',
  passed: 'Keine Reaktion möglich: Du hast gepasst.',
  pass: 'Passen',
  moves: (voice, seat, to) => `${does(voice, seat, 'gehst', 'geht')} ${toRoom(to)}.`,
  plays: (voice, played) => {
    const { seat, card, item, room } = played;
    const what = item ? `: ${theCard(item)}` : room ? `: ab ${toRoom(room)}` : '';
    return `${does(voice, seat, 'spielst', 'spielt')} ${theCard(card, 'accusative')}${on(voice, played)}${what}.`;
  },
  answers: (voice, played, against) => {
    const { seat, card } = played;
    const aim = against ? ` gegen ${theCard(against, 'accusative')}` : on(voice, played);
    return `${does(voice, seat, 'spielst', 'spielt')} ${theCard(card, 'accusative')}${aim}.`;
  },
};

const sheets: Strings['sheets'] = {
  discard: 'Ablegen',
  defendWithIt: 'Damit wehren',
  answerWithIt: 'Damit reagieren',
  openSheet: (label) => `${label} lesen`,
  inSafe: 'in einem Tresor',
  lit: 'Hell: Hier fällt niemand in eine Grube.',
  dark: 'Dunkel: Hüte dich vor der bodenlosen Grube.',
  idleHere: (rooms) => `Hier hat es keine Wirkung. Es wirkt in: ${rooms.join(', ')}.`,
  playedHere: 'Hier gespielt',
  nothingPlayed: 'Hier wird kein Gegenstand und kein Schatz gespielt.',
  moveHere: 'Hierhin gehen',
  conceded: 'Hat aufgegeben.',
  dead: 'Tot: kehrt im nächsten eigenen Zug ins Brunnenhaus zurück.',
  in: (room) => `Ort: ${rooms[room]}`,
  safes: 'Tresore',
  noTreasure: 'Noch ist kein Schatz in Sicherheit.',
  carried: 'Getragen',
  nothing: 'Nichts.',
  hand: 'Hand',
  knownOfHand: 'Auf der Hand, wie alle gesehen haben',
  empty: 'Leer.',
  discardPile: (count) => `Ablagestapel (${count})`,
  newestFirst: (left) => `Die neueste zuerst. Noch zu ziehen: ${left}.`,
  noDiscards: 'Der Ablagestapel ist leer.',
};

const standing: Strings['standing'] = {
  title: 'Automatisch passen',
  help: 'Wähle, wann du passt, ohne gefragt zu werden. Nur du weißt davon.',
  moves: 'Bei Schritten passen',
  movesHelp: 'Du wirst nicht gefragt, wenn jemand geht.',
  plays: 'Bei Karten passen',
  playsHelp: 'Du wirst nicht gefragt, wenn jemand eine Karte spielt.',
  targeted: 'Auch bei Karten gegen mich',
  targetedHelp: 'Sonst wirst du trotzdem gefragt.',
  untilMyTurn: 'Nur bis zu meinem Zug',
  untilMyTurnHelp: 'Danach wirst du wieder gefragt.',
  askMyself: 'Frag mich auch bei meinem eigenen Schritt',
  askMyselfHelp: 'So kannst du auf deinen eigenen Schritt reagieren.',
};

export const strings: Strings = {
  ...common,
  map,
  note,
  bar,
  status,
  own,
  others,
  described,
  decisions,
  reactions,
  sheets,
  standing,
};
