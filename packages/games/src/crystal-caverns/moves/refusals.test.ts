import { battle, type CardLay, dealt, type HeroLay, type Lay, lay } from '../testing';

const ROOM: CardLay = { id: '1S', x: 0, y: 0 };
const EAST: CardLay = { id: '4S', x: 1, y: 0 };
const party = (...colours: HeroLay['colour'][]): Lay => ({ party: colours.map((colour) => ({ colour })) });

describe('every move is checked first, in this order', () => {
  const SOUND = {
    chooseColour: ['red'],
    arrange: [['1', '0', '2']],
    placeCard: [1, 0, 0],
    step: [1],
    descend: [],
    reorder: [['1', '0', '2']],
    hold: [],
    roll: [],
    useWild: ['guard'],
    useSwap: ['0', '1'],
    done: [],
  } as const;
  const TABLES = {
    choose: () => dealt(3),
    arrange: () => dealt(3, { classes: 'random' }, [1, 1]),
    place: () => lay({ drawn: '4H', map: [ROOM] }),
    travel: () => lay({ map: [ROOM, EAST] }),
    roll: () => battle(['red 1']),
    decide: () => battle(['red 1']).dice(1, 'WILD', 6, 'DIG').act('0', 'roll'),
  };
  const MADE_IN: Record<keyof typeof SOUND, keyof typeof TABLES> = {
    chooseColour: 'choose',
    arrange: 'arrange',
    placeCard: 'place',
    step: 'travel',
    descend: 'travel',
    reorder: 'travel',
    hold: 'travel',
    roll: 'roll',
    useWild: 'decide',
    useSwap: 'decide',
    done: 'decide',
  };

  test.each(Object.keys(SOUND) as (keyof typeof SOUND)[])(
    '%s belongs to one stage: WRONG_STEP in all others',
    (move) => {
      for (const [stage, table] of Object.entries(TABLES)) {
        const refused = table().refused('0', move, ...SOUND[move]);
        if (stage === MADE_IN[move]) expect(refused).not.toBe('WRONG_STEP');
        else expect(refused).toBe('WRONG_STEP');
      }
    },
  );

  test.each(Object.keys(SOUND) as (keyof typeof SOUND)[])(
    '%s of a seat that is not asked: NOT_YOUR_DECISION',
    (move) => {
      for (const table of [TABLES.arrange, TABLES.place, TABLES.travel, TABLES.roll, TABLES.decide]) {
        expect(table().refused('2', move, ...SOUND[move])).toBe('NOT_YOUR_DECISION');
      }
    },
  );

  test.each<[move: string, wrong: unknown[][]]>([
    ['chooseColour', [[], ['cyan'], ['red', 'red'], [null]]],
    ['arrange', [[], ['012'], [['0', '1', '5']], [[0, 1, 2]], [['0', '1', '2', '3', '4', '0']]]],
    ['placeCard', [[], [0, 1], [0, 1, 2], [0.5, 0, 0], ['0', 0, 0], [0, 1, 0, 0], [41, 0, 0], [0, -41, 0]]],
    ['step', [[], [4], [-1], ['N'], [0, 0]]],
    ['descend', [[0], [null]]],
    ['reorder', [[], ['012'], [['a']]]],
    ['hold', [[1]]],
    ['roll', [[2], ['0'], [0, 1], [null]]],
    ['useWild', [[], ['bite'], ['swap', ['0']], ['heal', '5'], ['arrow', 2], ['swap', ['0', '1', '2']]]],
    ['useSwap', [[], ['0'], ['0', '5'], ['0', '1', '2']]],
    ['done', [[true]]],
    ['retire', [['0']]],
  ])('%s of another shape: MALFORMED, in every stage and of every seat', (move, wrong) => {
    for (const args of wrong) {
      for (const table of [TABLES.choose(), TABLES.travel(), TABLES.decide()]) {
        expect([args, table.refused('0', move, ...args)]).toEqual([args, 'MALFORMED']);
        expect(table.refused('2', move, ...args)).toBe('MALFORMED');
      }
    }
  });

  test('a move that does not exist: UNKNOWN_MOVE', () => {
    for (const move of ['', 'fly', 'constructor', 'timeOut', 'endTurn'])
      expect(lay().refused('0', move)).toBe('UNKNOWN_MOVE');
  });

  test('after the end GAME_OVER comes before everything but the shape', () => {
    const table = lay(party('blue')).act('0', 'retire');
    expect(table.refused('4', 'roll')).toBe('GAME_OVER');
    expect(table.refused('0', 'step', 9)).toBe('MALFORMED');
  });

  test('a seat without a decision gets NOT_YOUR_DECISION, not WRONG_STEP', () => {
    expect(lay().refused('1', 'done')).toBe('NOT_YOUR_DECISION');
    expect(lay().refused('0', 'done')).toBe('WRONG_STEP');
  });
});

