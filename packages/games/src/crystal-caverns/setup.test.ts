import { localMatch } from '../engine/localMatch';
import { seededRandom } from '../kit/random';
import { CAVERN_CARDS } from './data/cards';
import { COLOURS, type Colour } from './data/classes';
import { crystalCaverns } from './game';
import { dealt, dieFor } from './testing';

const ASSIGNED = { classes: 'assigned', colours: [...COLOURS] as Colour[] } as const;
const card = (id: (typeof CAVERN_CARDS)[number]) => dieFor(CAVERN_CARDS, id);

describe('the deal', () => {
  test('S1 a living hero a seat, with three points', () => {
    for (const players of [1, 2, 3, 4, 5]) {
      const { state } = dealt(players, { ...ASSIGNED }, [1, 1, 1]);
      expect(Object.keys(state.heroes)).toHaveLength(players);
      for (const hero of Object.values(state.heroes)) {
        expect(hero).toMatchObject({ hp: 3, alive: true, retired: false, borrowed: [0, 0, 0] });
      }
    }
  });

  test('S1 R18.2 with varying hit points each class has its own', () => {
    const { state } = dealt(5, { ...ASSIGNED, varyingHitPoints: true }, [1, 1]);
    const points = Object.fromEntries(Object.values(state.heroes).map(({ colour, hp }) => [colour, hp]));
    expect(points).toEqual({ blue: 3, black: 1, red: 1, green: 2, yellow: 2 });
  });

  test('S2 all seats choose at the same time, and no two the same; nothing is opened until the last has chosen', () => {
    const table = dealt(3);
    expect(table.state.awaiting).toEqual({ stage: 'choose', seats: ['0', '1', '2'] });
    table.act('2', 'chooseColour', 'yellow');
    expect(table.state.awaiting).toEqual({ stage: 'choose', seats: ['0', '1'] });
    expect(table.choices('0', 'chooseColour')).toEqual([['blue'], ['black'], ['red'], ['green']]);
    expect(table.moves('2')).toEqual([]);
    table.act('0', 'chooseColour', 'red');
    expect(table.state).toMatchObject({ active: null, map: {}, turnNo: 0 });
    table.dice(2, 1).act('1', 'chooseColour', 'blue');
    expect(table.state).toMatchObject({ active: '1', awaiting: { stage: 'arrange', seats: ['1'] } });
    expect(table.told('heroChosen')).toEqual([
      { seat: '2', colour: 'yellow' },
      { seat: '0', colour: 'red' },
      { seat: '1', colour: 'blue' },
    ]);
  });

  test('S2 dealt at random every seat may get every class, and no two the same', () => {
    const met = new Set<string>();
    for (let n = 0; n < 60; n++) {
      const { state } = localMatch(crystalCaverns, 3, { classes: 'random' }, seededRandom(`classes/${n}`));
      const colours = Object.values(state.heroes).map((hero) => hero.colour);
      expect(new Set(colours).size).toBe(3);
      for (const [seat, colour] of colours.entries()) met.add(`${seat} ${colour}`);
    }
    expect(met.size).toBe(15);
  });

  test('S2 assigned classes are those of the options, by seat', () => {
    const { state } = dealt(2, { classes: 'assigned', colours: ['green', 'black'] }, [1, 1]);
    expect(Object.values(state.heroes).map(({ colour }) => colour)).toEqual(['green', 'black']);
  });

  test('S3 three small crystals of every colour are in the bag, also of colours nobody plays', () => {
    expect(dealt(1, { ...ASSIGNED }, [1, 1, 1]).state.bag).toEqual({
      blue: [3, 0, 0],
      black: [3, 0, 0],
      red: [3, 0, 0],
      green: [3, 0, 0],
      yellow: [3, 0, 0],
    });
  });

  test.each([1, 2, 3])('S4 a die of as many sides as seats says who is first: seat %i of three', (die) => {
    const table = dealt(3, { ...ASSIGNED }, [die, 1]);
    expect(table.state.active).toBe(String(die - 1));
    expect(table.told('began')).toEqual([{ seat: String(die - 1) }]);
    expect(() => dealt(die, { ...ASSIGNED }, [die + 1, 1])).toThrow('cannot show');
  });

  test('S5 level 1 is opened, and the contents of the entrance are drawn', () => {
    const table = dealt(2, { ...ASSIGNED }, [1, card('9S'), 1, 1, 1, 2]);
    expect(table.told('levelOpened')).toEqual([{ level: 1, card: '9S' }]);
    expect(table.card(0, 0).monsters).toMatchObject([{ level: 1 }, { level: 1 }]);
    expect(table.state).toMatchObject({ level: 1, monsterPile: ['J', 'J'], monsterSpent: ['J', 'J'] });
  });

  test('S6 two or more heroes are put in order by the first player, in any order, the proposed one too', () => {
    const table = dealt(5, { ...ASSIGNED }, [4, 1]);
    expect(table.state).toMatchObject({ awaiting: { stage: 'arrange', seats: ['3'] }, turnNo: 0 });
    expect(table.choices('3', 'arrange')).toHaveLength(120);
    expect(table.refused('3', 'arrange', ['3', '4', '0', '1', '2'])).toBeNull();
    table.dice(1).act('3', 'arrange', ['4', '3', '2', '1', '0']);
    expect(table.told('arranged')).toEqual([{ seat: '3', order: ['4', '3', '2', '1', '0'] }]);
    expect(table.state).toMatchObject({ active: '3', turnNo: 1, awaiting: { stage: 'place', seats: ['3'] } });
  });

  test('S6 a hero alone has no order to choose', () => {
    const { state } = dealt(1, { ...ASSIGNED }, [1, 1, 1]);
    expect(state).toMatchObject({ turnNo: 1, awaiting: { stage: 'place', seats: ['0'] } });
  });

  test('R19.3 the phase before the first turn is not a turn, and not an idle one', () => {
    expect(dealt(1, { ...ASSIGNED }, [1, 1, 1]).state).toMatchObject({ turnNo: 1, idle: 0 });
  });

  test('S6 R16.3 monsters at the entrance are fought before the first turn, which the first player has', () => {
    const table = dealt(2, { ...ASSIGNED }, [2, card('5S'), 1, 1]);
    table.dice(6, 1).act('1', 'arrange', ['1', '0']);
    expect(table.state).toMatchObject({ turnNo: 0, active: '1', awaiting: { stage: 'roll' } });
    table.dice(1, 'AIM', 6, 'AIM').act('1', 'roll').dice(6, 'DIG', 1, 'AIM').act('0', 'roll');
    table.dice(6, 'DIG', 1, 'AIM', 1).act('1', 'roll');
    expect(table.state.combat).toBeNull();
    expect(table.state).toMatchObject({ turnNo: 1, active: '1', awaiting: { stage: 'place', seats: ['1'] }, idle: 0 });
  });

  test('S6 R16.3 a pool at the entrance mends before the first turn', () => {
    const table = dealt(1, { ...ASSIGNED }, [1, card('7H'), 1]);
    expect(table.hero('0').hp).toBe(4);
    expect(table.told('pooled')).toEqual([{ seats: ['0'] }]);
    expect(table.state.turnNo).toBe(1);
  });
});
