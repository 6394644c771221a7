import type { CARDS, CardId, CardName, RoomId } from '@lantern/games/colossal-cave/board';
import { cards, theCard } from '@lantern/games/colossal-cave/strings/en/cards';
import { strings as text } from '@lantern/games/colossal-cave/strings/en/index';
import { inRoom, rooms, theRoom } from '@lantern/games/colossal-cave/strings/en/rooms';
import { plural, quantity } from '@lantern/games/kit/plural.en';
import { listOf, type Voice } from '@lantern/games/kit/strings';
import { does, whom } from '@lantern/games/kit/voice.en';
import type { Seat } from '@lantern/protocol/seat';

const cardsOf = (count: number): string => quantity(count, 'card');

/** The kind of a card: treasures and items are carried, actions played, reactions played out of turn. */
type Family = (typeof CARDS)[CardName]['type'];

const families: Readonly<Record<Family, string>> = {
  item: 'Item',
  treasure: 'Treasure',
  action: 'Action',
  reaction: 'Reaction',
};

/** A played card with its target and choices. */
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
  keys: [{ keys: ['I'], does: 'On a room: read about it' }],
  text,
  cards,
  rooms,
  families,
  you: 'You',
  onItsWay: 'On its way…',
  /** A card with the word of its family. */
  labelled: (name: string, family: Family) => `${name}, ${families[family].toLowerCase()}`,
  noted: (label: string, note: string | undefined) => (note ? `${label}, ${note}` : label),
  playedIn: (where: string) => `Played in: ${where}`,
  playedNowhere: 'Played nowhere',
  safe: (count: number) => `${count} of 3 treasures in the safe`,
  /** The label of carried treasures that would win once deposited. */
  third: 'a third treasure on its way home',
};

const map = {
  label: 'Map of the cave',
  window: 'Window onto the map',
  /** The name of a room on at most two lines, about equally long. */
  lines: {
    wellHouse: ['Well', 'House'],
    cobbleCrawl: ['Cobble', 'Crawl'],
    hallOfMists: ['Hall of', 'Mists'],
    twistyMaze: ['Twisty', 'Maze'],
    mountainKing: ['Hall of the', 'Mountain King'],
    y2: ['Y2'],
    complexJunction: ['Complex', 'Junction'],
    bedquilt: ['Bedquilt'],
    swissCheese: ['Swiss Cheese', 'Room'],
    orientalRoom: ['Oriental', 'Room'],
    ploverRoom: ['Plover', 'Room'],
    twopit: ['Twopit', 'Room'],
    giantRoom: ['Giant', 'Room'],
    volcanoView: ['Volcano', 'View'],
  } as Readonly<Record<RoomId, readonly string[]>>,
  room: (
    room: RoomId,
    lit: boolean,
    people: readonly string[],
    deed: 'step' | 'choose' | undefined,
    away: string | undefined,
  ) => {
    const here = people.length > 0 ? `, ${listOf(people)} here` : '';
    const act = deed ? `. ${{ step: 'Move here', choose: 'Choose' }[deed]}` : '';
    return `${rooms[room]}, ${lit ? 'lit' : 'dark'}${here}${away ? `, ${away}` : ''}${act}`;
  },
  drawPile: (count: number, drawing: boolean) => `Draw pile, ${cardsOf(count)}${drawing ? '. Draw one' : ''}`,
  discardPile: (count: number, top: string | undefined) =>
    `Discard pile, ${cardsOf(count)}${top ? `, on top ${top}` : ''}. Show all`,
};

/** The text in the band of a card in hand. */
const note = {
  answer: 'react',
  here: 'here',
  steps: (count: number) => `${quantity(count, 'step')} away`,
};

const bar = {
  label: 'What you can do',
  over: 'The match is over.',
  discard: (count: number) => `Choose a card to discard: ${count} more.`,
  run: (left: number) => `Choose a room to run on: ${left} more.`,
  move: 'Choose a room to move to, or stay.',
  play: 'Play a card, or:',
  /** No card can be played now. */
  playNone: 'No card fits here: draw, move on or do nothing.',
  draw: 'Draw a card, or skip it.',
  /** A carried card may be used first. */
  drawOrUse: 'Use a card that you carry, or draw.',
  reactions: 'Waiting for reactions.',
  waitingFor: (names: readonly string[]) => (names.length > 0 ? `Waiting for ${listOf(names)}.` : 'Waiting.'),
  /** Replaces the question once `askMyself` is on. */
  askedMyself: 'Choose a room to move to: you will be asked about your own move too.',
};