describe('placeCard: the first of several reasons', () => {
  const map: CardLay[] = [ROOM, { id: '6H', x: 1, y: 0, rot: 1 }, { id: '4D', x: 0, y: 1 }];

  test('ROT_FIXED before CELL_TAKEN', () => {
    const table = lay({ map, drawn: '5S' });
    expect([table.refused('0', 'placeCard', 0, 0, 1), table.refused('0', 'placeCard', 0, 0, 0)]).toEqual([
      'ROT_FIXED',
      'CELL_TAKEN',
    ]);
  });

  test('EXIT_INTO_WALL before WALL_ON_EXIT', () => {
    const table = lay({ map, drawn: '2S', options: { edgeRule: 'both' } });
    expect(table.refused('0', 'placeCard', 1, 1, 0)).toBe('EXIT_INTO_WALL');
  });

  test('WALL_ON_EXIT before NO_JOINT', () => {
    const place = (edgeRule: 'both' | 'exits') =>
      lay({ drawn: '2S', options: { edgeRule } }).refused('0', 'placeCard', 1, 0, 0);
    expect([place('both'), place('exits')]).toEqual(['WALL_ON_EXIT', 'NO_JOINT']);
  });
});

describe('step, reorder and roll: the first of several reasons', () => {
  test('LOCKED, though the party has just come from the other side', () => {
    const map: CardLay[] = [ROOM, { id: '3S', x: 0, y: -1, locked: true }, EAST];
    expect(lay({ map, from: '1,0' }).refused('0', 'step', 0)).toBe('LOCKED');
  });

  test('ALONE before NOT_A_PERMUTATION, that before SAME_ORDER', () => {
    expect(lay(party('blue')).refused('0', 'reorder', ['1', '0'])).toBe('ALONE');
    expect(lay().refused('0', 'reorder', ['0', '1', '1'])).toBe('NOT_A_PERMUTATION');
    expect(lay().refused('0', 'reorder', ['0', '1', '2'])).toBe('SAME_ORDER');
  });

  test('a target is named exactly when a lone hero attacks one of two', () => {
    const alone = battle(['red 1', 'green 1'], { next: [0] }, party('blue'));
    expect([alone.refused('0', 'roll'), alone.refused('0', 'roll', 0), alone.refused('0', 'roll', 1)]).toEqual([
      'TARGET_REQUIRED',
      null,
      null,
    ]);
    const attacked = battle(['red 1', 'green 1'], { acts: 1, next: [0] }, party('blue'));
    for (const table of [attacked, battle(['red 1', 'green 1']), battle(['red 1'], {}, party('blue'))]) {
      expect([table.refused('0', 'roll'), table.refused('0', 'roll', 0)]).toEqual([null, 'NO_TARGET_ALLOWED']);
    }
    const rear = battle(['red 1', 'green 1'], { acts: '2' });
    expect(rear.refused('2', 'roll', 1)).toBe('NO_TARGET_ALLOWED');
  });
});
