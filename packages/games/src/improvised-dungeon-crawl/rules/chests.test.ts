import { type Lay, lay } from '../testing';

describe('chests', () => {
  test('R12.1 one after the other, from the lead on, opened or left by the drawer', () => {
    const table = lay({ heroes: ['JH', 'KH', 'AH'], lead: '1' }).enter('5D', 'QC', '6D');
    expect(table.stages()).toEqual({ '0': 'calm', '1': 'chest', '2': 'calm' });
    expect(table.refused('0', 'openChest')).toBe('WRONG_STEP');
    table.act('1', 'leaveChest');
    expect(table.stages()['0']).toBe('chest');
    expect(table.act('0', 'leaveChest').told('treasure')).toEqual([]);
    expect(table.state.step).toBe('rest');
  });

  test('R12.1 in place of a fallen drawer the next living hero', () => {
    const table = lay({ heroes: ['KH', { card: 'JH', hp: 1 }, 'AH'] }).enter('QC', '5H', '6D');
    table.state.room?.chests.unshift('1');
    table.dice(3).act('1', 'springTrap');
    expect(table.hero('1').hp).toBe(0);
    expect(table.stages()).toEqual({ '0': 'calm', '2': 'chest' });
  });

  test.each([
    [1, false],
    [4, false],
    [5, true],
    [6, true],
  ])('R12.2 a check of %i (trapped: %s)', (roll, trapped) => {
    const table = lay({ heroes: ['JH'] }).enter('5D');
    table.dice(roll, ...(trapped ? [1] : []), 2, 3).act('0', 'openChest');
    expect(table.told('chestChecked')).toMatchObject([{ seat: '0', opener: '0', trapped }]);
    expect(table.hero('0')).toMatchObject({ hp: trapped ? 7 : 8, lp: 5 });
  });

  test('R12.2 the first living thief from the opener on checks it', () => {
    const heroes: Lay['heroes'] = ['QH', { card: 'QC', hp: 0 }, 'JH', 'QD'];
    const table = lay({ heroes }).enter('QC', '5D', 'KC').dice(1, 1, 1).act('2', 'openChest');
    expect(table.told('chestChecked')).toMatchObject([{ seat: '3', opener: '2' }]);
  });

  test('R12.3 without a thief its trap strikes the opener', () => {
    const table = lay({ heroes: ['JH', 'KH'] })
      .enter('5D', 'QC')
      .dice(6, 4, 1, 1)
      .act('0', 'openChest');
    expect([table.hero('0').hp, table.hero('1').hp]).toEqual([4, 8]);
  });

  const trapped = (heroes: Lay['heroes'] = ['JH', 'QH']) =>
    lay({ heroes }).enter('5D', 'QC').dice(5).act('0', 'openChest');

  test('R12.3 with one it is spotted: the opener can do nothing before the thief has declined', () => {
    const table = trapped();
    expect(table.told('trapSpotted')).toEqual([{ seat: '0', chest: true }]);
    expect(table.refused('0', 'springTrap')).toBe('THIEF_FIRST');
    expect(table.refused('0', 'leaveChest')).toBe('THIEF_FIRST');
    expect(table.refused('1', 'leaveChest')).toBe('NOT_YOUR_DECISION');
    table.act('1', 'leaveTrap');
    expect(table.refused('0', 'springTrap')).toBeNull();
    expect(table.refused('0', 'leaveChest')).toBeNull();
  });

  test('R12.4 disarmed, the opener finds 2d6 loot points', () => {
    const table = trapped().dice(2, 6, 5).act('1', 'disarm');
    expect(table.told('treasure')).toMatchObject([{ seat: '0', lp: 11 }]);
  });

  test('R12.4 sprung, too, even where the victim has died: then the next living hero', () => {
    const table = trapped([{ card: 'JH', hp: 1 }, 'QH']).act('1', 'leaveTrap');
    table.dice(4, 6, 5).act('0', 'springTrap');
    expect(table.told('treasure')).toMatchObject([{ seat: '1', lp: 11 }]);
    expect([table.hero('0').lp, table.hero('1').lp]).toEqual([0, 11]);
  });

  test('R12.4 also after a thief has set it off', () => {
    const table = trapped(['JH', { card: 'QH', pools: { evade: 0 } }])
      .dice(1, 4, 1, 1)
      .act('1', 'disarm');
    expect(table.hero('1').hp).toBe(4);
    expect(table.told('treasure')).toMatchObject([{ seat: '0', lp: 2 }]);
  });

  test('R12.4 with nobody left there is no treasure, and the crawl is lost', () => {
    const table = lay({ heroes: [{ card: 'JH', hp: 1 }] })
      .enter('5D')
      .dice(5, 4)
      .act('0', 'openChest');
    expect(table.state.result?.reason).toBe('lost');
    expect(table.told('treasure')).toEqual([]);
  });
});
