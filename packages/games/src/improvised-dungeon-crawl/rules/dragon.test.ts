import { type Lay, lay } from '../testing';
import { toughest } from './monsters';

describe('the dragon', () => {
  test('R16.1 the stack is public; eleven counters do nothing', () => {
    const table = lay({ heroes: ['JH'], counters: 10 }).enter('AS');
    expect(table.view(null).dungeon.counters).toHaveLength(11);
    expect(table.state.step).toBe('rest');
  });

  test('R16.1 the twelfth brings it into this very room, after all have drawn', () => {
    const table = lay({ heroes: ['JH', 'KH'], counters: 11 })
      .dice(1)
      .enter('AS', '2C');
    expect(table.told('drew').map(({ card }) => card)).toEqual(['AS', '2C']);
    expect(table.state.history.at(-1)?.dragon).toBe(true);
    expect(table.state.fight?.monsters.map(({ id }) => id)).toEqual(['dragon']);
  });

  test('R16.2 other monsters are scorched without loot; traps, chests and encounters stay', () => {
    const table = lay({ heroes: ['JH', 'KH', { card: 'QC', pools: { evade: 0 } }, 'AH'], counters: 11 })
      .dice(1)
      .enter('AS', 'JC', '2H', 'JD')
      .ready();
    expect(table.state.room).toMatchObject({ traps: ['2'], encounters: [{ seat: '3' }], slain: [] });
    table.wound('dragon', 11).dice(6).act('2', 'attack', 'dragon', 0).dice(6).act('2', 'disarm');
    expect(table.told('monsterLoot').map(({ monster }) => monster)).toEqual(['dragon']);
  });

  test('R16.3 d12, threshold 6, twelve wounds; each takes a card off the stack', () => {
    const table = lay({ heroes: ['JH'], counters: 11 })
      .dice(1)
      .enter('AS');
    expect(table.state.fight?.monsters[0]).toMatchObject({ die: 12, wt: 6, need: 12, drawer: null, elite: false });
    table.dice(10, 2, 1).act('0', 'attack', 'dragon', 1);
    expect(table.state.dungeon.counters).toHaveLength(10);
    expect(table.state.dungeon.discard).toHaveLength(2);
  });

  test('R16.3, R7.2 a thirteenth wound is lost', () => {
    const table = lay({ heroes: ['JH'], counters: 11 })
      .dice(1)
      .enter('AS')
      .wound('dragon', 11);
    table.dice(10, 6, 6).act('0', 'attack', 'dragon', 2);
    expect(table.told('attacked')).toMatchObject([{ wounds: 1, left: 0 }]);
    expect(table.state.dungeon.counters).toEqual([]);
    expect(table.state.result).toBeNull();
  });

  test.each<[string, Lay['heroes'], string]>([
    [
      'hit points and armour together',
      [
        { card: 'JC', hp: 5 },
        { card: 'KH', hp: 2, bag: ['scale'] },
      ],
      '1',
    ],
    [
      'current hit points, not the maximum',
      [
        { card: 'JC', hp: 3 },
        { card: 'KD', hp: 4 },
      ],
      '1',
    ],
    [
      'damaged armour half',
      [
        { card: 'JC', hp: 8 },
        { card: 'KH', hp: 6, bag: [{ kind: 'scale', damaged: true }] },
      ],
      '0',
    ],
    [
      'of equals the larger attack die',
      [
        { card: 'KH', hp: 5 },
        { card: 'JH', hp: 5 },
        { card: 'QH', hp: 5 },
      ],
      '1',
    ],
    [
      'of equal dice the lower seat',
      [
        { card: 'QD', hp: 5 },
        { card: 'JH', hp: 5 },
        { card: 'JC', hp: 5 },
      ],
      '1',
    ],
    [
      'the living alone',
      [
        { card: 'JC', hp: 0, bag: ['plate'] },
        { card: 'AH', hp: 1 },
      ],
      '1',
    ],
  ])('R16.4 it goes for the toughest: %s', (_, heroes, seat) => {
    expect(toughest(lay({ heroes }).state)).toBe(seat);
  });

  test('R16.4 spells do not make anybody tougher', () => {
    const heroes: Lay['heroes'] = [
      { card: 'KH', hp: 5 },
      { card: 'AH', hp: 4 },
    ];
    const table = lay({ options: { spellTempo: 'free' }, heroes })
      .enter('QC', '2C')
      .act('1', 'castProtect', '1', 2);
    expect(toughest(table.state)).toBe('0');
  });

  test('R16.5 it stays at its prey, however weak, until it is dead', () => {
    const heroes: Lay['heroes'] = [
      { card: 'JH', bag: ['plate'] },
      { card: 'KC', hp: 9, pools: { heal: 0 } },
    ];
    const table = lay({ heroes, counters: 11 }).dice(12).enter('AS', '2H');
    expect(table.hero('0').hp).toBe(1);
    expect(table.state.fight?.partners).toEqual({ '0': 'dragon' });
    table.dice(1).act('0', 'pass');
    expect(table.told('monsterAttacked').map(({ seat }) => seat)).toEqual(['0', '0']);
  });

  test('R16.6 with all twelve counters in the deck it comes with the last card at the latest, whatever the order', () => {
    for (const draw of [
      ['2C', '3C', 'AS'],
      ['2C', 'AS', '3C'],
    ] as const) {
      const table = lay({ heroes: ['JC'], counters: 11, draw: [...draw], left: 0 });
      for (const card of draw.slice(0, draw.indexOf('AS'))) table.ready().dice(10).act('0', 'attack', card, 0);
      expect(table.told('dragonWoke')).toEqual([]);
      expect(table.dice(1).ready().told('dragonWoke')).toHaveLength(1);
    }
  });
});

