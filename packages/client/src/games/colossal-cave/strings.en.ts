import type { CARDS, CardId, CardName, RoomId } from '@lantern/games/colossal-cave/board';
import { cards, theCard } from '@lantern/games/colossal-cave/strings/en/cards';
import { strings as text } from '@lantern/games/colossal-cave/strings/en/index';
import { inRoom, rooms, theRoom } from '@lantern/games/colossal-cave/strings/en/rooms';
import { listOf, type Voice } from '@lantern/games/kit/strings';
import { does, whom } from '@lantern/games/kit/voice.en';
import type { Seat } from '@lantern/protocol/seat';

const cardsOf = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** What a card is: treasures and items are carried, actions played, reactions played out of turn. */
type Family = (typeof CARDS)[CardName]['type'];

const families: Readonly<Record<Family, string>> = {
  item: 'Item',
  treasure: 'Treasure',
  action: 'Action',
  reaction: 'Reaction',
};

/** A card that is played: on whom, and what was chosen with it. */
export interface Played {
  seat: Seat;
  card: CardId;
  target?: Seat | undefined;
  item?: CardId | undefined;
  room?: RoomId | undefined;
}

const on = (voice: Voice, { seat, target }: Played): string =>
  target === undefined ? '' : ` on ${whom(voice, target, seat)}`;

const common = {
  text,
  cards,
  rooms,
  families,
  you: 'You',
  onItsWay: 'On its way…',
  /** A card with the word of its family. */
  labelled: (name: string, family: Family) => `${name}, ${families[family].toLowerCase()}`,
  noted: (label: string, note: string | undefined) => (note ? `${label}, ${note}` : label),
  playedIn: (where: string) => (where === 'Nowhere' ? 'Played nowhere' : `Played in: ${where}`),
  safe: (count: number) => `${count} of 3 treasures in the safe`,
};

