import type { CardId } from '../data/cards';
import { type CardLay, type Lay, lay } from '../testing';
import { distancesFrom, exitStatus } from './exits';
import { exitsOf, joinedTo } from './grid';

const ROOM: CardLay = { id: '1S', x: 0, y: 0 };

/** The status of each side of the room at (0, 0), from the north. */
function statuses(description: Lay): (string | undefined)[] {
  const table = lay(description);
  return ([0, 1, 2, 3] as const).map((dir) => exitStatus(table.state, table.card(0, 0), dir));
}

describe('joints', () => {
  test('R1.1 the entrance is (0, 0), and y grows southwards', () => {
    const table = lay({ map: [ROOM, { id: '4S', x: 0, y: 1 }], drawn: '2S' });
    expect(joinedTo(table.state, table.card(0, 0), 2)).toMatchObject({ id: '4S' });
    expect(joinedTo(table.state, table.card(0, 0), 0)).toBeUndefined();
  });

  test('R1.3 a hallway has exits north and south, or turned east and west', () => {
    expect(exitsOf({ id: '2S', rot: 0 })).toEqual([0, 2]);
    expect(exitsOf({ id: '2S', rot: 1 })).toEqual([1, 3]);
  });

  test('R1.4 exit against exit is a joint; exit against wall, wall against exit and wall against wall are none', () => {
    const map: CardLay[] = [ROOM, { id: '4S', x: 1, y: 0 }, { id: '2S', x: 0, y: 1 }, { id: '2H', x: 1, y: 1 }];
    const { state, card } = lay({ map });
    expect(joinedTo(state, card(0, 0), 1)?.id).toBe('4S');
    expect(joinedTo(state, card(0, 1), 1)).toBeUndefined();
    const wall = lay({ map: [ROOM, { id: '4S', x: 0, y: 1 }, { id: '4H', x: 1, y: 1 }, { id: '2S', x: 1, y: 0 }] });
    expect(joinedTo(wall.state, wall.card(0, 0), 1)).toBeUndefined();
    expect(joinedTo(wall.state, wall.card(1, 0), 3)).toBeUndefined();
    expect(exitStatus(wall.state, wall.card(0, 0), 1)).toBe('DEAD');
    expect(exitStatus(wall.state, wall.card(1, 0), 3)).toBeUndefined();
  });
});

describe('R2.4 the status of an exit', () => {
  test('R2.4 open to a joined card, with monsters too; locked to locked stairs; else unexplored', () => {
    const map: CardLay[] = [
      ROOM,
      { id: '5S', x: 0, y: -1, monsters: ['red 1'] },
      { id: '3S', x: 1, y: 0, rot: 1, locked: true },
      { id: '3H', x: 0, y: 1, monsters: ['stair red 1'] },
    ];
    expect(statuses({ map })).toEqual(['OPEN', 'LOCKED', 'OPEN', 'UNEXPLORED']);
  });

  test('R2.4 dead with an empty deck', () => {
    expect(statuses({ cavern: [] })).toEqual(['DEAD', 'DEAD', 'DEAD', 'DEAD']);
    expect(statuses({ cavern: ['2S'] })).toEqual(['UNEXPLORED', 'UNEXPLORED', 'UNEXPLORED', 'UNEXPLORED']);
  });

  /** East of the room a cell whose southern side is the wall of a hallway: no room fits there, a hallway does. */
  const walled: CardLay[] = [ROOM, { id: '4S', x: 0, y: 1 }, { id: '6S', x: 1, y: 1, rot: 1 }];
  /** East of the room a cell whose southern side is an exit: by both edge rules a room fits, a hallway only by `exits`. */
  const open: CardLay[] = [ROOM, { id: '4S', x: 0, y: 1 }, { id: '4H', x: 1, y: 1 }];
  const [rooms, hallways]: CardId[][] = [
    ['1H', '9S'],
    ['2S', '8H'],
  ];

  test.each([
    ['rooms into a cell beside a wall', walled, 'exits', rooms, 'DEAD'],
    ['hallways into a cell beside a wall', walled, 'exits', hallways, 'UNEXPLORED'],
    ['hallways across an exit', open, 'exits', hallways, 'UNEXPLORED'],
    ['hallways across an exit', open, 'both', hallways, 'DEAD'],
    ['rooms across an exit', open, 'both', rooms, 'UNEXPLORED'],
  ] as const)('R2.4 what is left must fit there: %s', (_what, map, edgeRule, cavern, status) => {
    expect(statuses({ map, options: { edgeRule }, cavern })[1]).toBe(status);
  });
});

describe('R6.1 stepping', () => {
  const hall: CardLay = { id: '2S', x: 0, y: 0 };

  test('R6.1 through open exits only', () => {
    const table = lay({ map: [hall, { id: '4S', x: 0, y: -1 }, { id: '3S', x: 0, y: 1, locked: true }] });
    expect([0, 1, 2, 3].map((dir) => table.refused('0', 'step', dir))).toEqual([null, 'NO_WAY', 'LOCKED', 'NO_WAY']);
    expect(lay().refused('0', 'step', 0)).toBe('NO_WAY');
  });

  const from = (others: CardLay[], rest: Lay = {}) =>
    lay({ map: [{ id: '1S', x: 0, y: 1 }, hall, ...others], at: '0,0', from: '0,1', ...rest }).refused('0', 'step', 2);

  test('R6.1 not back to where the party came from while another exit is open or unexplored', () => {
    expect(from([{ id: '4S', x: 0, y: -1 }])).toBe('NO_BACKTRACK');
    expect(from([])).toBe('NO_BACKTRACK');
    expect(from([], { from: undefined })).toBeNull();
  });

  test('R6.1 locked and dead exits are dead ends: then it may go back', () => {
    expect(from([{ id: '3S', x: 0, y: -1, locked: true }])).toBeNull();
    expect(from([], { cavern: [] })).toBeNull();
    const across: CardLay[] = [
      { id: '4S', x: 1, y: 1 },
      { id: '4H', x: 2, y: 1 },
    ];
    expect(from(across)).toBe('NO_BACKTRACK');
  });

  test('R6.1 only the card it has just left is forbidden', () => {
    const map: CardLay[] = [ROOM, { id: '4S', x: 1, y: 0 }, { id: '4H', x: 0, y: 1 }];
    const table = lay({ map, from: '1,0' });
    expect([table.refused('0', 'step', 1), table.refused('0', 'step', 2)]).toEqual(['NO_BACKTRACK', null]);
  });

  test('R19.2 reach goes through open exits and past monsters, never through locked stairs', () => {
    const map: CardLay[] = [
      ROOM,
      { id: '5S', x: 1, y: 0, monsters: ['red 1'] },
      { id: '4S', x: 2, y: 0 },
      { id: '3S', x: 0, y: 1, locked: true },
      { id: '4H', x: 0, y: 2 },
    ];
    const table = lay({ map });
    const through = distancesFrom(table.state, table.card(0, 0), () => true);
    expect(Object.fromEntries(through)).toEqual({ '0,0': 0, '1,0': 1, '2,0': 2 });
    const around = distancesFrom(table.state, table.card(0, 0), ({ monsters }) => monsters.length === 0);
    expect(Object.fromEntries(around)).toEqual({ '0,0': 0, '1,0': 1 });
  });
});
