import type { Choice } from '../kit/move';
import { crystalCityCatan } from './game';
import { dealt, type LaidTable, lay } from './testing';

const setDice = [1, 2, 3, 4, 3, 4, 5, 6];
const guarded = { cap: 'Village', garrison: { N: 2, S: 1 }, corners: 3 } as const;

/** Each of the five moments in which both seats owe the same kind of choice. */
const MOMENTS: [kind: string, open: () => LaidTable][] = [
  ['layout', () => dealt()],
  ['numbers', () => dealt({ poolLayout: 'standard' }, setDice)],
  ['gain', () => lay({ step: 'roll' }).roll(3, 1)],
  ['garrison', () => lay({ step: 'roll', P0: guarded, P1: guarded }).roll(5, 1)],
  ['lose', () => lay({ step: 'roll', P0: { corners: 2 }, P1: { corners: 2 } }).roll(6, 1)],
];

const SEALS = ['placePools', 'assignDice', 'gain', 'loseGarrisonPip', 'surrender'];

function sealsOf(table: LaidTable, seat: string): Choice[] {
  return SEALS.flatMap((move) => table.choices(seat, move).map((args) => ({ move, args })));
}

describe.each(MOMENTS)('D47, R8.8 a sealed choice of the kind %s', (kind, open) => {
  test.each([
    ['0', '1'],
    ['1', '0'],
  ])('of seat %s is the same to the byte for seat %s and for watchers, whatever it is', (seat, other) => {
    const seen = sealsOf(open(), seat).map(({ move, args }) => {
      const table = open().act(seat, move, ...args);
      expect(table.state.sealed).toMatchObject({ [seat]: { kind } });
      const views = [other, null].map((audience) => JSON.stringify(table.view(audience)));
      const { state } = table;
      const around = JSON.stringify([crystalCityCatan.course(state), crystalCityCatan.clock(state) ?? null]);
      const legal = JSON.stringify(sealsOf(table, other));
      return [...views, around, legal].join('\n');
    });
    expect(seen.length).toBeGreaterThan(1);
    expect(new Set(seen).size).toBe(1);
  });

  test('shows the other only that it was made', () => {
    const table = open();
    const before = table.view('1');
    const [facts, stages] = [JSON.stringify(before.story), JSON.stringify(before.stages)];
    const [{ move, args }] = sealsOf(table, '0') as [Choice];
    expect(table.changes(() => table.act('0', move, ...args))).toEqual({});
    expect(JSON.stringify(table.view('1').story)).toBe(facts);
    expect(table.view('1').stages).toEqual({ '1': JSON.parse(stages)['1'] });
    expect(table.view('1').decisionId).toBe(before.decisionId);
    expect(table.view('1').mySealed).toBeNull();
    expect(table.view(null).mySealed).toBeNull();
    expect(table.view('0').mySealed).toMatchObject({ kind });
  });
});

test('sealed moves hide their arguments in the log and may cross with those of the other', () => {
  for (const move of SEALS) {
    expect(crystalCityCatan.moves[move]).toMatchObject({ conceals: 'arguments', anytime: true });
  }
  expect(crystalCityCatan.moves.concede).toMatchObject({ anytime: true });
});
