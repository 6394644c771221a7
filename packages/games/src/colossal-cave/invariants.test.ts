import { invariants } from './invariants';
import { playerOf } from './rules/board';
import { handOf, hiddenOf } from './rules/secrets';
import type { Hidden, MoveEvent, PlayEvent, State } from './state';
import { blanks, type Lay, lay } from './testing';
import { testPlan } from './testPlan';

type Spoil = (state: State, hidden: Hidden) => unknown;

const move: MoveEvent = {
  kind: 'move',
  id: 90,
  seat: '0',
  from: 'wellHouse',
  to: 'cobbleCrawl',
  cause: 'step',
  used: [],
  followers: [],
  blocked: false,
};
const play: PlayEvent = { kind: 'play', id: 91, seat: '0', card: 'xyzzy-1', args: {}, via: 'turn', status: 'window' };
const over = { reason: 'lastStanding' as const, winners: ['0'], deposited: {} };

/** Moves a card from the draw pile, so that only the law in question is broken. */
const fromPile = (hidden: Hidden, card: string) => {
  hidden.draw.splice(hidden.draw.indexOf(card), 1);
  return card;
};

const broken = (description: Lay, spoil: Spoil) => {
  const { state } = lay(description);
  expect(invariants(state)).toEqual([]);
  spoil(state, hiddenOf(state));
  return invariants(state);
};

