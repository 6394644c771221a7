import { type LaidTable, type Lay, lay } from '../testing';

/** A fighter who faces a rat, and a cleric without a monster. */
const company = (more: Partial<Lay> = {}): LaidTable => lay({ heroes: ['JH', 'KH'], ...more }).enter('2C', 'QC');

describe('the exchange', () => {
  test('R6.1 a monster goes for the hero whose player drew it', () => {
    const table = lay({ heroes: ['JH', 'KH', 'QH'] }).enter('2C', 'QC', '3S');
    expect(table.state.fight?.monsters).toMatchObject([
      { id: '2C', drawer: '0', target: '0', die: 4, wt: 1, wounds: 0, need: 2 },
      { id: '3S', drawer: '2', target: '2', die: 4, wt: 1, wounds: 0, need: 2 },
    ]);
  });

  test('R6.2 all exchanges take place in round 1: own monsters only, and no attack without one', () => {
    const table = lay({ heroes: ['JH', 'KH', 'QH'] }).enter('2C', 'QC', '3S');
    expect(table.stages()).toEqual({ '0': 'act' });
    expect(table.choices('0', 'attack')).toEqual([0, 1, 2, 3, 4, 5].map((slay) => ['2C', slay]));
    table.act('0', 'pass');
    expect(table.stages()).toEqual({ '2': 'act' });
    expect(table.choices('2', 'attack')).toEqual([['3S', 0]]);
  });

  test('R6.2 from round 2 on any hero may attack any monster', () => {
    const table = company().round(2).act('0', 'pass');
    expect(table.stages()).toEqual({ '1': 'act' });
    expect(table.refused('1', 'attack', '2C', 0)).toBeNull();
  });

  test('R6.9 a hero who becomes a target in round 1 has no attack in it', () => {
    const table = lay({
      heroes: [
        { card: 'JH', hp: 1 },
        { card: 'AH', pools: { spell: 0 } },
      ],
    }).enter('2C', 'QC');
    table.dice(2).act('0', 'pass');
    expect(table.state.fight).toMatchObject({ round: 2, monsters: [{ target: '1' }] });
    expect(table.told('attacked')).toEqual([]);
    expect(table.stages()).toEqual({ '1': 'act' });
  });
});