const map = {
  label: 'Map of the cave',
  window: 'Window onto the map',
  /** The name of a room on at most two lines, about equally long. */
  lines: (room: RoomId): readonly string[] => {
    const name = rooms[room];
    if (name.startsWith('Hall of the ')) return ['Hall of the', name.slice(12)];
    const words = name.split(' ');
    return words.length < 2 ? words : [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
  },
  room: (room: RoomId, lit: boolean, people: readonly string[], reachable: boolean) => {
    const here = people.length > 0 ? `, ${listOf(people)} here` : '';
    return `${rooms[room]}, ${lit ? 'lit' : 'dark'}${here}${reachable ? '. Move here' : ''}`;
  },
  drawPile: (count: number, drawing: boolean) => `Draw pile, ${cardsOf(count)}${drawing ? '. Draw one' : ''}`,
  discardPile: (count: number, top: string | undefined) =>
    `Discard pile, ${cardsOf(count)}${top ? `, on top ${top}` : ''}. Show all`,
};

const bar = {
  label: 'What you can do',
  over: 'The match is over.',
  discard: (count: number) => `Tap a card to discard: ${count} more.`,
  run: (left: number) => `Tap a lit room to run on: ${left} more.`,
  move: 'Tap a lit room, or stay.',
  play: 'Tap a lit card, or:',
  /** No card can be played now. */
  playNone: 'No card fits here: draw, move on or do nothing.',
  draw: 'Draw a card, or skip it.',
  /** Something that is carried may be used first. */
  drawOrUse: 'Use what glows, or draw.',
  reactions: 'Waiting for reactions.',
  waitingFor: (names: readonly string[]) => (names.length > 0 ? `Waiting for ${listOf(names)}.` : 'Waiting.'),
  askMyself: 'Ask me too about my own move',
  /** Instead of what is asked, once `askMyself` is on. */
  askedMyself: 'Tap a lit room: you will be asked about your own move too.',
  askMe: 'Ask me too',
};

const status = {
  steps: { draw: 'Draw', move: 'Move', play: 'Play', limit: 'Discard' },
  round: 'Round',
  closing: 'The cave is closing',
  turnsLeft: (turns: number) => ` · ${turns} more ${turns === 1 ? 'turn' : 'turns'}`,
  yourWords: (words: number) => `Your words ${words}/2`,
};

const own = {
  hand: (count: number) => `Your hand, ${cardsOf(count)}`,
  inHand: (label: string, possible: boolean) => `${label}, in hand${possible ? ', possible now' : ''}`,
  emptyHand: 'Your hand is empty.',
  place: 'Your place',
  self: (count: number, dead: boolean) =>
    `You: ${common.safe(count)}${dead ? ', dead until your next turn' : ''}. Show all`,
  dead: 'You are dead',
  safes: 'Your safes',
  carry: 'You carry',
  carried: (label: string, usable: boolean) => `${label}, carried${usable ? '. Use it' : ''}`,
  use: 'Use',
  safe: 'Safe',
  nothing: 'You carry nothing',
};

const others = {
  label: 'The other players',
  conceded: 'has conceded',
  deadLong: 'dead until the next turn',
  dead: 'dead',
  gone: 'gone',
  inHand: (count: number) => `${cardsOf(count)} in hand`,
  carries: (names: readonly string[]) => (names.length > 0 ? `carries ${names.join(', ')}` : 'carries nothing'),
};

const described = {
  label: 'The table in words',
  turn: (round: number, name: string, step: string) => `Round ${round}. ${name} to move, step ${step}.`,
  place: (room: RoomId, lit: boolean) => `${inRoom(room)}, ${lit ? 'in the light' : 'in the dark'}`,
  player: (name: string, place: string, carried: readonly string[], safe: readonly string[], hand: number) =>
    `${name}: ${place}. Carries ${listOf(carried) || 'nothing'}. In the safe: ${listOf(safe) || 'nothing'}. Cards in hand: ${hand}.`,
  piles: (draw: number, discarded: number, top: string | undefined, closing: boolean) =>
    `${draw} cards to draw. ${discarded} discarded${top ? `, ${top} on top` : ''}.${closing ? ' The cave is closing: the way out is shut.' : ''}`,
};

const decisions = {
  /** What a tap on a card does, in front of its label. */
  deed: (deed: string, label: string) => `${deed} ${label}`,
  toll: (card: string, name: string) => `${card} (${name})`,
  payWith: 'Pay with',
  dropAll: 'Discard all but the Emerald',
  stay: 'Stay here',
  stayAndEnd: 'Stay, end my turn',
  pickTreasure: 'Pick a treasure',
  pickCard: 'Pick a card',
  pickHelp: 'Out of the discard pile into your hand; everybody sees it.',
  pick: 'Pick',
  playNow: (card: string) => `Play ${card} now?`,
  keep: 'Keep it',
  drop: (count: number) => (count === 1 ? 'Drop one card' : `Drop ${count} cards`),
  dropHelp: 'You may keep two of the cards you carry.',
  dropOne: 'Drop',
  asked: { target: 'On whom?', item: 'Which card?', room: 'Which room?' },
  play: 'Play',
  back: 'Back',
};

const reactions = {
  label: 'Reactions',
  title: 'Any reaction?',
  defendWith: 'Defend with',
  discard: 'Discard',
  play: 'Play',
  playThe: 'Play the',
  defendNote: 'Reveal it: no effect on you',
  discardNote: 'Discard them to cancel it',
  youPass: 'You pass.',
  youUse: 'You use the Dwarvish Magazines.',
  youAnswer: (card: string) => `You answer with ${card}.`,
  passMoves: 'Pass on moves until my turn',
  passCards: 'Pass on cards until my turn',
  waiting: 'Waiting for reactions',
  change: 'Change',
  /** The tick for the standing order, as it stands after the button; its full words are `passMoves` and `passCards`. */
  untilMyTurn: 'until my turn',
  passing: 'Nothing to answer: passing…',
  passed: 'Nothing to answer: you have passed.',
  pass: 'Pass',
  /** What may be answered now. */
  moves: (voice: Voice, seat: Seat, to: RoomId) => `${does(voice, seat, 'move')} to ${theRoom(to)}.`,
  plays: (voice: Voice, played: Played) => {
    const { seat, card, item, room } = played;
    const what = item ? `: ${theCard(item)}` : room ? `: ${theRoom(room)}` : '';
    return `${does(voice, seat, 'play')} ${theCard(card)}${on(voice, played)}${what}.`;
  },
  /** A reaction: against a card, or on somebody. */
  answers: (voice: Voice, played: Played, against: CardId | undefined) => {
    const { seat, card } = played;
    return `${does(voice, seat, 'play')} ${theCard(card)}${against ? ` against ${theCard(against)}` : on(voice, played)}.`;
  },
};

const sheets = {
  discard: 'Discard',
  defendWithIt: 'Defend with it',
  answerWithIt: 'Answer with it',
  openSheet: (label: string) => `Read ${label}`,
  inSafe: 'in a safe',
  lit: 'Light: nobody falls into a pit here.',
  dark: 'Dark: beware of the Bottomless Pit.',
  idleHere: (rooms: readonly string[]) => `Here it would do nothing. It works in: ${rooms.join(', ')}.`,
  playedHere: 'Played here',
  nothingPlayed: 'No item or treasure is played here.',
  moveHere: 'Move here',
  conceded: 'Has conceded.',
  dead: 'Dead: back in the Well House on the next own turn.',
  in: (room: RoomId) => `In: ${rooms[room]}`,
  safes: 'Safes',
  noTreasure: 'No treasure is safe yet.',
  carried: 'Carried',
  nothing: 'Nothing.',
  hand: 'Hand',
  knownOfHand: 'In hand, as everybody saw',
  empty: 'Empty.',
  discardPile: (count: number) => `Discard pile (${count})`,
  newestFirst: (left: number) => `Newest first. ${cardsOf(left)} left to draw.`,
  noDiscards: 'The discard pile is empty.',
};

const standing = {
  title: 'Standing orders',
  help: 'What you pass on without being asked. Only you know.',
  moves: 'Pass on moves',
  movesHelp: 'You are not asked when somebody moves.',
  plays: 'Pass on cards',
  playsHelp: 'You are not asked when somebody plays a card.',
  targeted: 'Even on cards aimed at me',
  targetedHelp: 'Otherwise you are asked all the same.',
  untilMyTurn: 'Only until my turn',
  untilMyTurnHelp: 'Then you are asked again.',
};

/** Every English string of the board. */
export const strings = { ...common, map, bar, status, own, others, described, decisions, reactions, sheets, standing };

/** The strings that every language must have. */
export type Strings = typeof strings;
