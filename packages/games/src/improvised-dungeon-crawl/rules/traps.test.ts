import { type Lay, lay } from '../testing';

describe('traps', () => {
  test('R11.1 one after the other, from the lead on', () => {
    const table = lay({ heroes: ['JH', 'KH', 'AH'], lead: '1' }).enter('5H', 'QC', '6H');
    expect(table.state.room?.trap?.seat).toBe('1');
    table.dice(1).act('1', 'springTrap');
    expect(table.state.room?.trap?.seat).toBe('0');
    expect(table.dice(1).act('0', 'springTrap').state.step).toBe('rest');
  });

  test('R11.1 one whose drawer has fallen is discarded', () => {
    const heroes: Lay['heroes'] = [
      { card: 'JH', hp: 5 },
      { card: 'KH', hp: 1, bag: ['leather'] },
    ];
    const table = lay({ heroes, counters: 11 }).enter('5H', 'AS').dice(12).ready();
    expect(table.hero('0').hp).toBe(0);
    table.dice(1).ready().wound('dragon', 11).dice(6).act('1', 'attack', 'dragon', 0);
    expect(table.told('trapGone')).toEqual([{ seat: '0' }]);
    expect(table.state.step).toBe('aftermath');
    expect(table.state.dungeon.discard).toContain('5H');
  });

  test('R11.2 a living thief spots it, no matter who drew it; the drawer waits', () => {
    const table = lay({ heroes: ['JH', 'QH', 'QC'] }).enter('5H', 'QD', 'KD');
    expect(table.told('trapSpotted')).toEqual([{ seat: '0', chest: false }]);
    expect(table.stages()).toEqual({ '0': 'trap', '1': 'trap', '2': 'trap' });
    expect(table.refused('0', 'springTrap')).toBe('THIEF_FIRST');
    expect(table.refused('0', 'disarm')).toBe('NOT_A_THIEF');
    expect(table.refused('0', 'leaveTrap')).toBe('NOT_A_THIEF');
  });

  test('R11.2 a thief who has declined cannot change that', () => {
    const table = lay({ heroes: ['QH', 'JH', 'QC'] })
      .enter('5H', 'QD', 'KD')
      .act('0', 'leaveTrap');
    expect(table.refused('0', 'disarm')).toBe('DECLINED');
    expect(table.refused('0', 'leaveTrap')).toBe('DECLINED');
    expect(table.refused('0', 'springTrap')).toBe('THIEF_FIRST');
    table.act('2', 'leaveTrap');
    expect(table.refused('2', 'disarm')).toBe('WRONG_STEP');
    expect(table.refused('0', 'springTrap')).toBeNull();
  });

  test('R11.2, R20.2 the first thief to disarm makes the only attempt', () => {
    const table = lay({ heroes: ['JH', 'QH', 'QC'] })
      .enter('5H', 'QD', 'KD')
      .dice(1, 1)
      .act('2', 'disarm');
    expect(table.state.step).toBe('rest');
    expect([table.hero('0').hp, table.hero('1').hp, table.hero('2').hp]).toEqual([8, 8, 10]);
  });

  test.each([2, 3, 4, 5, 6])('R9.3, R11.3 a %i disarms', (roll) => {
    const table = lay({ options: { disarmOn: 'twoToSix' }, heroes: ['QH', 'JH'] })
      .enter('QC', '5H')
      .dice(roll)
      .act('0', 'disarm');
    expect(table.told('disarmed')).toHaveLength(1);
    expect([table.hero('0').hp, table.hero('1').hp]).toEqual([8, 8]);
  });

  test.each([2, 3, 4, 5])('R11.3 with `twoToFive` a %i disarms', (roll) => {
    const table = lay({ options: { disarmOn: 'twoToFive' }, heroes: ['QH', 'JH'] }).enter('QC', '5H');
    expect(table.dice(roll).act('0', 'disarm').told('disarmed')).toHaveLength(1);
  });

  test('R11.3 with `twoToFive` a 6 neither disarms nor sets off: no thief may try again, the drawer walks into it', () => {
    const table = lay({ options: { disarmOn: 'twoToFive' }, heroes: ['QH', 'JH', 'QC'] }).enter('QD', '5H', 'KD');
    table.dice(6).act('0', 'disarm');
    expect(table.told('disarmFailed')).toEqual([{ seat: '0', dice: [{ sides: 6, value: 6, tag: 'die' }] }]);
    expect(table.told('disarmed')).toEqual([]);
    expect([table.hero('0').hp, table.hero('1').hp, table.hero('2').hp]).toEqual([8, 8, 10]);
    expect(table.refused('0', 'disarm')).toBe('WRONG_STEP');
    expect(table.refused('2', 'disarm')).toBe('WRONG_STEP');
    table.dice(5).act('1', 'springTrap');
    expect(table.hero('1').hp).toBe(3);
  });

  test('R11.2 with `twoToFive` a thief who is raised after the only attempt may not try again', () => {
    const table = lay({ options: { disarmOn: 'twoToFive' }, heroes: ['QH', 'JH', { card: 'QC', hp: 0 }] });
    table.enter('QD', '5H').dice(6).act('0', 'disarm');
    table.hero('2').hp = 5;
    expect(table.stages()).toMatchObject({ '1': 'trap', '2': 'calm' });
    expect(table.refused('2', 'disarm')).toBe('WRONG_STEP');
    expect(table.dice(5).act('1', 'springTrap').told('trapStruck')).toHaveLength(1);
  });

  test('R11.3, R12.3 with `twoToFive` a 6 leaves it to the opener whether the chest is left', () => {
    const laid = () =>
      lay({ options: { disarmOn: 'twoToFive' }, heroes: ['JH', 'QH'] })
        .enter('5D', 'QC')
        .dice(5, 6)
        .act('0', 'openChest')
        .act('1', 'disarm');
    expect(laid().act('0', 'leaveChest').state.step).toBe('rest');
    expect(laid().dice(1, 2, 3).act('0', 'springTrap').told('treasure')).toMatchObject([{ seat: '0', lp: 5 }]);
  });

  test('R11.3 with `twoToFive` a 1 sets it off, and a halfling may roll a 6 again', () => {
    const table = lay({ options: { disarmOn: 'twoToFive' }, heroes: ['QS'] })
      .enter('5H')
      .dice(6)
      .act('0', 'disarm');
    expect(table.stages()).toEqual({ '0': 'luck' });
    table.dice(1).act('0', 'reroll').dice(2).act('0', 'keepRoll');
    expect(table.told('setOff')).toHaveLength(1);
  });

  test('R11.3 a match from before that choice is played as if 2 to 6 disarmed', () => {
    const table = lay({ heroes: ['QH'] }).enter('5H');
    delete (table.state.options as { disarmOn?: string }).disarmOn;
    expect(table.dice(6).act('0', 'disarm').told('disarmed')).toHaveLength(1);
  });

  test('R11.3 a 1 lets it strike the thief, by another roll', () => {
    const table = lay({ heroes: [{ card: 'QH', pools: { evade: 0 } }, 'JH'] }).enter('QC', '5H');
    table.dice(1, 4).act('0', 'disarm');
    expect(table.told('setOff')).toHaveLength(1);
    expect([table.hero('0').hp, table.hero('1').hp]).toEqual([4, 8]);
  });

  test('R11.4 once all thieves have declined the drawer must walk into it', () => {
    const table = lay({ heroes: ['JH', 'QH'] })
      .enter('5H', 'QC')
      .act('1', 'leaveTrap');
    expect(table.stages()).toEqual({ '0': 'trap', '1': 'calm' });
    expect(table.refused('1', 'springTrap')).not.toBeNull();
    expect(table.refused('0', 'leaveChest')).toBe('WRONG_STEP');
    expect(table.dice(4).act('0', 'springTrap').hero('0').hp).toBe(4);
  });

  test('R11.4 without a living thief at once', () => {
    const table = lay({ heroes: ['JH', { card: 'QH', hp: 0 }] }).enter('5H');
    expect(table.told('trapSpotted')).toEqual([]);
    expect(table.refused('0', 'springTrap')).toBeNull();
  });

  test('R11.4 a thief who declines their own trap walks into it', () => {
    const table = lay({ heroes: ['QH'] })
      .enter('5H')
      .act('0', 'leaveTrap');
    expect(table.dice(4).act('0', 'springTrap').state.hit).toMatchObject({ roll: 4, from: { kind: 'trap', roll: 4 } });
  });

  const worn: Lay['heroes'][number] = { card: 'JC', bag: ['chain', 'spellProtection'] };
  test.each([
    [1, 0, true],
    [2, 0, true],
    [3, 1, true],
    [4, 1, false],
    [5, 2, false],
    [6, 3, false],
  ])('R11.5 a %i does %i damage to magic armour 2 and armour 3 (magical: %s)', (roll, damage, magical) => {
    const table = lay({ heroes: [worn] })
      .enter('5H')
      .dice(roll)
      .act('0', 'springTrap');
    expect(table.told('trapStruck')).toMatchObject([{ magical, damage, protection: magical ? 2 : 3 }]);
    expect(table.hero('0').hp).toBe(10 - damage);
  });
});
