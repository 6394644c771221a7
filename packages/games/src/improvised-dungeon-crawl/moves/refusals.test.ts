import { type Deal, deal, type LaidItem, type Lay, lay } from '../testing';

const PIPS = ['2C', '3C', '4C', '5C', '6C', '7C'] as const;
const FACES = ['JH', 'QH', '2D', '3D', '4D', '5D'] as const;
const ONE = ['KH', '2S', '3S', '4S', '5S', '6S'] as const;
const making = (hands: (readonly string[])[], more: Partial<Deal> = {}) =>
  deal({ ...more, hands: hands as Deal['hands'] });

/** The code for a move with several faults: the first reason counts. */
type Case = [why: string, code: string | null, move: string, ...args: unknown[]];

describe('making heroes: which reason comes first', () => {
  test('R2.4 a gift needs a face card of the own hand that can be spared', () => {
    const table = making([PIPS, FACES, ONE]);
    expect(table.refused('1', 'giveFace', '0', 'KH')).toBe('NO_CARD');
    expect(table.refused('1', 'giveFace', '0', '2D')).toBe('NOT_A_FACE');
    expect(table.refused('1', 'giveFace', '0', 'QH')).toBeNull();
    const poor = making([PIPS, ONE, ['AH', '2H', '3H', '4H', '5H', '6H']]);
    expect(poor.refused('0', 'giveFace', '1', '2C')).toBe('NOT_A_FACE');
  });

  test('R2.4 an offer needs a pip card of the own hand, and somebody who can spare a face card', () => {
    const table = making([PIPS, FACES, ONE]);
    expect(table.refused('0', 'offerSwap', '2', 'AS')).toBe('NO_CARD');
    expect(table.refused('0', 'offerSwap', '2', '2C')).toBe('NO_SPARE');
    expect(table.refused('0', 'offerSwap', '0', '2C')).toBe('SELF');
    expect(table.refused('0', 'offerSwap', '1', '2C')).toBeNull();
    expect(table.refused('0', 'offerSwap', '3', '2C')).toBe('NO_SPARE');
  });

  test('R2.4 an answer needs a face card of the own hand', () => {
    const table = making([PIPS, FACES, ONE]).act('0', 'offerSwap', '1', '2C');
    expect(table.refused('1', 'answerSwap', '2', null)).toBe('NO_OFFER');
    expect(table.refused('1', 'answerSwap', '0', 'KH')).toBe('NO_CARD');
    expect(table.refused('1', 'answerSwap', '0', '2D')).toBe('NOT_A_FACE');
    expect(table.refused('1', 'answerSwap', '0', 'JH')).toBeNull();
    expect(table.refused('2', 'answerSwap', '0', 'KH')).toBe('NOT_YOUR_DECISION');
  });

  test('R2.4, R2.5 a player who had two face cards when asked, and has one now, cannot spare it', () => {
    const hands = [PIPS, FACES, ['2H', '3H', '4H', '5H', '6H', '7H']];
    const table = making(hands).act('0', 'offerSwap', '1', '2C').act('1', 'giveFace', '2', 'QH');
    expect(table.refused('1', 'answerSwap', '0', 'JH')).toBe('NOT_SPARE');
    expect(table.act('1', 'answerSwap', '0', null).stages()).toEqual({ '0': 'needy' });
  });

  test('R2.4 nobody drops, gives or takes without need', () => {
    const table = making([PIPS, FACES, ONE]);
    expect(table.refused('1', 'dropForThree')).toBe('NOT_NEEDY');
    expect(table.refused('1', 'giveFace', '2', 'JH')).toBe('NOT_NEEDY');
    expect(table.refused('1', 'giveFace', '1', 'JH')).toBe('SELF');
    const empty = making([PIPS, FACES, ONE], { left: 0 });
    expect(empty.refused('1', 'takeFace', '2', 'KH')).toBe('NOT_NEEDY');
    expect(table.refused('1', 'takeFace', '2', 'KH')).toBe('DECK_NOT_EMPTY');
  });

  test('R2.6 claims', () => {
    const table = making([FACES, ONE]);
    expect(table.refused('0', 'confirmClaim')).toBe('NOT_CLAIMED');
    expect(table.refused('0', 'claim', 'KH')).toBe('NO_CARD');
    expect(table.refused('0', 'claim', '2D')).toBe('NOT_A_FACE');
    table.act('0', 'claim', 'JH').act('0', 'confirmClaim');
    expect(table.refused('0', 'confirmClaim')).toBe('CONFIRMED');
  });

  test('R2.7 picks', () => {
    const options = { duplicateClasses: 'never' } as const;
    const table = making([['JC', 'JS', 'QD', '2C', '3C', '4C'], FACES], { options }).act('0', 'callOrder');
    expect(table.refused('0', 'pickHero', 'JC')).toBe('NOT_YOUR_DECISION');
    table.act('1', 'pickHero', 'JH');
    expect(table.refused('0', 'pickHero', 'AH')).toBe('NO_CARD');
    expect(table.refused('0', 'pickHero', '2C')).toBe('NOT_A_FACE');
    expect(table.refused('0', 'pickHero', 'JC')).toBe('CLASS_TAKEN');
  });

  test.each([
    ['', 'BAD_TEXT'],
    ['   ', 'BAD_TEXT'],
    ['x'.repeat(21), 'BAD_TEXT'],
    ['a\tb', 'BAD_TEXT'],
    ['x'.repeat(20), null],
    [' Milo ', null],
  ])('R2.8 the name %j: %s', (name, code) => {
    const table = making([FACES]).act('0', 'claim', 'JH').act('0', 'confirmClaim');
    expect(table.refused('0', 'nameHero', name)).toBe(code);
    if (code === null) expect(table.act('0', 'nameHero', name).hero('0').name).toBe(name.trim());
  });
});