describe('elites', () => {
  const drawn = (options: Lay['options'] = { elites: true }) =>
    lay({ options, heroes: ['JH', 'QH', 'KH'] }).enter('2C', 'JC', 'QC');

  test('R19.3 every drawer of a monster is asked once', () => {
    const table = drawn();
    expect(table.stages()).toEqual({ '0': 'reveal', '1': 'reveal' });
    expect(table.refused('2', 'declareElite', true)).toBe('NOT_YOUR_DECISION');
    table.act('0', 'declareElite', false);
    expect(table.refused('0', 'declareElite', true)).toBe('ANSWERED');
    table.dice(1).act('1', 'declareElite', true);
    expect(table.state.fight?.monsters).toMatchObject([
      { id: '2C', die: 4, need: 2, elite: false },
      { id: 'JC', die: 12, wt: 5, need: 3, elite: true },
    ]);
  });

  test.each([
    ['2C', 6],
    ['6C', 8],
    ['8C', 10],
    ['10C', 12],
    ['JC', 12],
  ] as const)('R19.3 an elite %s fights with a d%i, and the same threshold', (card, die) => {
    const plain = lay({ heroes: ['JC'] }).enter(card).state.fight?.monsters[0];
    const table = lay({ options: { elites: true }, heroes: ['JC'] })
      .enter(card)
      .dice(1)
      .act('0', 'declareElite', true);
    expect(table.state.fight?.monsters[0]).toMatchObject({ die, wt: plain?.wt, need: 3 });
  });

  test('R19.3 nobody is asked without the option, or when the dragon comes', () => {
    expect(drawn({}).state.step).toBe('fight');
    const dragon = lay({ options: { elites: true }, heroes: ['JH', 'QH'], counters: 11 })
      .dice(1)
      .enter('AS', '2C');
    expect(dragon.state.step).toBe('fight');
    expect(dragon.state.fight?.monsters[0]).toMatchObject({ id: 'dragon', elite: false, die: 12 });
  });
});
