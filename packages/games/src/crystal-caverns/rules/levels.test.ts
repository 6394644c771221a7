import { CAVERN_CARDS, kindOf } from '../data/cards';
import { type CardLay, dieFor, type Lay, lay } from '../testing';

const spells = (left: number) => ({
  lightning: left,
  fireball: left,
  shield: left,
  confuse: left,
  scrying: left,
  haste: left,
});

/** A party climbs down cleared stairs; the last die draws the first card of the next turn. */
function climbDown(level: 1 | 2 | 3, description: Lay, ...dice: number[]) {
  const map: CardLay[] = [{ id: '3S', x: 0, y: 0 }, ...(description.map ?? [])];
  const table = lay({ ...description, level, map });
  return table.dice(...dice).act(table.state.active as string, 'descend');
}

describe('R16 opening a level', () => {
  test.each([
    [1, 'JQ', [3, 3, 0]],
    [2, 'JQK', [3, 3, 3]],
    [3, 'JQK', [3, 3, 3]],
  ] as const)('R16.2 from level %i down: monster cards of %s, crystals of every size in use', (level, ranks, bag) => {
    const { state } = climbDown(level, { exhausted: 2 }, 1, 1);
    expect(state.monsterPile).toEqual([...ranks].flatMap((rank) => Array(4).fill(rank)));
    expect(state).toMatchObject({ level: level + 1, monsterSpent: [], exhausted: 0, dragonPlaced: false });
    expect(Object.values(state.bag)).toEqual(Array(5).fill([...bag]));
  });

  test('R16.2 a new map with its entrance at (0, 0); the order stays, the way back is forgotten', () => {
    const description: Lay = { map: [{ id: '4S', x: 0, y: -1 }], from: '0,-1', order: ['2', '0', '1'] };
    const table = climbDown(1, description, dieFor(CAVERN_CARDS, '6D'), 1);
    expect(Object.keys(table.state.map)).toEqual(['0,0']);
    expect(table.card(0, 0)).toMatchObject({ id: '6D', rot: 0, seq: 0, visited: true });
    expect(table.state).toMatchObject({ pos: '0,0', from: null, order: ['2', '0', '1'] });
    expect(table.told('levelOpened')).toEqual([{ level: 2, card: '6D' }]);
  });

  test('R16.2 forty cards on levels 1 to 3; on level 4 the stairs are left out', () => {
    expect(climbDown(2, {}, 1, 1).state.cavern).toHaveLength(38);
    expect(() => climbDown(2, {}, 41)).toThrow('a die of 40 sides');
    const { state } = climbDown(3, {}, 1, 1);
    expect(state.cavern).toHaveLength(34);
    expect(state.cavern.some((id) => kindOf(id) === 'stairway')).toBe(false);
    expect(() => climbDown(3, {}, 37)).toThrow('a die of 36 sides');
  });

  test('R16.2 the crystals of monsters left behind go back into the bag', () => {
    const map: CardLay[] = [{ id: '9S', x: 0, y: -1, monsters: ['red 1', 'green 1'] }];
    expect(lay({ map: [{ id: '3S', x: 0, y: 0 }, ...map] }).state.bag.red).toEqual([2, 0, 0]);
    expect(climbDown(1, { map }, 1, 1).state.bag).toMatchObject({ red: [3, 3, 0], green: [3, 3, 0] });
  });

  test('R16.2 what heroes have borrowed stays with them', () => {
    const table = climbDown(1, { party: [{ colour: 'blue', hp: 13, borrowed: [1, 0, 0] }] }, 1, 1);
    expect(table.hero('0')).toMatchObject({ hp: 13, borrowed: [1, 0, 0] });
    expect(table.state.bag.blue).toEqual([2, 3, 0]);
  });

  test.each([1, 2, 3] as const)(
    'R12.1 R16.2 from level %i down a mage has as many of each spell as the level',
    (level) => {
      const party = [{ colour: 'red' as const, charges: spells(0) }, { colour: 'blue' as const }];
      expect(climbDown(level, { party }, 1, 1).hero('0').charges).toEqual(spells(level + 1));
    },
  );

  test('R16.1 heroes are as strong as the level is deep', () => {
    const table = climbDown(1, {}, dieFor(CAVERN_CARDS, '5S'), 1, 1, 1);
    table.dice(1, 'AIM', 'AIM', 6, 'DIG').act('1', 'roll');
    expect(table.told('struck')).toMatchObject([{ attack: { level: 2 }, defence: { level: 1 } }]);
  });

  test('R16.2 an entrance that is a stairway has a guardian, whom the party fights at once', () => {
    const table = climbDown(1, {}, dieFor(CAVERN_CARDS, '3H'), 1, 1);
    expect(table.card(0, 0)).toMatchObject({ locked: false, monsters: [{ rank: 'GUARD', level: 2 }] });
    expect(table.state).toMatchObject({ turnNo: 1, active: '0', combat: { round: 1 } });
  });

  test('R16.2 a safe entrance is never a stairway, calls for no monsters, and a pool works', () => {
    const safe = CAVERN_CARDS.filter((id) => kindOf(id) !== 'stairway');
    const options = { entrance: 'safe', poolGuarded: true } as const;
    expect(() => climbDown(1, { options }, 37)).toThrow('a die of 36 sides');
    const table = climbDown(1, { options }, dieFor(safe, '7H'), 1);
    expect(table.card(0, 0).monsters).toEqual([]);
    expect(table.hero('0').hp).toBe(4);
  });

  test('R16.3 the fight at the entrance is part of the turn; its rewards and the pool follow', () => {
    const options = { poolGuarded: true };
    const party = [{ colour: 'blue' as const }];
    const table = climbDown(1, { options, party }, dieFor(CAVERN_CARDS, '7H'), 1, 1, 1);
    expect(table.told('pooled')).toEqual([]);
    table.dice(6, 'DIG', 'DIG', 1, 'AIM', 1).act('0', 'roll');
    expect(table.told('absorbed')).toEqual([{ seat: '0', pips: 1, hp: 4 }]);
    expect(table.told('pooled')).toEqual([{ seats: ['0'] }]);
    expect(table.hero('0').hp).toBe(5);
    expect(table.state.turnNo).toBe(2);
  });
});