const PARTY: Lay['heroes'] = [
  { card: 'KC', lp: 9, pools: { heal: 2 }, bag: ['vitality', 'leather', 'potion'] },
  {
    card: 'AH',
    lp: 9,
    pools: { spell: 7 },
    bag: [{ kind: 'plate', inUse: false } as LaidItem, { kind: 'cloth', inUse: false }],
  },
  { card: 'JH', lp: 30 },
  { card: 'QH', hp: 0 },
];

describe('in calm: which reason comes first', () => {
  test.each<Case>([
    ['R3.2 before R3.1', 'CLASS_LIMIT', 'buy', 'plate', 7],
    ['R3.4, limit before effect', 'ONE_PER_HERO', 'buy', 'vitality', 0],
    ['R3.6, value before price', 'BAD_VALUE', 'buy', 'scale', 3],
    ['R3.1', 'TOO_EXPENSIVE', 'buy', 'scale', 0],
    ['R9.5, dice before target', 'NO_DICE', 'heal', '3', 3],
    ['R9.5, the fallen', 'TARGET_DEAD', 'heal', '3', 1],
    ['R9.6, number before price', 'OVER_MAX', 'pray', 4],
    ['R9.6', 'NO_LP', 'pray', 2],
    ['R9.7, target before dice', 'TARGET_ALIVE', 'resurrect', '1', 9, 99],
    ['R9.7, dice before offering', 'NO_DICE', 'resurrect', '3', 9, 99],
    ['R9.7, offering before purse', 'BAD_OFFER', 'resurrect', '3', 1, 99],
    ['R9.7', 'NO_LP', 'resurrect', '3', 1, 10],
    ['R9.17, class first', 'NOT_A_WIZARD', 'ritual', 99],
    ['R3.5, no potion, on the fallen', 'NOT_A_POTION', 'usePotion', 'i2', '3'],
    ['R14.6, the fallen before the sum', 'TARGET_DEAD', 'giveLP', '3', 99],
    ['R15.1, the living', 'TARGET_ALIVE', 'lootBody', '1', 'lp'],
    ['R15.1, nothing there', 'NOTHING', 'lootBody', '3', 'i9'],
    ['R10.3', 'NOT_DAMAGED', 'repair', '1', 'i4'],
    ['R10.3, no such thing', 'BAD_ARGS', 'repair', '2', 'i4'],
  ])('%s: %s', (_, code, move, ...args) => {
    expect(lay({ heroes: PARTY }).refused('0', move, ...args)).toBe(code);
  });

  test.each<[string, ...unknown[]]>([
    ['heal', '3', 1],
    ['resurrect', '3', 1, 0],
    ['giveLP', '3', 1],
    ['lootBody', '3', 'lp'],
    ['usePotion', 'i1', '3'],
  ])('R1.4 %s is not for a seat nobody has', (move, ...args) => {
    const table = lay({ heroes: [{ card: 'KH', lp: 9, bag: ['potion'] }, 'JH'] });
    expect(table.refused('0', move, ...args)).toBe('BAD_ARGS');
  });

  test('R3.4 effect before value, R3.6 stock before price', () => {
    const options = { betterGear: 'always', supply: 'cards' } as const;
    const table = lay({
      options,
      heroes: [
        { card: 'KC', bag: [{ kind: 'vitality', card: '9D' }] },
        { card: 'JC', bag: [{ kind: 'plate', card: '10S' }] },
        'JH',
      ],
    });
    expect(table.refused('0', 'buy', 'vitality', 7)).toBe('NO_EFFECT');
    expect(table.refused('2', 'buy', 'plate', 0)).toBe('OUT_OF_STOCK');
  });

  test('R3.2, R3.3, R3.7 of equipping: class, slot, in use, room', () => {
    const table = lay({ heroes: PARTY });
    expect(table.refused('1', 'equip', 'i4')).toBe('CLASS_LIMIT');
    expect(table.refused('0', 'equip', 'i3')).toBe('NO_SLOT');
    expect(table.refused('0', 'equip', 'i2')).toBe('IN_USE');
    expect(table.refused('1', 'equip', 'i5')).toBeNull();
    expect(table.refused('1', 'unequip', 'i5')).toBe('NOT_IN_USE');
    expect(table.refused('1', 'unequip', 'i1')).toBe('BAD_ARGS');
    expect(table.refused('1', 'equip', 'i1')).toBe('BAD_ARGS');
  });

  test('R9.6, R9.7, R10.3 class or race before anything else', () => {
    const table = lay({ heroes: PARTY });
    expect(table.refused('1', 'pray', 99)).toBe('NOT_A_CLERIC');
    expect(table.refused('1', 'resurrect', '0', 99, 99)).toBe('NOT_A_CLERIC');
    expect(table.refused('1', 'heal', '3', 99)).toBe('NOT_A_CLERIC');
    expect(table.refused('1', 'repair', '0', 'i99')).toBe('NOT_A_DWARF');
  });

  test('R5.4 the right to name it before the text', () => {
    const table = lay({ heroes: ['JH', 'KH'] }).enter('2C', 'QC');
    expect(table.refused('1', 'describe', 'room', 'x'.repeat(99))).toBe('NOT_YOURS');
    expect(table.refused('0', 'describe', 'room', 'x'.repeat(99))).toBe('BAD_TEXT');
  });
});

