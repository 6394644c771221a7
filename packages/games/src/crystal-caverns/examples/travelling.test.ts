import { CAVERN_CARDS, kindOf } from '../data/cards';
import { all, type CardLay, dieFor, type Lay, lay } from '../testing';

describe('travelling', () => {
  const NORTH_OF_IT: CardLay = { id: '9S', x: 1, y: -1, monsters: ['red 1', 'red 1'] };
  const entered = (more: readonly CardLay[], rest: Lay = {}) =>
    lay({ map: [{ id: '1S', x: 0, y: 0 }, { id: '4S', x: 1, y: 0 }, ...more], at: '1,0', from: '0,0', ...rest });

  test('E7 the party does not go straight back while another exit leads on, even to monsters', () => {
    expect(entered([NORTH_OF_IT]).refused('0', 'step', 3)).toBe('NO_BACKTRACK');
    expect(entered([NORTH_OF_IT], { cavern: [] }).refused('0', 'step', 3)).toBe('NO_BACKTRACK');
  });

  test('E7 out of a dead end it may go back', () => {
    const wall: CardLay[] = [
      { id: '4H', x: 0, y: -1 },
      { id: '6H', x: 1, y: -1, rot: 1 },
    ];
    expect(entered(wall, { cavern: [] }).refused('0', 'step', 3)).toBeNull();
  });

  test('E7 after a change of order it may go back', () => {
    const table = entered([NORTH_OF_IT]).dice(1).act('0', 'reorder', ['1', '0', '2']);
    table.act('1', 'placeCard', 2, 0, 0);
    expect(table.refused('1', 'step', 3)).toBeNull();
  });

  test('E8 a lone hero before an unexplored exit can only wait, and go back in the next turn', () => {
    const map: CardLay[] = [
      { id: '1S', x: 0, y: 0 },
      { id: '2S', x: 0, y: -1 },
    ];
    const table = lay({ party: [{ colour: 'blue' }], map, at: '0,-1', from: '0,0' });
    expect(table.moves('0')).toEqual(['hold']);
    table.dice(1).act('0', 'hold').act('0', 'placeCard', 1, 0, 0);
    expect(table.refused('0', 'hold')).toBe('MUST_MOVE');
    expect(table.refused('0', 'step', 2)).toBeNull();
  });

  test('E9 onto the stairs in one turn, down in the next, after a card has been laid', () => {
    const map: CardLay[] = [
      { id: '1S', x: 0, y: 0 },
      { id: '3D', x: 0, y: -1, monsters: ['stair red 1'] },
    ];
    const table = lay({ map, turnNo: 7 });
    expect(table.refused('0', 'descend')).toBe('NOT_ON_STAIRS');
    table.dice(1).act('0', 'step', 0);
    table.dice(6, 'DIG', 1, 'AIM').act('1', 'roll').dice(6, 'DIG', 1, 'AIM').act('0', 'roll');
    table.dice('WILD').act('2', 'roll').dice(1).act('2', 'useWild', 'arrow', 0);
    expect(table.state).toMatchObject({ combat: null, turnNo: 8, active: '1', drawn: '1H' });
    expect(table.refused('1', 'descend')).toBe('WRONG_STEP');
    table.act('1', 'placeCard', 1, 0, 0).dice(1, 1).act('1', 'descend');
    expect(table.state).toMatchObject({ level: 2, turnNo: 9 });
    expect(table.told('descended')).toEqual([{ seat: '1', level: 2 }]);
  });

  test('E34 the Healing Pool gives a point where there is room, once', () => {
    const enter = (pool: Partial<CardLay>, options: Lay['options'] = {}) => {
      const party = [{ colour: 'blue' as const }, { colour: 'red' as const, hp: 12 }];
      const map: CardLay[] = [
        { id: '1S', x: 0, y: 0 },
        { id: '7H', x: 0, y: -1, ...pool },
      ];
      const table = lay({ party, map, options }).dice(1).act('0', 'step', 0);
      return [table.hero('0').hp, table.hero('1').hp, table.card(0, -1).poolUsed];
    };
    expect(enter({})).toEqual([4, 12, true]);
    expect(enter({ poolUsed: true })).toEqual([3, 12, true]);
    expect(enter({ poolUsed: true }, { poolRepeat: true })).toEqual([4, 12, true]);
  });

  const onStairs = (options: Lay['options'] = {}) => lay({ options, map: [{ id: '3S', x: 0, y: 0 }], turnNo: 5 });

  test('E38 monsters at the entrance of a level are fought at once, in the turn of the player who climbed down', () => {
    const table = onStairs().dice(dieFor(CAVERN_CARDS, '10H'), 1, 1, 1, 1, 1, 2).act('0', 'descend');
    expect(table.card(0, 0)).toMatchObject({ id: '10H', monsters: [{ rank: 'J' }, { rank: 'J' }] });
    expect(table.state).toMatchObject({ level: 2, turnNo: 5, active: '0', combat: { round: 1 } });
  });

  test('E38 a safe entrance has none', () => {
    const safe = CAVERN_CARDS.filter((id) => kindOf(id) !== 'stairway');
    const table = onStairs({ entrance: 'safe' }).dice(dieFor(safe, '10H'), 1).act('0', 'descend');
    expect(table.card(0, 0)).toMatchObject({ id: '10H', monsters: [] });
    expect(table.state).toMatchObject({ level: 2, turnNo: 6, active: '1', combat: null });
  });

  test('E40 forty turns of changing order, and the party is lost in the dark', () => {
    const map: CardLay[] = [
      { id: '1S', x: 0, y: 0 },
      { id: '3S', x: 0, y: -1 },
    ];
    const table = lay({ options: { idleLimit: 40 }, level: 2, map, cavern: [] });
    for (let turn = 1; turn <= 40; turn++) {
      expect(table.state.result).toBeNull();
      const [first, second, third] = table.state.order;
      table.act(table.state.active as string, 'reorder', [second, first, third]);
    }
    expect(table.state.result).toMatchObject({ reason: 'lostInTheDark', winners: [], leaders: [], level: 2 });
    expect(table.told('lostInTheDark')).toEqual([{ turns: 40 }]);
  });

  test('E50 with the only stairs locked and nothing to lay a guarded shaft opens, and leads down', () => {
    const map: CardLay[] = [
      { id: '1S', x: 0, y: 0 },
      { id: '3S', x: 0, y: -1, locked: true },
    ];
    const party = [{ colour: 'blue' as const }];
    const table = lay({ level: 2, party, map, cavern: [], drawn: '1H' });
    table.dice(1, 1).act('0', 'placeCard', 1, 0, 0);
    expect(table.card(0, 0)).toMatchObject({ shaft: true, monsters: [{ rank: 'GUARD', level: 2 }] });
    expect(table.state).toMatchObject({ awaiting: { stage: 'roll' }, turnNo: 1 });
    table.dice(6, 'DIG', 'DIG', 1, 'AIM', 'AIM', 1).act('0', 'roll');
    expect(table.state).toMatchObject({ awaiting: { stage: 'travel' }, turnNo: 2 });
    expect(table.refused('0', 'descend')).toBeNull();
  });

  test('E51 with the last card of level 4 laid and no Dragon yet, it comes to the party and is fought at once', () => {
    const table = lay({ level: 4, cavern: [], drawn: '1H' });
    table.dice(1, 4, 7, 10, 1).act('0', 'placeCard', 1, 0, 0);
    const [dragon] = table.card(0, 0).monsters;
    expect(dragon?.pieces.map(({ size }) => size)).toEqual([1, 1, 2, 3]);
    expect(table.state).toMatchObject({ dragonPlaced: true, awaiting: { stage: 'roll' }, turnNo: 1 });
    expect(table.foe(0).hp).toBe(12);
    table.dice(1, ...all(4, 'AIM'), 6, ...all(4, 'DIG')).act('1', 'roll');
    expect(table.foe(0).hp).toBe(12);
  });
});
