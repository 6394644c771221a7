import { type Lay, lay } from '../testing';
import { defaultTarget } from './aiming';
import { type Blow, woundsOf } from './wounds';

const FULL = { criticals: 'full', missileCriticals: 'dice' } as const;
const blow = (total: number, more: Partial<Blow> = {}): Blow => ({
  total,
  best: false,
  boosted: false,
  missile: false,
  ...more,
});

describe('wounds of a blow', () => {
  test.each([
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 1],
  ])('R7.1 a total of %i against a threshold of 5, not the best roll: %i', (total, wounds) => {
    expect(woundsOf(FULL, blow(total), 5)).toBe(wounds);
  });

  test.each([
    [8, 5, 1],
    [10, 5, 2],
    [8, 4, 2],
    [6, 2, 2],
    [4, 1, 2],
    [6, 4, 1],
  ])('R7.3 the best roll of %i against a threshold of %i: %i', (total, wt, wounds) => {
    expect(woundsOf(FULL, blow(total, { best: true }), wt)).toBe(wounds);
  });

  test.each([
    [4, 0],
    [5, 1],
    [9, 1],
    [10, 2],
    [14, 2],
    [15, 3],
  ])('R7.4 with Slay! or Buff dice %i against 5 makes %i, whatever the attack die shows', (total, wounds) => {
    for (const best of [true, false]) {
      for (const criticals of ['full', 'dice'] as const) {
        expect(woundsOf({ ...FULL, criticals }, blow(total, { best, boosted: true }), 5)).toBe(wounds);
      }
    }
  });

  test.each([
    ['full', 2],
    ['dice', 1],
    ['off', 1],
  ] as const)('R7.3, R7.6 with `%s` the best roll of twice the threshold makes %i', (criticals, wounds) => {
    expect(woundsOf({ ...FULL, criticals }, blow(10, { best: true }), 5)).toBe(wounds);
  });

  test.each([
    ['full', 'dice', 12, true, 3],
    ['dice', 'dice', 11, false, 2],
    ['full', 'single', 12, true, 2],
    ['full', 'single', 11, false, 1],
    ['dice', 'single', 12, true, 1],
    ['off', 'dice', 12, true, 1],
  ] as const)(
    'R7.5 a Missile with `%s` and `%s`, %i against 4 (best: %s): %i',
    (criticals, missileCriticals, total, best, wounds) => {
      expect(woundsOf({ criticals, missileCriticals }, blow(total, { best, missile: true }), 4)).toBe(wounds);
    },
  );

  test('R7.5 the best Missile needs twice the threshold, too; a buffed one counts each multiple', () => {
    const single = { criticals: 'full', missileCriticals: 'single' } as const;
    expect(woundsOf(single, blow(6, { best: true, missile: true }), 4)).toBe(1);
    expect(woundsOf(single, blow(12, { missile: true, boosted: true }), 4)).toBe(3);
  });

  test('R7.6 with `off` every hit is one wound', () => {
    expect(woundsOf({ ...FULL, criticals: 'off' }, blow(30, { boosted: true }), 5)).toBe(1);
    expect(woundsOf({ ...FULL, criticals: 'off' }, blow(4, { boosted: true }), 5)).toBe(0);
  });
});

