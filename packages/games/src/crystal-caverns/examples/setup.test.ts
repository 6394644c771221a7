import { checkOptions, checkPlayers } from '../../kit/options';
import { crystalCaverns } from '../game';
import { options } from '../options';
import { crystalsOf } from '../rules/hitPoints';
import { dealt } from '../testing';

describe('setting out', () => {
  test('E1 three heroes with a large crystal each, the small crystals in the bag, 39 cards besides the entrance', () => {
    const { state } = dealt(3, { classes: 'assigned', colours: ['blue', 'black', 'red'] }, [1, 1]);
    expect(Object.values(state.heroes).map(({ colour }) => colour)).toEqual(['blue', 'black', 'red']);
    for (const hero of Object.values(state.heroes)) {
      expect(hero.hp).toBe(3);
      expect(crystalsOf(hero)).toEqual({ own: [0, 0, 1], borrowed: [0, 0, 0] });
    }
    expect(Object.values(state.bag)).toEqual(Array(5).fill([3, 0, 0]));
    expect(Object.keys(state.map)).toEqual(['0,0']);
    expect(state.cavern).toHaveLength(39);
    expect(state).toMatchObject({ monsterPile: ['J', 'J', 'J', 'J'], monsterSpent: [], exhausted: 0 });
  });

  test('E36 with varying hit points: fighter 3, archer and rogue 2, cleric and mage 1', () => {
    const colours = ['blue', 'green', 'yellow', 'black', 'red'] as const;
    const { state } = dealt(5, { classes: 'assigned', colours: [...colours], varyingHitPoints: true }, [1, 1]);
    expect(Object.values(state.heroes).map(({ hp }) => hp)).toEqual([3, 2, 2, 1, 1]);
  });

  test('E42 two pips are a medium crystal, four a large and a small one', () => {
    expect(crystalsOf({ hp: 2, borrowed: [0, 0, 0] }).own).toEqual([0, 1, 0]);
    expect(crystalsOf({ hp: 4, borrowed: [0, 0, 0] }).own).toEqual([1, 0, 1]);
  });

  test('E47 of two who want the same class the second is refused, and may take another', () => {
    const table = dealt(3);
    expect(table.refused('1', 'chooseColour', 'red')).toBeNull();
    table.act('0', 'chooseColour', 'red');
    expect(table.refused('1', 'chooseColour', 'red')).toBe('COLOUR_TAKEN');
    table.act('1', 'chooseColour', 'blue');
    expect([table.hero('0').colour, table.hero('1').colour, table.hero('2').colour]).toEqual(['red', 'blue', null]);
  });

  test('E47 the same class twice, six players and a short idle limit are refused before the deal', () => {
    const code = (given: object) => checkOptions(options, 2, given);
    const bad = (key: string) => ({ refusal: expect.objectContaining({ code: 'BAD_OPTION', params: { key } }) });
    expect(code({ classes: 'assigned', colours: ['red', 'red'] })).toEqual(bad('colours'));
    expect(code({ idleLimit: 10 })).toEqual(bad('idleLimit'));
    expect(checkPlayers(crystalCaverns.players, 6)).toMatchObject({ code: 'BAD_PLAYER_COUNT' });
    expect(checkPlayers(crystalCaverns.players, 5)).toBeUndefined();
  });

  test('E48 the order proposed starts with the first player; another must name everybody once', () => {
    const table = dealt(3, { classes: 'random' }, [3, 1]);
    expect(table.state).toMatchObject({ active: '2', order: ['2', '0', '1'] });
    expect(table.byDefault('2')).toEqual({ move: 'arrange', args: [['2', '0', '1']] });
    expect(table.refused('2', 'arrange', ['0', '0', '1'])).toBe('NOT_A_PERMUTATION');
    table.dice(1).act('2', 'arrange', ['1', '0', '2']);
    expect(table.state.order).toEqual(['1', '0', '2']);
  });
});
