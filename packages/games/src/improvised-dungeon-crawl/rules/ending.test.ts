import { type Lay, lay } from '../testing';

/** The dragon has one wound left; seat 1 has a trap. */
const atTheDragon = (heroes: Lay['heroes'], options: Lay['options'] = {}) =>
  lay({ heroes, options, counters: 11 }).dice(1).enter('AS', '5H').ready().wound('dragon', 11);

describe('the end of a crawl', () => {
  test('R17.1, R17.2 with the dragon dead the room is resolved, then the aftermath, then it is won', () => {
    const table = atTheDragon(['JC', 'KH']).dice(6).act('0', 'attack', 'dragon', 0);
    expect(table.state).toMatchObject({ dragonSlain: true, step: 'traps', result: null });
    table.dice(1).act('1', 'springTrap');
    expect(table.state).toMatchObject({ step: 'aftermath', result: null });
    expect([table.hero('0').lp, table.hero('1').lp]).toEqual([20, 20]);
    table.act('0', 'setReady', true);
    expect(table.state.result).toBeNull();
    table.act('0', 'setReady', false).act('1', 'setReady', true);
    expect(table.state.result).toBeNull();
    table.act('0', 'setReady', true);
    expect(table.state.result).toEqual({
      reason: 'won',
      winners: ['0', '1'],
      crawlsWon: 1,
      rooms: 1,
      survivors: ['0', '1'],
      lp: 40,
      dragonWounds: 12,
    });
  });

  test('R17.2 in the aftermath the fallen can be raised', () => {
    const table = lay({
      heroes: [
        { card: 'JH', bag: ['divine'] },
        { card: 'KH', hp: 0 },
      ],
      slain: true,
    });
    table.act('0', 'usePotion', 'i1', '1').act('0', 'setReady', true);
    expect(table.state.result).toBeNull();
    expect(table.act('1', 'setReady', true).state.result?.survivors).toEqual(['0', '1']);
  });

  test('R17.3 deaths after the dragon’s do not undo the win; with nobody left there is no aftermath', () => {
    const table = atTheDragon([
      { card: 'JC', hp: 2 },
      { card: 'KH', hp: 1 },
    ])
      .dice(6)
      .act('0', 'attack', 'dragon', 0);
    table.dice(3).act('1', 'springTrap');
    expect(table.state).toMatchObject({ step: 'aftermath', result: null });
    expect(table.act('0', 'setReady', true).state.result).toMatchObject({ reason: 'won', survivors: ['0'] });
  });

  test('R17.1, R17.3 an earlier wish to give up does not undo the win when the last other hero dies in a trap', () => {
    const table = lay({
      heroes: [
        { card: 'JC', hp: 3 },
        { card: 'KH', hp: 2 },
      ],
      counters: 11,
    })
      .dice(1)
      .enter('5H', 'AS')
      .ready()
      .wound('dragon', 11)
      .act('1', 'concede', true);
    table.dice(6).act('0', 'attack', 'dragon', 0).dice(6).act('0', 'springTrap');
    expect(table.hero('0').hp).toBe(0);
    expect(table.state).toMatchObject({ step: 'aftermath', result: null });
    table.act('1', 'setReady', true);
    expect(table.state.result).toMatchObject({ reason: 'won', winners: ['0', '1'], survivors: ['1'], crawlsWon: 1 });
  });

  test('R17.3 with the dragon slain nobody can give up, nor take it back', () => {
    const table = atTheDragon(['JC', 'KH']).act('1', 'concede', true);
    table.dice(6).act('0', 'attack', 'dragon', 0);
    expect(table.refused('0', 'concede', true)).toBe('DRAGON_SLAIN');
    expect(table.refused('1', 'concede', false)).toBe('DRAGON_SLAIN');
  });

  test('R18.2, R21.3 a wish to give up ends with its dungeon', () => {
    const table = atTheDragon(['JC', 'KH'], { crawls: 2 }).act('0', 'concede', true);
    table.dice(6).act('0', 'attack', 'dragon', 0).dice(1).act('1', 'springTrap').ready();
    table.act('0', 'doneShopping').act('1', 'doneShopping');
    expect(table.state).toMatchObject({ crawlNo: 2, conceding: [], result: null });
    table.act('1', 'concede', true);
    expect(table.state.result).toBeNull();
    expect(table.act('0', 'concede', true).state.result?.reason).toBe('abandoned');
  });

  test('R17.4 without a living hero before that it is lost, E2 with the wounds of the dragon counted', () => {
    const table = lay({ heroes: [{ card: 'JC', hp: 2, lp: 7 }], counters: 11 })
      .dice(1)
      .enter('AS')
      .wound('dragon', 4);
    table.dice(12).act('0', 'pass');
    expect(table.state.result).toMatchObject({
      reason: 'lost',
      winners: [],
      crawlsWon: 0,
      survivors: [],
      lp: 7,
      dragonWounds: 4,
    });
  });

  test('R17.4 a lost crawl ends a campaign', () => {
    const table = lay({ options: { crawls: 3 }, heroes: [{ card: 'JC', hp: 1 }], crawlNo: 2 }).enter('2C');
    expect(table.dice(2).act('0', 'pass').state.result?.reason).toBe('lost');
  });

  test('E1 all seats share the result, and afterwards nothing more is done', () => {
    const table = lay({ heroes: ['JC', { card: 'KH', hp: 0 }], slain: true }).act('0', 'setReady', true);
    expect(table.state.result).toMatchObject({ reason: 'won', winners: ['0', '1'] });
    expect(table.stages()).toEqual({});
    for (const [move, ...args] of [
      ['setReady', true],
      ['buy', 'cloth', 0],
      ['concede', true],
      ['reroll'],
      ['giveLP', '1', 1],
    ] as const)
      expect(table.refused('0', move, ...args)).toBe('GAME_OVER');
  });

  test('E2 loot points in purses, hands and what is not shared yet count', () => {
    const table = lay({
      options: { loot: 'vote' },
      heroes: [
        { card: 'JC', lp: 3 },
        { card: 'KH', lp: 2 },
      ],
      purse: 4,
    });
    table.enter('5D', 'QC').dice(1, 5, 6).act('0', 'openChest').act('0', 'concede', true).act('1', 'concede', true);
    expect(table.state.result).toMatchObject({ reason: 'abandoned', lp: 3 + 2 + 4 + 11, rooms: 1 });
  });

  test('E5 cards that were not drawn are never shown', () => {
    const table = lay({ heroes: ['JC'] }).act('0', 'concede', true);
    const seen = JSON.stringify(table.view('0'));
    for (const card of ['2C', '5H', 'QD', 'AS']) expect(seen).not.toContain(`"${card}"`);
  });
});

