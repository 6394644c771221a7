import { clock } from './clock';
import { deal, type LaidTable, lay } from './testing';

const PIPS = ['2C', '3C', '4C', '5C', '6C', '7C'] as const;
const FACES = ['JH', 'QH', '2D', '3D', '4D', '5D'] as const;
const making = (...hands: (readonly string[])[]) => deal({ hands: hands.map((hand) => [...hand]) as never });

/** For each stage with a decision: a state, the seat that owes it, and its default move. */
const MOMENTS: [stage: string, seat: string, choice: [string, ...unknown[]], open: () => LaidTable][] = [
  ['needy', '0', ['dropForThree'], () => making(PIPS, FACES)],
  ['answer', '1', ['answerSwap', '0', null], () => making(PIPS, FACES).act('0', 'offerSwap', '1', '2C')],
  ['claim', '0', ['claim', 'JH'], () => making(FACES)],
  ['claim', '0', ['confirmClaim'], () => making(FACES).act('0', 'claim', 'QH')],
  ['pick', '0', ['pickHero', 'JH'], () => making(FACES, ['KC', 'KS', '2S', '3S', '4S', '5S']).act('0', 'callOrder')],
  ['shop', '0', ['buy', 'plate', 0], () => making(FACES).act('0', 'claim', 'JH').act('0', 'confirmClaim')],
  ['rest', '0', ['setReady', true], () => lay({ heroes: ['JH'] })],
  ['aftermath', '0', ['setReady', true], () => lay({ heroes: ['JH'], slain: true })],
  ['reveal', '0', ['declareElite', false], () => lay({ options: { elites: true }, heroes: ['JH'] }).enter('2C')],
  ['prepare', '0', ['setReady', true], () => lay({ heroes: ['AH'] }).enter('2C')],
  ['act', '0', ['attack', '2C', 0], () => lay({ heroes: ['JH'] }).enter('2C')],
  [
    'luck',
    '0',
    ['keepRoll'],
    () =>
      lay({ heroes: ['JS'] })
        .enter('5D')
        .dice(5)
        .act('0', 'openChest'),
  ],
  [
    'evade',
    '0',
    ['evade', 1],
    () =>
      lay({ heroes: [{ card: 'QH', hp: 3 }] })
        .dice(3)
        .enter('8C'),
  ],
  [
    'evade',
    '0',
    ['takeHit'],
    () =>
      lay({ heroes: [{ card: 'QH', hp: 4 }] })
        .dice(3)
        .enter('8C'),
  ],
  ['trap', '0', ['springTrap'], () => lay({ heroes: ['JH'] }).enter('5H')],
  ['trap', '1', ['disarm'], () => lay({ heroes: ['JH', 'QH'] }).enter('5H', 'QC')],
  [
    'trap',
    '0',
    ['springTrap'],
    () =>
      lay({ heroes: ['JH', 'QH'] })
        .enter('5H', 'QC')
        .act('1', 'leaveTrap'),
  ],
  ['chest', '0', ['openChest'], () => lay({ heroes: ['JH'] }).enter('5D')],
  [
    'trap',
    '0',
    ['leaveChest'],
    () =>
      lay({ heroes: ['QH'] })
        .enter('5D')
        .dice(5)
        .act('0', 'openChest')
        .act('0', 'leaveTrap'),
  ],
  ['meet', '0', ['meet'], () => lay({ heroes: ['JH'] }).enter('JD')],
  ['altar', '0', ['skipAltar'], () => lay({ heroes: ['KH'] }).enter('JH')],
  ['altar', '0', ['prayAltar'], () => lay({ heroes: ['KH', { card: 'JC', hp: 9 }] }).enter('JH', 'QC')],
  ['propose', '0', ['proposeSplit', 'equal'], () => looted()],
  ['vote', '1', ['voteSplit', true], () => looted().act('0', 'proposeSplit', 'to:0')],
];

const looted = () =>
  lay({ options: { loot: 'vote' }, heroes: ['JH', 'KH'] })
    .enter('5D', 'QC')
    .dice(1, 3, 3)
    .act('0', 'openChest');