describe('the laws of section 12', () => {
  test.each<[law: string, spoil: Spoil, description?: Lay]>([
    ['I1: 71 cards instead of 72', (_, { draw }) => draw.pop()],
    [
      'I1: a card is in two places',
      (state, { draw }) => state.discard.push(draw.splice(0, 2)[0] as string, draw[0] as string),
    ],
    [
      'I1: The Cave Is Closing is not in this deck',
      (_, { draw }) => draw.splice(0, 1, 'caveClosing'),
      { options: { caveClosing: false } },
    ],
    ['I2: room of seat 1', (state) => Object.assign(playerOf(state, '1'), { room: null })],
    ['I2: room of seat 1', (state) => Object.assign(playerOf(state, '1'), { dead: true })],
    [
      'I2: seat 1 is dead and keeps cards',
      (state, hidden) => handOf(state, '1').push(fromPile(hidden, 'xyzzy-1')),
      { P1: { room: 'dead' } },
    ],
    [
      'I2: seat 1 is dead and keeps cards',
      (state, hidden) => playerOf(state, '1').inv.push(fromPile(hidden, 'emerald')),
      { P1: { room: 'dead' } },
    ],
    [
      'I2: seat 1 conceded and keeps cards',
      (state, hidden) => handOf(state, '1').push(fromPile(hidden, 'xyzzy-1')),
      { P1: { room: 'conceded' } },
    ],
    [
      'I2: seat 1 conceded and keeps cards',
      (state, hidden) => playerOf(state, '1').inv.push(fromPile(hidden, 'blackRod')),
      { P1: { room: 'conceded' } },
    ],
    [
      'I3: seat 1 carries what is no item',
      (state, hidden) => playerOf(state, '1').inv.push(fromPile(hidden, 'xyzzy-1')),
    ],
    [
      'I3: seat 1 deposited what is no treasure',
      (state, hidden) => playerOf(state, '1').deposited.push(fromPile(hidden, 'blackRod')),
    ],
    [
      'I3: seat 1 has won and nobody noticed',
      (state, hidden) => playerOf(state, '1').deposited.push(fromPile(hidden, 'emerald')),
      { P1: { deposited: ['diamonds', 'jewelry'] } },
    ],
    [
      'I3: seat 1 deposited too much',
      (state, hidden) => {
        state.result = over;
        for (const card of ['emerald', 'rareCoins']) playerOf(state, '1').deposited.push(fromPile(hidden, card));
      },
      { P1: { deposited: ['diamonds', 'jewelry'] } },
    ],
    [
      'I4: the bird of seat 1 is not afraid',
      (state, hidden) => playerOf(state, '1').inv.push(fromPile(hidden, 'littleBird')),
      { P1: { inv: ['blackRod'] } },
    ],
    [
      'I5: two moves at a time',
      (state) => {
        state.stack.push(move, { ...move, id: 92 });
        state.pending = { kind: 'run', seat: '0', left: 1 };
      },
    ],
    ['I5: hold without a move', (_, hidden) => Object.assign(hidden, { hold: true })],
    [
      'I5: a window without answers, or answers without a window',
      (_, hidden) => Object.assign(hidden, { responses: {} }),
    ],
    [
      'I5: a window about nothing',
      (state, hidden) => {
        state.window = { id: 93 };
        hidden.responses = {};
      },
    ],
    [
      'I5: a window and a decision',
      (state, hidden) => {
        state.stack.push(move);
        state.window = { id: 93 };
        hidden.responses = {};
        state.pending = { kind: 'run', seat: '0', left: 1 };
      },
    ],
    ['I5: an event waits for nobody', (state) => state.stack.push(move)],
    [
      'I5: nothing to pick',
      (state) => {
        state.pending = { kind: 'pick', seat: '0', from: 'any' };
      },
    ],
    [
      'I5: nobody has anything to do',
      (state) => {
        state.pending = { kind: 'drop', keep: 2 };
      },
    ],
    [
      'I6: the turn of somebody who conceded',
      (state) => Object.assign(playerOf(state, '0'), { room: null, conceded: true }),
    ],
    [
      'I6: fewer than no plays left',
      (state) => {
        state.turn.playsLeft = -1;
        state.pending = { kind: 'run', seat: '0', left: 1 };
      },
    ],
    ['I6: the turn is over and goes on', (state) => Object.assign(state.turn, { over: true })],
    ['I6: nothing to discard', (state) => Object.assign(state.turn, { step: 'limit' }), { P0: { hand: blanks(7) } }],
    ['I6: no play left', (state) => Object.assign(state.turn, { playsLeft: 0 })],
    ['E4: a concession did not take effect', (_, hidden) => hidden.conceding.push('1')],
    [
      'I7: a second word did not open the cave',
      (state) => Object.assign(state.closing?.words ?? {}, { '1': 2 }),
      { closing: { words: { '1': 1 } } },
    ],
    [
      'I10: the stack is too high',
      (state, hidden) => {
        for (const card of hidden.draw.splice(0, 13)) state.stack.push({ ...play, card });
        state.pending = { kind: 'run', seat: '0', left: 1 };
      },
    ],
  ])('a broken law is noticed, and no other: %s', (law, spoil, description = {}) => {
    expect(broken(description, spoil)).toEqual([law]);
  });

  test('I10: a stack of twelve is not too high', () => {
    const twelve: Spoil = (state, hidden) => {
      for (const card of hidden.draw.splice(0, 12)) state.stack.push({ ...play, card });
      state.pending = { kind: 'run', seat: '0', left: 1 };
    };
    expect(broken({}, twelve)).toEqual([]);
  });
});

describe('the laws about the course of a match', () => {
  const watched = (description: Lay, spoil: Spoil) => {
    const { state } = lay(description);
    const watch = testPlan.traceInvariants?.();
    expect(watch?.(state)).toEqual([]);
    spoil(state, hiddenOf(state));
    return watch?.(state);
  };

  test.each([
    [7, []],
    [8, ['I6: seat 0 keeps 8 cards']],
  ])('I6 at the end of a turn a hand has at most seven cards: %i', (cards, laws) => {
    const pass: Spoil = (state) => {
      state.turnNo += 1;
      state.turn.seat = '1';
    };
    expect(watched({ P0: { hand: blanks(cards) }, step: 'play' }, pass)).toEqual(laws);
  });

  test('I11 deposits stay deposited, except the Golden Eggs', () => {
    const empty: Spoil = (state) => Object.assign(playerOf(state, '1'), { deposited: [] });
    expect(watched({ P1: { deposited: ['emerald'] } }, empty)).toEqual(['I11: emerald left the safe of seat 1']);
    expect(watched({ P1: { deposited: ['goldenEggs'] } }, empty)).toEqual([]);
  });
});
