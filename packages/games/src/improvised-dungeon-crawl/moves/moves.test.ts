import { type LaidTable, lay } from '../testing';
import { moves } from './index';

/** Arguments of the right shape for every move. */
const SHAPES: Record<string, unknown[]> = {
  dropForThree: [],
  offerSwap: ['1', '2C'],
  answerSwap: ['1', null],
  giveFace: ['1', 'JC'],
  takeFace: ['1', 'JC'],
  claim: ['JC'],
  confirmClaim: [],
  callOrder: [],
  pickHero: ['JC'],
  nameHero: ['Milo'],
  buy: ['cloth', 0],
  refund: ['i1'],
  doneShopping: [],
  equip: ['i1'],
  unequip: ['i1'],
  repair: ['1', 'i1'],
  giveItem: ['1', 'i1'],
  giveLP: ['1', 1],
  lootBody: ['1', 'lp'],
  heal: ['1', 1],
  pray: [1],
  resurrect: ['1', 1, 0],
  ritual: [1],
  usePotion: ['i1', '1'],
  setReady: [true],
  describe: ['room', 'A hush.'],
  declareElite: [true],
  castBuff: ['1', 1],
  castConfuse: ['2C', 2],
  castProtect: ['1', 1],
  guard: ['2C'],
  attack: ['2C', 0],
  missile: ['2C', 1],
  pass: [],
  evade: [1],
  takeHit: [],
  reroll: [],
  keepRoll: [],
  disarm: [],
  leaveTrap: [],
  springTrap: [],
  openChest: [],
  leaveChest: [],
  meet: [],
  prayAltar: [],
  skipAltar: [],
  proposeSplit: ['equal'],
  voteSplit: [true],
  concede: [true],
};
const NAMES = Object.keys(SHAPES);
const all = Object.entries(SHAPES);

const NEEDS_CALM = [
  'buy',
  'equip',
  'unequip',
  'repair',
  'giveItem',
  'giveLP',
  'lootBody',
  'heal',
  'pray',
  'resurrect',
  'ritual',
];

const codes = (table: LaidTable, seat: string, names = NAMES) =>
  Object.fromEntries(names.map((move) => [move, table.refused(seat, move, ...(SHAPES[move] as unknown[]))]));
const same = (names: readonly string[], code: string) => Object.fromEntries(names.map((name) => [name, code]));

describe('every move', () => {
  test('has arguments here', () => {
    expect(NAMES.toSorted()).toEqual(Object.keys(moves).toSorted());
  });

  test.each(all)('%s takes the arguments %j, no more, no fewer, and no others', (move, args) => {
    const table = lay({ heroes: ['JH', 'KH'] });
    expect(table.refused('0', move, ...args)).not.toBe('MALFORMED');
    expect(table.refused('0', move, ...args, 1)).toBe('MALFORMED');
    if (args.length > 0) expect(table.refused('0', move, ...args.slice(1))).toBe('MALFORMED');
    for (let at = 0; at < args.length; at++) {
      for (const wrong of [{}, Number.NaN, -1, 1.5, '__proto__', []]) {
        if (move === 'describe' && at === 1 && typeof wrong === 'string') continue;
        if (move === 'nameHero' && typeof wrong === 'string') continue;
        expect([wrong, table.refused('0', move, ...args.with(at, wrong))]).toEqual([wrong, 'MALFORMED']);
      }
    }
  });

  test('may cross with moves of others, unless one hero alone is asked or the dice on the table may change', () => {
    const alone = NAMES.filter((name) => !moves[name]?.anytime);
    expect(alone.toSorted()).toEqual(['attack', 'evade', 'keepRoll', 'missile', 'pass', 'reroll', 'takeHit']);
  });

  test('is refused after the end with GAME_OVER', () => {
    const over = lay({ heroes: ['JH', 'KH'], slain: true }).ready();
    expect(codes(over, '0')).toEqual(same(NAMES, 'GAME_OVER'));
  });

  test('is refused to the fallen with DEAD', () => {
    const table = lay({ heroes: ['JH', { card: 'KH', hp: 0 }] });
    expect(codes(table, '1')).toEqual(same(NAMES, 'DEAD'));
    expect(codes(table.enter('2C'), '1')).toEqual(same(NAMES, 'DEAD'));
  });

  test('is refused without a decision with NOT_YOUR_DECISION, except giving up and words', () => {
    const table = lay({ heroes: ['JH', 'KH'] }).enter('2C', 'QC');
    expect(codes(table, '1')).toEqual({ ...same(NAMES, 'NOT_YOUR_DECISION'), concede: null, describe: 'NOT_YOURS' });
  });

  test('on one’s turn is refused with NOT_CALM, IN_COMBAT or WRONG_STEP, but attacks', () => {
    const table = lay({ heroes: ['JH', 'KH'] }).enter('2C', 'QC');
    expect(codes(table, '0')).toEqual({
      ...same(NAMES, 'WRONG_STEP'),
      ...same(NEEDS_CALM, 'NOT_CALM'),
      usePotion: 'IN_COMBAT',
      attack: null,
      missile: 'NO_SPELLS',
      pass: null,
      concede: null,
      describe: null,
    });
  });

  test('at a trap that is not for the seat is refused with WRONG_STEP, but what needs calm', () => {
    const table = lay({ heroes: ['JH', 'KH'] }).enter('5H', 'QC');
    const rest = NAMES.filter((name) => ![...NEEDS_CALM, 'usePotion', 'concede', 'describe'].includes(name));
    expect(codes(table, '1', rest)).toEqual(same(rest, 'WRONG_STEP'));
  });

  test('of the dungeon is refused while heroes are made, but buying and wearing in the shop', () => {
    const table = lay({ options: { crawls: 2 }, heroes: ['JH', 'KH'], slain: true }).ready();
    const { describe: _, concede: __, ...found } = codes(table, '0');
    expect(found).toMatchObject({
      ...same(['heal', 'pray', 'resurrect', 'ritual', 'giveItem', 'giveLP', 'lootBody'], 'NOT_CALM'),
      ...same(
        ['attack', 'missile', 'pass', 'setReady', 'openChest', 'meet', 'claim', 'pickHero', 'dropForThree'],
        'WRONG_STEP',
      ),
      usePotion: 'IN_COMBAT',
      buy: 'TOO_EXPENSIVE',
      equip: 'BAD_ARGS',
      refund: 'BAD_ARGS',
    });
    expect([table.refused('0', 'describe', 'room', ''), table.refused('0', 'concede', true)]).toEqual([
      'WRONG_STEP',
      'WRONG_STEP',
    ]);
  });
});