describe('a round', () => {
  test('R6.4 first preparations, then turns in order, then the next round', () => {
    const table = lay({ heroes: ['JH', 'AH'] }).enter('2C', 'QC');
    expect([table.state.fight?.stage, table.stages()]).toEqual(['prepare', { '1': 'prepare' }]);
    table.ready();
    expect([table.state.fight?.stage, table.stages()]).toEqual(['turns', { '0': 'act' }]);
    table.dice(1).act('0', 'pass');
    expect(table.told('monsterAttacked')).toHaveLength(1);
    expect(table.state.fight).toMatchObject({ round: 2, stage: 'prepare', used: {} });
    expect(table.told('roundBegan')).toEqual([{ round: 2, enraged: false }]);
  });

  test('R6.7 monsters strike by themselves, a confused one does nothing', () => {
    const table = lay({ heroes: ['JH', 'AH'] })
      .enter('2C', 'QC')
      .act('1', 'castConfuse', '2C', 2)
      .act('0', 'pass');
    expect(table.told('confusedIdle')).toEqual([{ monster: '2C' }]);
    expect(table.told('monsterAttacked')).toEqual([]);
  });

  test('R6.7 a hero may pass', () => {
    const table = company();
    expect(table.changes(() => table.dice(1).act('0', 'pass'))).toMatchObject({ 'heroes.0.hp': 7 });
    expect(table.told('passed')).toEqual([{ seat: '0' }]);
  });

  test('R6.8 when its target dies a monster turns to the next living hero in the order of seats', () => {
    const heroes: Lay['heroes'] = ['JH', { card: 'QH', hp: 0 }, { card: 'KH', hp: 1 }];
    const table = lay({ heroes }).enter('QC', '6C').ready();
    table.dice(1, 6).act('2', 'attack', '6C', 0);
    expect(table.told('turnedTo')).toEqual([{ monster: '6C', seat: '0' }]);
  });

  test('R6.9 a hero who is raised before the blows takes the turn of this round', () => {
    const heroes: Lay['heroes'] = [
      { card: 'JH', bag: ['divine'] },
      { card: 'KH', hp: 0 },
    ];
    const table = lay({ heroes }).enter('2C').round(2);
    table.act('0', 'usePotion', 'i1', '1');
    expect(table.stages()).toEqual({ '1': 'act' });
    expect(table.refused('1', 'attack', '2C', 0)).toBeNull();
  });

  test('R6.9 but in the exchange only with a partner', () => {
    const heroes: Lay['heroes'] = [
      { card: 'JH', bag: ['divine'] },
      { card: 'KH', hp: 0 },
    ];
    const table = lay({ heroes }).enter('2C').dice(1).act('0', 'usePotion', 'i1', '1');
    expect(table.hero('1').hp).toBe(8);
    expect(table.state.fight?.round).toBe(2);
    expect([...table.told('attacked'), ...table.told('passed')]).toEqual([]);
  });

  test('R6.10 at its end Confuse and Protect last a round less, guards and actions end', () => {
    const options = { defending: true, spellTempo: 'free' } as const;
    const table = lay({ options, heroes: ['JH', 'KC', 'AH'] })
      .enter('QC', 'KC', '6C')
      .round(2);
    table.act('2', 'castProtect', '2', 1).act('2', 'castProtect', '0', 2).act('2', 'castConfuse', '6C', 2);
    table.act('2', 'setReady', true).act('0', 'pass').act('1', 'pass').act('2', 'pass');
    expect(table.state.fight).toMatchObject({ round: 3, used: {}, guards: [] });
    expect(table.state.fight?.monsters[0]?.confused).toBe(0);
    expect(table.state.fight?.protects).toEqual([{ on: '0', bonus: 2, left: 1 }]);
    table.act('0', 'guard', '6C').ready();
    expect(table.state.fight?.guards).toEqual([{ monster: '6C', by: '0' }]);
    table.dice(1).act('1', 'pass').act('2', 'pass');
    expect(table.state.fight).toMatchObject({ round: 4, used: {}, guards: [], protects: [] });
  });

  test('R6.10 Buff dice that were not rolled return, never beyond the maximum', () => {
    const table = lay({ heroes: ['JH', 'AH'] })
      .enter('2C', 'QC')
      .act('1', 'castBuff', '0', 2);
    table.hero('1').pools.spell = 7;
    table.dice(1).act('0', 'pass');
    expect(table.hero('1').pools.spell).toBe(8);
    expect(table.state.fight?.buffs).toEqual([]);
  });

  test('R6.11 with the last monster the fight and its spells end, Buff dice return', () => {
    const options = { spellTempo: 'free' } as const;
    const table = lay({ options, heroes: ['JH', 'KH', 'AH'] }).enter('2C', 'QC', '2S');
    table.act('2', 'castBuff', '0', 1).act('2', 'castProtect', '0', 2).wound('2C', 1).wound('2S', 1).ready();
    table.round(2).act('2', 'castBuff', '1', 2).ready();
    table.dice(5, 5).act('0', 'attack', '2C', 0).dice(5, 1, 1).act('1', 'attack', '2S', 0);
    expect(table.state.fight).toBeNull();
    expect(table.hero('2').pools.spell).toBe(8 - 1 - 2 - 2);
  });

  test('R6.11 Buff dice return when somebody else ends the fight', () => {
    const table = lay({ heroes: ['JH', 'KH', 'AH'] })
      .enter('2C', 'QC', 'KC')
      .wound('2C', 1)
      .round(2);
    table.act('2', 'castBuff', '1', 2).dice(5).act('0', 'attack', '2C', 0);
    expect(table.state.fight).toBeNull();
    expect(table.hero('2').pools.spell).toBe(8);
  });

  test('R6.11 nobody can flee: a hero at turn fights or waits', () => {
    expect(company().moves('0').toSorted()).toEqual(['attack', 'pass']);
  });
});
