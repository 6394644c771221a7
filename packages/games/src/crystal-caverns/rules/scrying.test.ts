import { crystalCaverns } from '../game';
import { battle, type CardLay, type HeroLay, type LaidTable, type Lay } from '../testing';

const WEST: CardLay = { id: '1S', x: -1, y: 0 };
const PARTY: HeroLay[] = [{ colour: 'blue' }, { colour: 'yellow' }, { colour: 'red' }];
const WITHOUT_MONSTERS = ['6H', '1H', '1D'] as const;

/** The mage in the rear scries at three unexplored exits; the first card found is the first of the deck. */
const scry = (more: Lay = {}) =>
  battle(
    ['green 1'],
    { acts: '2', next: ['0'] },
    {
      party: PARTY,
      map: [WEST],
      cavern: WITHOUT_MONSTERS,
      options: { scryingPlaced: true },
      ...more,
    },
  )
    .dice('WILD')
    .act('2', 'roll')
    .dice(1)
    .act('2', 'useWild', 'scrying');

const lies = (table: LaidTable) => table.told('laid').map(({ by, card, x, y, rot }) => [by, card, x, y, rot]);

describe('R12.5 a mage who places the cards found by scrying', () => {
  test('R12.5 is asked where the first card lies: at any unexplored exit, a hallway leading on from it', () => {
    const table = scry();
    expect(table.state).toMatchObject({ drawn: '1H', awaiting: { stage: 'place', seats: ['2'] } });
    const hallway = scry({ cavern: ['6H', '1D', '1C'] })
      .dice(2)
      .act('2', 'placeCard', 0, -1, 0);
    expect(hallway.state.drawn).toBe('6H');
    expect(hallway.choices('2', 'placeCard')).toEqual([
      [1, 0, 1],
      [0, 1, 0],
    ]);
  });

  test('R12.5 lays card by card; what fits one exit only lies there at once, and the fight goes on', () => {
    const table = scry().dice(1).act('2', 'placeCard', 0, 1, 0);
    expect(table.state.drawn).toBe('1D');
    table.dice(1).act('2', 'placeCard', 1, 0, 0);
    expect(lies(table)).toEqual([
      ['2', '1H', 0, 1, 0],
      ['2', '1D', 1, 0, 0],
      [null, '6H', 0, -1, 0],
    ]);
    expect(table.told('drew')).toEqual([
      { seat: '2', card: '1H' },
      { seat: '2', card: '1D' },
    ]);
    expect(table.state).toMatchObject({ drawn: null, cavern: [], awaiting: { stage: 'roll', seats: ['0'] } });
  });

  test('R12.5 a card lies at an exit of the party’s card and nowhere else on the map', () => {
    const table = scry();
    expect(table.refused('2', 'placeCard', -2, 0, 0)).toBe('NOT_AT_EXIT');
    expect(table.refused('2', 'placeCard', 0, -1, 1)).toBe('ROT_FIXED');
    expect(table.refused('2', 'placeCard', 4, 4, 0)).toBe('NO_JOINT');
    const hallway = scry({ cavern: ['6H', '1D', '1C'] })
      .dice(2)
      .act('2', 'placeCard', 0, -1, 0);
    expect(hallway.refused('2', 'placeCard', 1, -1, 1)).toBe('NOT_AT_EXIT');
  });

  test('R12.5 nobody else lays it, not even the active player; the mage cannot leave in between', () => {
    const table = scry();
    expect(table.refused('0', 'placeCard', 0, -1, 0)).toBe('NOT_YOUR_DECISION');
    expect(table.refused('2', 'retire')).toBe('FINISH_ROLL_FIRST');
    expect(table.view('2').turnSeat).toBe('0');
  });

  test('R12.5 monsters are drawn with each card and do not join the fight', () => {
    const table = scry({ cavern: ['5S', '1H', '1D'] });
    table.dice(1).act('2', 'placeCard', 0, -1, 0).dice(1, 1, 1).act('2', 'placeCard', 1, 0, 0);
    const lairs = Object.values(table.state.map).filter(({ id }) => id === '5S');
    expect(lairs.flatMap(({ monsters }) => monsters)).toHaveLength(1);
    expect(table.state.combat?.foes).toHaveLength(1);
  });

  test('R12.5 the mage may use the remaining dice afterwards', () => {
    const table = battle(
      ['green 2'],
      { acts: '2', next: ['0'] },
      {
        level: 2,
        party: PARTY,
        map: [WEST],
        cavern: ['1H', '1D'],
        options: { scryingPlaced: true },
      },
    );
    table.dice('WILD', 'WILD').act('2', 'roll').dice(1).act('2', 'useWild', 'scrying');
    table.dice(1).act('2', 'placeCard', 0, 1, 0).act('2', 'placeCard', 0, -1, 0);
    expect(table.state.awaiting).toEqual({ stage: 'decide', seats: ['2'] });
    expect(table.refused('2', 'useWild', 'haste', '0')).toBeNull();
  });

  test('R12.5 the clock and the bot lay it at an exit of the party’s card', () => {
    const table = scry();
    expect(table.byDefault('2')).toEqual({ move: 'placeCard', args: [0, -1, 0] });
    const bot = crystalCaverns.bot(table.view('2'), '2', { die: () => 1, shuffle: (items) => [...items] });
    expect(table.refused('2', bot?.move as string, ...(bot?.args ?? []))).toBeNull();
    table.dice(1).timeOut();
    expect(lies(table)).toEqual([['2', '1H', 0, -1, 0]]);
  });

  test('R12.5 usually the cards lie in the order of the exits, and nobody is asked', () => {
    const table = battle(
      ['green 1'],
      { acts: '2', next: ['0'] },
      { party: PARTY, map: [WEST], cavern: WITHOUT_MONSTERS },
    );
    table.dice('WILD').act('2', 'roll').dice(1, 1, 1).act('2', 'useWild', 'scrying');
    expect(lies(table)).toEqual([
      [null, '1H', 0, -1, 0],
      [null, '1D', 1, 0, 0],
      [null, '6H', 0, 1, 0],
    ]);
  });
});