const status = {
  steps: { draw: 'Draw', move: 'Move', play: 'Play', limit: 'Discard' },
  ofTurn: 'Steps of the turn',
  round: 'Round',
  closing: 'The cave is closing',
  turnsLeft: (turns: number) => ` · ${turns} more ${plural(turns, 'turn', 'turns')}`,
  yourWords: 'Your words',
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
  conceded: 'has given up',
  deadLong: 'dead until the next turn',
  dead: 'dead',
  gone: 'gone',
  inHand: (count: number) => `${cardsOf(count)} in hand`,
  carries: (names: readonly string[]) => (names.length > 0 ? `carries ${names.join(', ')}` : 'carries nothing'),
};

const described = {
  place: (room: RoomId, lit: boolean) => `${inRoom(room)}, ${lit ? 'in the light' : 'in the dark'}`,
};

const decisions = {
  /** The effect of a tap on a card, in front of its label. */
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
  drop: (count: number) => plural(count, 'Drop one card', `Drop ${count} cards`),
  dropHelp: 'You may keep two of the cards you carry.',
  dropOne: 'Drop',
  asked: { target: 'on whom?', item: 'which card?', room: 'to which room?' },
  play: 'Play',
  back: 'Back',
  tapRoom: 'Choose a room on the map.',
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
  saves: 'Saves you',
  cancels: 'Cancels it',
  stops: 'May stop them',
  mayStop: 'A move along a passage: a reaction can stop it or use it.',
  youPass: 'You pass.',
  youUse: 'You use the Dwarvish Magazines.',
  youAnswer: (card: string) => `You answer with ${card}.`,
  passMoves: 'Pass on moves until my turn',
  passCards: 'Pass on cards until my turn',
  waiting: 'Waiting for reactions',
  change: 'Change',
  /** The checkbox for the standing order, beside the button; its full text is `passMoves` and `passCards`. */
  untilMyTurn: 'until my turn',
  passing: 'No reaction possible: passing…',
  passed: 'No reaction possible: you have passed.',
  pass: 'Pass',
  /** The possible answers now. */
  moves: (voice: Voice, seat: Seat, to: RoomId) => `${does(voice, seat, 'move')} to ${theRoom(to)}.`,
  plays: (voice: Voice, played: Played) => {
    const { seat, card, item, room } = played;
    const what = item ? `: ${theCard(item)}` : room ? `: ${theRoom(room)}` : '';
    return `${does(voice, seat, 'play')} ${theCard(card)}${on(voice, played)}${what}.`;
  },
  /** A reaction against a card or a player. */
  answers: (voice: Voice, played: Played, against: CardId | undefined) => {
    const { seat, card } = played;
    return `${does(voice, seat, 'play')} ${theCard(card)}${against ? ` against ${theCard(against)}` : on(voice, played)}.`;
  },
};

const sheets = {
  discard: 'Discard',
  defendWithIt: 'Defend with it',
  answerWithIt: 'React with it',
  openSheet: (label: string) => `Read ${label}`,
  inSafe: 'in a safe',
  lit: 'Light: nobody falls into a pit here.',
  dark: 'Dark: beware of the Bottomless Pit.',
  idleHere: (rooms: readonly string[]) => `It has no effect here. It works in: ${rooms.join(', ')}.`,
  playedHere: 'Played here',
  nothingPlayed: 'No item or treasure is played here.',
  moveHere: 'Move here',
  conceded: 'Has given up.',
  dead: 'Dead: returns to the Well House in their next turn.',
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
  title: 'Auto-pass',
  help: 'Choose when to pass without being asked. Only you know.',
  moves: 'Pass on moves',
  movesHelp: 'You are not asked when somebody moves.',
  plays: 'Pass on cards',
  playsHelp: 'You are not asked when somebody plays a card.',
  targeted: 'Even on cards aimed at me',
  targetedHelp: 'Otherwise you are still asked about them.',
  untilMyTurn: 'Only until my turn',
  untilMyTurnHelp: 'Then you are asked again.',
  askMyself: 'Ask me about my own move too',
  askMyselfHelp: 'So that you can react to your own move.',
};

export const strings = {
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

export type Strings = typeof strings;
