import { cards, theCard } from '@lantern/games/colossal-cave/strings/de/cards';
import { strings as text } from '@lantern/games/colossal-cave/strings/de/index';
import { inRoom, rooms, toRoom } from '@lantern/games/colossal-cave/strings/de/rooms';
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
  text,
  cards,
  rooms,
  families,
  you: 'Du',
  onItsWay: 'Unterwegs…',
  labelled: (name, family) => `${name}, ${families[family]}`,
  noted: (label, note) => (note ? `${label}, ${note}` : label),
  playedIn: (where) => (where === 'Nirgends' ? 'Wird nirgends gespielt' : `Gespielt in: ${where}`),
  safe,
} satisfies Partial<Strings>;

const map: Strings['map'] = {
  label: 'Karte der Höhle',
  window: 'Ausschnitt der Karte',
  lines: (room) => {
    const name = rooms[room];
    if (name.startsWith('Halle des ')) return ['Halle des', name.slice(10)];
    const [, head, tail] = /^(.{5,}?)-?((?:[Rr]aum|[Zz]immer|kammer|punkt|haus|blick|saal))$/.exec(name) ?? [];
    return head && tail && name.length > 10 ? [`${head}-`, tail.toLowerCase()] : [name];
  },
  room: (room, lit, people, reachable) => {
    const here = people.length > 0 ? `, hier: ${listOf(people)}` : '';
    return `${rooms[room]}, ${lit ? 'hell' : 'dunkel'}${here}${reachable ? '. Hierhin gehen' : ''}`;
  },
  drawPile: (count, drawing) => `Nachziehstapel, ${cardsOf(count)}${drawing ? '. Eine ziehen' : ''}`,
  discardPile: (count, top) => `Ablagestapel, ${cardsOf(count)}${top ? `, oben ${top}` : ''}. Alle zeigen`,
};

const bar: Strings['bar'] = {
  label: 'Was du tun kannst',
  over: 'Die Partie ist vorbei.',
  discard: (count) => `Tippe auf Karten zum Ablegen: noch ${count}.`,
  run: (left) => `Tippe auf einen hellen Raum: noch ${left}.`,
  move: 'Tippe auf einen hellen Raum, oder bleib.',
  play: 'Tippe auf eine helle Karte, oder:',
  playNone: 'Hier passt keine Karte: zieh, geh weiter oder tu nichts.',
  draw: 'Zieh eine Karte oder verzichte.',
  drawOrUse: 'Nutze, was leuchtet, oder zieh.',
  reactions: 'Warten auf Reaktionen.',
  waitingFor: (names) => (names.length > 0 ? `Warten auf ${listOf(names)}.` : 'Warten.'),
  askMyself: 'Frag mich auch bei meinem eigenen Schritt',
  askedMyself: 'Tippe auf einen hellen Raum: du wirst auch selbst gefragt.',
  askMe: 'Frag mich auch',
};

const status: Strings['status'] = {
  steps: { draw: 'Ziehen', move: 'Gehen', play: 'Spielen', limit: 'Ablegen' },
  round: 'Runde',
  closing: 'Die Höhle schließt',
  turnsLeft: (turns) => ` · noch ${turns} ${turns === 1 ? 'Zug' : 'Züge'}`,
  yourWords: (count) => `Deine Worte ${count}/2`,
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
  label: 'Der Tisch in Worten',
  turn: (round, name, step) => `Runde ${round}. Am Zug: ${name}, Schritt: ${step}.`,
  place: (room, lit) => `${inRoom(room)}, ${lit ? 'im Hellen' : 'im Dunkeln'}`,
  player: (name, place, carried, inSafe, hand) =>
    `${name}: ${place}. Trägt: ${listOf(carried) || 'nichts'}. Im Tresor: ${listOf(inSafe) || 'nichts'}. Handkarten: ${hand}.`,
  piles: (draw, discarded, top, closing) =>
    `Noch zu ziehen: ${draw}. Abgelegt: ${discarded}${top ? `, oben ${top}` : ''}.${closing ? ' Die Höhle schließt: Das Gitter ist zu.' : ''}`,
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
  drop: (count) => (count === 1 ? 'Lass eine Karte fallen' : `Lass ${count} Karten fallen`),
  dropHelp: 'Zwei der getragenen Karten darfst du behalten.',
  dropOne: 'Fallen lassen',
  asked: { target: 'Auf wen?', item: 'Welche Karte?', room: 'Welcher Raum?' },
  play: 'Spielen',
  back: 'Zurück',
};

const reactions: Strings['reactions'] = {
  label: 'Reaktionen',
  title: 'Reagierst du?',
  defendWith: 'Damit wehren',
  discard: 'Ablegen',
  play: 'Spielen',
  playThe: 'Spielen',
  defendNote: 'Vorzeigen: keine Wirkung auf dich',
  discardNote: 'Ablegen, um es aufzuheben',
  youPass: 'Du passt.',
  youUse: 'Du benutzt die Zwergenmagazine.',
  youAnswer: (card) => `Deine Antwort: ${card}.`,
  passMoves: 'Bis zu meinem Zug bei Schritten passen',
  passCards: 'Bis zu meinem Zug bei Karten passen',
  waiting: 'Warten auf Reaktionen',
  change: 'Ändern',
  untilMyTurn: 'bis zu meinem Zug',
  passing: 'Nichts zu antworten: du passt gleich …',
  passed: 'Nichts zu antworten: du hast gepasst.',
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
  answerWithIt: 'Damit antworten',
  openSheet: (label) => `${label} lesen`,
  inSafe: 'in einem Tresor',
  lit: 'Hell: Hier fällt niemand in eine Grube.',
  dark: 'Dunkel: Hüte dich vor der bodenlosen Grube.',
  idleHere: (rooms) => `Hier bliebe es ohne Wirkung. Es wirkt in: ${rooms.join(', ')}.`,
  playedHere: 'Hier gespielt',
  nothingPlayed: 'Hier wird kein Gegenstand und kein Schatz gespielt.',
  moveHere: 'Hierhin gehen',
  conceded: 'Hat aufgegeben.',
  dead: 'Tot: im nächsten eigenen Zug wieder im Brunnenhaus.',
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
  title: 'Daueraufträge',
  help: 'Wobei du passt, ohne gefragt zu werden. Nur du weißt davon.',
  moves: 'Bei Schritten passen',
  movesHelp: 'Du wirst nicht gefragt, wenn jemand geht.',
  plays: 'Bei Karten passen',
  playsHelp: 'Du wirst nicht gefragt, wenn jemand eine Karte spielt.',
  targeted: 'Auch bei Karten gegen mich',
  targetedHelp: 'Sonst wirst du dann doch gefragt.',
  untilMyTurn: 'Nur bis zu meinem Zug',
  untilMyTurnHelp: 'Danach wirst du wieder gefragt.',
};

/** Every German string of the board. */
export const strings: Strings = {
  ...common,
  map,
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
