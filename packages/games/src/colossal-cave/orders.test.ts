import { orderedMove, refusedOrder } from '../engine/orders';
import { defaultOrders } from '../kit/orders';
import { colossalCave } from './game';
import { type LaidTable, lay } from './testing';

type Windows = 'aimed' | 'ask' | 'never';

const USUAL = colossalCave.orders ? defaultOrders(colossalCave.orders) : {};

const ordered = (table: LaidTable, windows: Windows, seat = '1', armed: object = {}) =>
  orderedMove(colossalCave, table.view(seat), seat, { ...USUAL, windows, ...armed });

const refused = (table: LaidTable, seat: string, armed: object) =>
  refusedOrder(colossalCave, table.view(seat), seat, { ...USUAL, windows: 'never', ...armed });

const pass = (table: LaidTable) => ({ move: 'respond', args: [table.state.window?.id, { t: 'pass' }] });

/** Seat 0 moves; seat 1 might stop it. */
const setOut = () =>
  lay({ step: 'move', P0: { hand: ['xyzzy-1'] }, P1: { hand: ['grateLocked-1'] }, P2: { hand: ['xyzzy-2'] } }).act(
    '0',
    'moveTo',
    'cobbleCrawl',
  );

test.each<[Windows, boolean]>([
  ['aimed', true],
  ['never', true],
  ['ask', false],
])('a move of somebody else, with “%s”: passed is %s', (windows, passes) => {
  const table = setOut();
  expect(ordered(table, windows)).toEqual(passes ? pass(table) : undefined);
});

test('a move is passed whatever is in the hand', () => {
  const table = setOut();
  expect([ordered(table, 'aimed', '1'), ordered(table, 'aimed', '2')]).toEqual([pass(table), pass(table)]);
});

test('a card aimed at the player is passed only with “never”', () => {
  const table = setOut().react('1', 'grateLocked-1').allPass();
  expect(table.view('0').stages['0']).toBe('respond');
  expect([ordered(table, 'aimed', '0'), ordered(table, 'never', '0')]).toEqual([undefined, pass(table)]);
});

test('a turn of one’s own is not played by orders', () => {
  expect(ordered(lay({ step: 'move' }), 'never', '0')).toBeUndefined();
});

describe('an armed answer', () => {
  const react = (table: LaidTable) => ({
    move: 'respond',
    args: [table.state.window?.id, { t: 'react', card: 'grateLocked-1' }],
  });

  test.each([
    ['move/anybody/grateLocked', true],
    ['move/0/grateLocked', true],
    ['move/2/grateLocked', false],
    ['play/anybody/grateLocked', false],
    ['aimed/anybody/grateLocked', false],
    ['never/anybody/grateLocked', false],
  ])('“%s” plays the card against the move of seat 0: %s', (armed1, plays) => {
    const table = setOut();
    expect(ordered(table, 'aimed', '1', { armed1 })).toEqual(plays ? react(table) : pass(table));
  });

  test('asks the player who does not hold the card, who reads why, and does nothing else', () => {
    const armed1 = 'move/anybody/grateLocked';
    expect(ordered(setOut(), 'never', '2', { armed1 })).toBeUndefined();
    expect(refused(setOut(), '2', { armed1 })).toEqual({
      code: 'NOT_IN_HAND',
      rule: 'R8.8',
      params: { card: 'grateLocked-1' },
    });
  });

  test('with magazines that the player does not carry gives that reason', () => {
    const laid = lay({ step: 'move', P0: { hand: ['setOfKeys'] }, P1: { hand: ['grateLocked-1'] } });
    const table = laid.act('0', 'moveTo', 'cobbleCrawl').react('1', 'grateLocked-1');
    expect(refused(table, '0', { armed1: 'aimed/1/magazines' })?.code).toBe('NOT_CARRIED');
  });

  test('that is played, passes or asks gives no reason', () => {
    for (const answer of ['grateLocked', 'pass', 'ask'])
      expect(refused(setOut(), '1', { armed1: `move/anybody/${answer}` })).toBeUndefined();
  });

  test('with a card that does not answer this move leaves it to the usual answer', () => {
    const table = setOut();
    expect(ordered(table, 'aimed', '1', { armed1: 'move/anybody/payTroll' })).toEqual(pass(table));
  });

  test('comes before later ones, and can ask or pass', () => {
    const table = setOut();
    const [asks, passes] = ['move/0/ask', 'move/anybody/pass'];
    expect(ordered(table, 'never', '1', { armed1: asks, armed2: passes })).toBeUndefined();
    expect(ordered(table, 'ask', '1', { armed1: passes, armed2: asks })).toEqual(pass(table));
  });

  test('about a card aimed at the player applies to no other card', () => {
    const table = setOut().react('1', 'grateLocked-1').allPass();
    const armed1 = 'aimed/anybody/pass';
    expect([ordered(table, 'ask', '0', { armed1 }), ordered(table, 'ask', '2', { armed1 })]).toEqual([
      pass(table),
      undefined,
    ]);
  });

  test('defends the player with an item in the hand', () => {
    const laid = lay({ step: 'move', P0: { hand: ['setOfKeys'] }, P1: { hand: ['grateLocked-1'] } });
    const table = laid.act('0', 'moveTo', 'cobbleCrawl').react('1', 'grateLocked-1');
    expect(ordered(table, 'never', '0', { armed1: 'aimed/1/defend' })).toMatchObject({
      args: [table.state.window?.id, { t: 'defend', card: 'setOfKeys' }],
    });
  });
});