describe('section 5: the default moves', () => {
  test.each(MOMENTS)('R5.3, E4 %s of seat %s: %j', (stage, seat, [move, ...args], open) => {
    const table = open();
    expect(table.stages()[seat]).toBe(stage);
    expect(table.byDefault(seat)).toEqual({ move, args });
    expect(table.refused(seat, move, ...args)).toBeNull();
  });

  test('E4 a seat without a decision has no default: in calm, while waiting or giving, and when fallen', () => {
    const calm = lay({ heroes: ['JH', 'KH', { card: 'QH', hp: 0 }] }).enter('5H', 'QC');
    expect([calm.stages()['1'], calm.byDefault('1'), calm.byDefault('2')]).toEqual(['calm', undefined, undefined]);
    const waiting = making(PIPS, FACES).act('0', 'offerSwap', '1', '2C');
    expect([waiting.stages()['0'], waiting.byDefault('0')]).toEqual(['waiting', undefined]);
    const ready = lay({ heroes: ['JH', 'KH'] }).act('0', 'setReady', true);
    expect(ready.byDefault('0')).toBeUndefined();
  });

  test('E4 a player who never answers still makes a hero, and plays to the end', () => {
    const table = deal({ hands: [[...FACES]] });
    table.defaults('claim', 'shop');
    expect(table.hero('0')).toMatchObject({ card: 'JH' });
    expect(table.state.step).toBe('rest');
  });
});

describe('the clock', () => {
  const timed = { decisionSeconds: 30 } as const;

  test('runs as long as the options say, four times as long for shopping and resting, never after the end', () => {
    const rest = lay({ options: timed, heroes: ['JH'] });
    expect(clock(rest.state)).toMatchObject({ seconds: 120 });
    expect(clock(lay({ options: timed, heroes: ['JH'] }).enter('2C').state)).toMatchObject({ seconds: 30 });
    expect(clock(lay({ options: timed, heroes: ['JH'], slain: true }).state)).toMatchObject({ seconds: 120 });
    expect(clock(rest.act('0', 'concede', true).state)).toBeUndefined();
    expect(clock(lay({ heroes: ['JH'] }).state)).toBeUndefined();
  });

  test('decides for all late players, with a fact', () => {
    const table = lay({ options: timed, heroes: ['JH', 'KH', 'QH'], draw: ['QC', 'KC', 'AC'] }).act(
      '1',
      'setReady',
      true,
    );
    table.timeOut();
    expect(table.told('byClock')).toEqual([{ seat: '0' }, { seat: '2' }]);
    expect(table.state.roomNo).toBe(1);
  });

  test('decides nothing that is already another decision', () => {
    const table = lay({ options: timed, heroes: ['JH', 'AH'] })
      .enter('2C', 'QC')
      .timeOut();
    expect(table.stages()).toEqual({ '0': 'act' });
  });

  test.each<[when: string, open: () => LaidTable, end: (table: LaidTable) => LaidTable]>([
    [
      'all claims are confirmed',
      () => making(FACES).act('0', 'claim', 'JH'),
      (table) => table.act('0', 'confirmClaim'),
    ],
    [
      'all have left the shop',
      () => making(FACES).act('0', 'claim', 'JH').act('0', 'confirmClaim'),
      (table) => table.act('0', 'doneShopping'),
    ],
    [
      'all are ready to go on',
      () => lay({ heroes: ['JH'], draw: ['QC'] }),
      (table) => table.act('0', 'setReady', true),
    ],
    [
      'all are ready for the blows',
      () => lay({ heroes: ['AH'] }).enter('2C'),
      (table) => table.act('0', 'setReady', true),
    ],
    ['a vote has begun', () => looted(), (table) => table.act('0', 'proposeSplit', 'equal')],
  ])('runs again when %s', (_, open, end) => {
    const table = open();
    const { decisionId } = table.state;
    expect(end(table).state.decisionId).toBeGreaterThan(decisionId);
  });

  test('runs again with each turn, not with what is done in calm', () => {
    const table = lay({ options: timed, heroes: [{ card: 'JH', lp: 20 }, 'KH'] });
    const { decisionId } = table.state;
    table.act('0', 'buy', 'cloth', 0).act('0', 'setReady', true);
    expect(table.state.decisionId).toBe(decisionId);
    table.enter('2C', 'QC');
    expect(table.state.decisionId).toBeGreaterThan(decisionId);
  });
});