describe('giving up', () => {
  test('R21.3 once the players of all living heroes would: not before, and it can be taken back', () => {
    const table = lay({ heroes: ['JH', 'KH', { card: 'QH', hp: 0 }] }).act('0', 'concede', true);
    expect(table.state).toMatchObject({ conceding: ['0'], result: null });
    expect(table.refused('0', 'concede', true)).toBe('SAME');
    expect(table.refused('2', 'concede', true)).toBe('DEAD');
    table.act('0', 'concede', false).act('1', 'concede', true);
    expect(table.state.result).toBeNull();
    table.act('0', 'concede', true);
    expect(table.state.result).toMatchObject({ reason: 'abandoned', winners: [], survivors: ['0', '1'] });
  });

  test('R21.3 out of turn in a fight, but not while a roll or a hit is open', () => {
    const table = lay({ heroes: ['JH', 'QS'] })
      .enter('6C', '8C')
      .dice(1, 8);
    expect(table.refused('1', 'concede', true)).toBeNull();
    table.act('0', 'pass');
    expect(table.stages()).toEqual({ '1': 'evade' });
    expect(table.refused('1', 'concede', true)).toBe('WRONG_STEP');
    expect(table.refused('0', 'describe', 'room', 'Hm')).toBe('WRONG_STEP');
  });

  test('R21.3 when the last hero whose player would not give up dies, the crawl is over', () => {
    const table = lay({ heroes: [{ card: 'JH', hp: 1 }, 'KH'] })
      .enter('2C', 'QC')
      .act('1', 'concede', true);
    table.dice(2).ready();
    if (!table.state.result) table.act('0', 'pass');
    expect(table.state.result).toMatchObject({ reason: 'abandoned', survivors: ['1'] });
  });

  test('R21.3 heroes are made before anybody can give up', () => {
    const table = lay({ options: { crawls: 2 }, heroes: ['JH'], slain: true }).act('0', 'setReady', true);
    expect(table.refused('0', 'concede', true)).toBe('WRONG_STEP');
  });
});

describe('no fight without end', () => {
  test('R21.1 rage ignores armour, shield, amulets and Protect, but not Evade', () => {
    const heroes: Lay['heroes'] = [{ card: 'QC', bag: ['chain', 'shield', 'protection'] }, 'AH'];
    const table = lay({ heroes }).enter('8C', 'QD').round(61).dice(6).act('1', 'castProtect', '0', 2);
    expect(table.state.hit).toMatchObject({ roll: 6, protection: 0 });
    table.dice(4).act('0', 'evade', 1).act('0', 'takeHit');
    expect(table.hero('0').hp).toBe(8);
  });

  test('R21.1, E3 a fact reports it when it begins, and not before', () => {
    const table = lay({ heroes: [{ card: 'JC', bag: ['plate', 'shield'] }] })
      .enter('2C')
      .round(59);
    table.dice(4).act('0', 'pass').dice(4).act('0', 'pass');
    expect(table.told('roundBegan')).toEqual([
      { round: 60, enraged: false },
      { round: 61, enraged: true },
    ]);
    expect(table.hero('0').hp).toBe(10);
    expect(table.dice(4).act('0', 'pass').hero('0').hp).toBe(6);
  });

  test('R21.1 traps do not rage', () => {
    const table = lay({ heroes: [{ card: 'JC', bag: ['plate'] }] })
      .enter('5H')
      .dice(5)
      .act('0', 'springTrap');
    expect(table.hero('0').hp).toBe(10);
  });

  test('R21.2 heroes who never do anything but wait come to an end', () => {
    const table = lay({ heroes: ['JC', 'KH'] });
    for (let n = 0; n < 2000 && !table.state.result; n++) {
      table.dice(...Array.from({ length: 20 }, (_, k) => 1 + ((n + k) % 4)));
      const seat = table.state.seats.find((seat) => table.stages()[seat] === 'act');
      if (seat === undefined) table.defaults('rest', 'prepare', 'trap', 'chest', 'meet', 'altar');
      else table.act(seat, 'pass');
    }
    expect(table.state.result?.reason).toBe('lost');
    expect(table.state.roomNo).toBeLessThanOrEqual(52);
  });
});