describe('in a fight: which reason comes first', () => {
  /** Before the attacks of round 1: seat 0 faces a rat, seat 1 no monster. */
  const fight = (options: Lay['options'] = {}) =>
    lay({
      options,
      heroes: [
        { card: 'JD', pools: { spell: 1 } },
        { card: 'AH', pools: { spell: 1 } },
        { card: 'QH', hp: 0 },
      ],
    }).enter('2C', 'QC');

  test.each<Case>([
    ['R9.10, limit before dice', 'SPELL_LIMIT', 'castBuff', '1', 3],
    ['R9.13, dice before oneself', 'NO_DICE', 'castBuff', '1', 2],
    ['R9.13, oneself', 'SELF', 'castBuff', '1', 1],
    ['R9.13, the fallen', 'TARGET_DEAD', 'castBuff', '2', 1],
    ['R9.14, limit before target', 'SPELL_LIMIT', 'castConfuse', '3C', 1],
    ['R9.14, dice before target', 'NO_DICE', 'castConfuse', '3C', 2],
    ['R9.16, limit before target', 'SPELL_LIMIT', 'castProtect', '2', 3],
    ['R9.16, dice before target', 'NO_DICE', 'castProtect', '2', 2],
    ['R9.16, the fallen', 'TARGET_DEAD', 'castProtect', '2', 1],
    ['R19.2, option before target', 'OPTION_OFF', 'guard', '3C'],
    ['R19.1', 'BAD_ARGS', 'usePotion', 'i9', '2'],
  ])('%s: %s', (_, code, move, ...args) => {
    expect(fight().refused('1', move, ...args)).toBe(code);
  });

  test('R19.1 option before anything about the potion', () => {
    expect(fight({ potionsInCombat: false }).refused('1', 'usePotion', 'i9', '2')).toBe('IN_COMBAT');
  });

  test.each<Case>([
    ['R6.7, target before dice', 'BAD_TARGET', 'attack', '3C', 9],
    ['R9.2, dice', 'NO_DICE', 'attack', '2C', 6],
    ['R9.10, limit before target', 'SPELL_LIMIT', 'missile', '3C', 3],
    ['R9.15, dice before target', 'NO_DICE', 'missile', '3C', 2],
    ['R9.15, target', 'BAD_TARGET', 'missile', '3C', 1],
  ])('%s: %s', (_, code, move, ...args) => {
    expect(
      fight()
        .ready()
        .refused('0', move, ...args),
    ).toBe(code);
  });

  test('R6.2 partner before class and dice', () => {
    const table = lay({ heroes: ['KH', 'JD'] })
      .dice(1, 1)
      .enter('2C', '8C')
      .ready();
    expect(table.stages()).toEqual({ '1': 'act' });
    expect(table.refused('1', 'attack', '2C', 9)).toBe('EXCHANGE_PARTNER_ONLY');
    expect(table.refused('1', 'missile', '2C', 2)).toBe('EXCHANGE_PARTNER_ONLY');
    table.act('1', 'pass');
    expect(table.refused('0', 'attack', '8C', 1)).toBe('EXCHANGE_PARTNER_ONLY');
    expect(table.refused('0', 'attack', '2C', 1)).toBe('NOT_A_FIGHTER');
  });
});
