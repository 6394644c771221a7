import type { Seat } from '@lantern/protocol/seat';
import type { Random } from '../kit/random';
import { seatsOf } from '../kit/seat';
import { conceal } from '../kit/secret';
import { newStory } from '../kit/story';
import { CARD_IDS, type CardId, isTreasure } from './data/cards';
import type { Options } from './options';
import { askAlways, beginTurn } from './rules/turn';
import type { Hidden, Player, State } from './state';

const CARDS_DEALT = 3;

/** The deal (S1 to S5). */
export function setup(options: Options, players: number, random: Random): State {
  const seats = seatsOf(players);
  const firstSeat = firstSeatOf(options, seats, random);
  const { hands, draw } = deal(options, seats, random);
  const state: State = {
    options,
    seats,
    firstSeat,
    turnNo: 1,
    players: bySeat(seats, newPlayer),
    discard: [],
    turn: { seat: firstSeat, step: 'draw', playsLeft: 1, over: false, usedAbilities: [] },
    stack: [],
    window: null,
    pending: null,
    closing: null,
    decisionId: 1,
    result: null,
    nextId: 1,
    story: newStory(),
    secret: conceal<Hidden>({
      draw,
      hands,
      responses: null,
      hold: false,
      standing: bySeat(seats, askAlways),
      conceding: [],
    }),
  };
  beginTurn({ state, random }, firstSeat);
  return state;
}

function firstSeatOf({ firstPlayer }: Options, seats: readonly Seat[], random: Random): Seat {
  if (firstPlayer === 'random') return String(random.die(seats.length) - 1);
  return firstPlayer === 'host' ? '0' : firstPlayer.slice('seat:'.length);
}

function newPlayer(): Player {
  return { room: 'wellHouse', dead: false, conceded: false, inv: [], deposited: [] };
}

function bySeat<T>(seats: readonly Seat[], make: (seat: Seat) => T): Record<Seat, T> {
  return Object.fromEntries(seats.map((seat) => [seat, make(seat)]));
}

/** S2, S3. */
function deal(
  options: Options,
  seats: readonly Seat[],
  random: Random,
): { hands: Record<Seat, CardId[]>; draw: CardId[] } {
  const deck = CARD_IDS.filter((card) => options.caveClosing || card !== 'caveClosing');
  if (!options.quickStart) {
    const draw = random.shuffle(deck);
    return { hands: bySeat(seats, () => draw.splice(0, CARDS_DEALT)), draw };
  }
  const others = random.shuffle(deck.filter((card) => !isTreasure(card)));
  const treasures = random.shuffle(deck.filter(isTreasure));
  const hands = bySeat(seats, () => [...others.splice(0, CARDS_DEALT), ...treasures.splice(0, 1)]);
  return { hands, draw: random.shuffle([...others, ...treasures]) };
}
