import { type Lay, lay } from '../testing';

describe('the dragon', () => {
  test('W25 the twelfth counter wakes it; the monster is scorched without loot, the trap waits', () => {
    const table = lay({ heroes: ['JH', 'KH', 'QH'], counters: 11 })
      .dice(1)
      .enter('KS', '8C', '5H');
    expect(table.told('dragonWoke')).toEqual([{ target: '0', scorched: ['8C'] }]);
    expect(table.state.fight?.monsters.map(({ id }) => id)).toEqual(['dragon']);
    expect(table.state.room?.traps).toEqual(['2']);
    expect(table.state.room?.trap).toBeNull();
    table.ready().wound('dragon', 11).dice(6).act('0', 'attack', 'dragon', 0);
    expect(table.state.room?.trap).toMatchObject({ seat: '2' });
    table.dice(6).act('2', 'disarm');
    expect(table.told('monsterLoot')).toMatchObject([{ monster: 'dragon', lp: 40 }]);
    expect(table.state.dungeon.discard).toContain('8C');
  });

  const party = () => {
    const heroes: Lay['heroes'] = [
      { card: 'JH', hp: 3, bag: ['plate', 'shield'] },
      { card: 'KH', hp: 8, bag: ['scale', 'shield'] },
      { card: 'AH', hp: 4, bag: ['leather'] },
    ];
    return lay({ heroes, counters: 11 }).enter('AS', '2H', '3H');
  };

  test('W26 it goes for the toughest hero, and in round 1 nobody else attacks it', () => {
    const table = party();
    expect(table.state.fight?.monsters[0]?.target).toBe('1');
    table.dice(5).ready();
    expect(table.stages()).toEqual({ '1': 'act' });
    table.act('1', 'pass');
    expect(table.state.fight?.round).toBe(2);
    expect(table.told('attacked')).toEqual([]);
  });

  test('W26 when its prey has died it goes for the toughest of the others', () => {
    const table = party().dice(12).ready().act('1', 'pass').dice(12).ready();
    expect(table.hero('1').hp).toBe(0);
    expect(table.state.fight?.monsters[0]?.target).toBe('0');
    expect(table.told('turnedTo')).toEqual([{ monster: 'dragon', seat: '0' }]);
  });

  test('W37 with two cards left two heroes draw, from the lead on, and the dragon is there', () => {
    const heroes: Lay['heroes'] = ['JH', 'KH', 'AH'];
    const table = lay({ heroes, lead: '1', counters: 11, draw: ['2C', 'AS'], left: 0 }).ready();
    expect(table.told('drew').map(({ seat, card }) => [seat, card])).toEqual([
      ['1', '2C'],
      ['2', 'AS'],
    ]);
    expect(table.state.dungeon.left).toBe(0);
    expect(table.told('dragonWoke')).toHaveLength(1);
  });

  test('W40 the last hero dies in a trap after the dragon: the crawl is won, without an aftermath', () => {
    const table = lay({
      heroes: [
        { card: 'JH', hp: 5 },
        { card: 'KH', hp: 1, bag: ['leather'] },
      ],
      counters: 11,
    }).enter('AS', '5H');
    table.dice(12).ready();
    expect(table.hero('0').hp).toBe(0);
    table.dice(1).ready().wound('dragon', 11).dice(6).act('1', 'attack', 'dragon', 0);
    table.dice(3).act('1', 'springTrap');
    expect(table.state.result).toMatchObject({ reason: 'won', winners: ['0', '1'], survivors: [], crawlsWon: 1 });
    expect(table.told('ended')).toEqual([{ reason: 'won' }]);
  });
});

test('W35 after a won crawl survivors are restored and bring their loot, the fallen make new heroes', () => {
  const cleric = { card: 'KH', hp: 2, lp: 23, pools: { heal: 1 } } as const;
  const table = lay({ options: { crawls: 2 }, heroes: [cleric, { card: 'QH', hp: 0, lp: 9 }], slain: true });
  table.stack('JD', '2C', '3C', '4C', '5C', '6C').act('0', 'setReady', true);
  expect(table.hero('0')).toMatchObject({ rp: 23, lp: 0, hp: 8, pools: { heal: 5 } });
  expect(table.state.muster?.who).toEqual(['1']);
  table.act('1', 'claim', 'JD').act('1', 'confirmClaim');
  expect(table.hero('1')).toMatchObject({ card: 'JD', rp: 20, lp: 0, bag: [] });
  table.act('0', 'buy', 'scale', 0).act('0', 'doneShopping').act('1', 'buy', 'plate', 0).act('1', 'doneShopping');
  expect(table.hero('0')).toMatchObject({ rp: 0, lp: 8 });
  expect(table.state).toMatchObject({ crawlNo: 2, crawlsWon: 1, step: 'rest', dungeon: { left: 52, counters: [] } });
});