describe('the list of legal moves', () => {
  test('I10 is empty for the player who is not asked', () => {
    const table = lay({ heroes: ['JH', 'KH', { card: 'QH', hp: 0 }] }).enter('2C', 'QC');
    expect([table.moves('1'), table.moves('2')]).toEqual([[], []]);
  });

  test('leaves out giving up, names and words', () => {
    expect(
      lay({ heroes: ['JH', 'KH'] })
        .enter('2C', 'QC')
        .moves('0'),
    ).toEqual(['attack', 'pass']);
  });

  test('lists gifts of 1, 5, 10 and all, and offerings that can be paid', () => {
    const table = lay({ heroes: [{ card: 'KH', lp: 26 }, 'JH', { card: 'QH', hp: 0 }] });
    expect(table.choices('0', 'giveLP')).toEqual([1, 5, 10, 26].map((lp) => ['1', lp]));
    expect([...new Set(table.choices('0', 'resurrect').map(([, , lp]) => lp))]).toEqual([0, 8, 16, 24, 26]);
    expect([...new Set(table.choices('0', 'resurrect').map(([, dice]) => dice))]).toEqual([1, 2, 3, 4, 5]);
    expect(table.refused('0', 'resurrect', '2', 1, 9)).toBeNull();
  });

  test('lists each number of dice', () => {
    const table = lay({ heroes: [{ card: 'AH', bag: ['wand'] }, 'KH'] }).enter('2C', '3C');
    expect(table.choices('0', 'castProtect')).toHaveLength(2 * 3);
    expect(table.choices('0', 'castConfuse')).toHaveLength(2 * 2);
    expect(table.choices('0', 'castBuff')).toEqual([1, 2, 3].map((dice) => ['1', dice]));
  });

  test('proposes all ways to share', () => {
    const table = lay({ options: { loot: 'vote' }, heroes: ['JH', { card: 'KH', hp: 0 }, 'QH'] }).enter('5D', 'QC');
    table.dice(1, 1, 1).act('0', 'openChest');
    expect(table.choices('0', 'proposeSplit').flat()).toEqual(['equal', 'finders', 'purse', 'to:0', 'to:2']);
  });

  test('lists both answers where there are two', () => {
    const table = lay({ options: { loot: 'vote', elites: true }, heroes: ['JH', 'KH'] }).enter('5D', '2C');
    expect(table.choices('1', 'declareElite')).toEqual([[true], [false]]);
    table.act('1', 'declareElite', false).dice(8).act('1', 'attack', '2C', 0);
    table.dice(1, 1, 1).act('0', 'openChest').act('0', 'proposeSplit', 'equal');
    expect(table.choices('1', 'voteSplit')).toEqual([[true], [false]]);
    const resting = lay({ heroes: ['JH', 'KH'] });
    expect(resting.choices('0', 'setReady')).toEqual([[true]]);
    expect(resting.act('0', 'setReady', true).choices('0', 'setReady')).toEqual([[false]]);
  });

  test('stays short enough to be shown', () => {
    const bag = ['potion', 'potion', 'divine', 'leather', 'shield'] as const;
    const heroes = (['KD', 'JC', 'AH'] as const).map((card) => ({ card, hp: 1, lp: 400, bag: [...bag] }));
    const table = lay({ heroes: [...heroes, { card: 'QH', hp: 0, lp: 1, bag: [...bag] }] });
    for (const seat of ['0', '1', '2']) {
      const count = table.moves(seat).flatMap((move) => table.choices(seat, move)).length;
      expect(count).toBeLessThanOrEqual(150);
    }
  });
});