describe('attacks', () => {
  test('R7.1 the attack die comes first, then Slay!, then Buff dice', () => {
    const table = lay({ heroes: ['JH', 'AH'] })
      .enter('10S', 'QC')
      .act('1', 'castBuff', '0', 1);
    table.dice(1, 2, 1, 1).act('0', 'attack', '10S', 1);
    expect(table.told('attacked')).toMatchObject([
      { total: 4, wounds: 0, dice: [{ sides: 10, tag: 'attack' }, { tag: 'slay' }, { sides: 6, tag: 'buff' }] },
    ]);
  });

  test('R7.2 two wounds kill; what is beyond that is lost', () => {
    const table = lay({ heroes: ['JH'] })
      .enter('2C')
      .dice(3, 1)
      .act('0', 'attack', '2C', 0);
    expect(table.state.fight?.monsters[0]?.wounds).toBe(1);
    table.dice(9, 6).act('0', 'attack', '2C', 1);
    expect(table.told('attacked')).toMatchObject([{ wounds: 1 }, { total: 15, wounds: 1, left: 0 }]);
    expect(table.state.fight).toBeNull();
  });

  test('R7.2 an elite dies of three, the dragon of twelve', () => {
    const elite = lay({ options: { elites: true }, heroes: ['JH'] })
      .enter('2C')
      .act('0', 'declareElite', true);
    elite.wound('2C', 1).dice(9, 1).act('0', 'attack', '2C', 0);
    expect(elite.state.fight?.monsters[0]?.wounds).toBe(2);
    const dragon = lay({ heroes: ['JC'], counters: 11 })
      .dice(1)
      .enter('AS');
    dragon.wound('dragon', 10).dice(6, 1).act('0', 'attack', 'dragon', 0);
    expect(dragon.state.fight?.monsters[0]?.wounds).toBe(11);
    expect(dragon.dice(6).act('0', 'attack', 'dragon', 0).state.dragonSlain).toBe(true);
  });

  test('R9.2 Slay! dice: none up to all that are left, for fighters alone, gone once rolled', () => {
    const table = lay({ heroes: [{ card: 'JH', pools: { slay: 2 } }, 'KH'] }).enter('10S', '10C');
    expect(table.refused('0', 'attack', '10S', 3)).toBe('NO_DICE');
    table.dice(1, 1, 1, 1, 1).act('0', 'attack', '10S', 2);
    expect(table.hero('0').pools.slay).toBe(0);
    expect(table.refused('1', 'attack', '10C', 1)).toBe('NOT_A_FIGHTER');
  });

  test('R9.2 a Missile takes no Slay! dice', () => {
    const table = lay({ heroes: ['JD'] })
      .enter('2C')
      .ready();
    expect(table.refused('0', 'missile', '2C', 1, 1)).toBe('MALFORMED');
    table.dice(6, 6).act('0', 'missile', '2C', 2);
    expect(table.hero('0').pools).toMatchObject({ slay: 5, spell: 0 });
  });

  test('R7.5, R9.13 a Missile takes waiting Buff dice along', () => {
    const table = lay({ heroes: ['AH', 'AC'] })
      .dice(1, 2)
      .enter('10S', 'QC');
    table.dice(1).act('1', 'castBuff', '0', 2).ready();
    table.dice(3, 1, 1, 1).act('0', 'missile', '10S', 1);
    expect(table.told('missile')).toMatchObject([
      { total: 5, wounds: 1, dice: [{ tag: 'spell' }, { tag: 'buff' }, {}] },
    ]);
  });
});

describe('R6.12 the usual target', () => {
  const aim = (round: number, heroes: Lay['heroes'], cards: string[], wounds: [string, number][] = []) => {
    const table = lay({ heroes })
      .enter(...(cards as '2C'[]))
      .round(round);
    for (const [id, count] of wounds) table.wound(id as '2C', count);
    return (seat: string) => defaultTarget(table.state, seat)?.id;
  };

  test('R6.12 in the exchange the partner, for others nobody', () => {
    const target = aim(1, ['JH', 'KH'], ['2C', 'QC']);
    expect([target('0'), target('1')]).toEqual(['2C', undefined]);
  });

  test('R6.12 then the own attacker, or the player who needs fewest wounds', () => {
    const target = aim(2, ['JH', 'KH', 'QH'], ['10C', '2C', 'QC'], [['10C', 1]]);
    expect([target('0'), target('1'), target('2')]).toEqual(['10C', '2C', '10C']);
    expect(aim(2, ['JH', 'KH', 'QH'], ['2C', '10C', 'QC'], [['10C', 1]])('2')).toBe('10C');
  });

  test('R6.12 of equals the lower threshold, then the order of layout', () => {
    expect(aim(2, ['JH', 'KH', 'QH'], ['10C', '2C', 'QC'])('2')).toBe('2C');
    expect(aim(2, ['JH', 'KH', 'QH'], ['3C', '2C', 'QC'])('2')).toBe('3C');
  });
});
