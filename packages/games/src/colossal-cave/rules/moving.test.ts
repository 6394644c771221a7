import { blanks, lay } from '../testing';

describe('moving', () => {
  test('R4.1 the step is one hop to a room next door, or none', () => {
    const table = lay({ step: 'move', P0: { room: 'hallOfMists' } });
    for (const room of ['cobbleCrawl', 'mountainKing', 'y2', 'twistyMaze']) {
      expect(table.refused('0', 'moveTo', room)).toBeNull();
    }
    for (const room of ['wellHouse', 'hallOfMists', 'bedquilt']) {
      expect(table.refused('0', 'moveTo', room)).toBe('NOT_ADJACENT');
    }
    table.act('0', 'stay');
    expect(table.player('0').room).toBe('hallOfMists');
    expect(table.step).toBe('play');
  });

  test('R4.2 a move waits for the answers of the others', () => {
    const table = lay({ step: 'move', P1: { hand: blanks(1) } }).act('0', 'moveTo', 'cobbleCrawl');
    expect(table.player('0').room).toBe('wellHouse');
    expect(table.state.stack).toMatchObject([{ kind: 'move', from: 'wellHouse', to: 'cobbleCrawl', cause: 'step' }]);
    expect(table.state.window).not.toBeNull();
    table.settle();
    expect(table.player('0').room).toBe('cobbleCrawl');
  });

  test('R4.3 a stopped move uses up the step; the play may try the same passage again', () => {
    const table = lay({ step: 'move', P1: { hand: ['grateLocked-1'] } });
    table.act('0', 'moveTo', 'cobbleCrawl').react('1', 'grateLocked-1').settle();
    expect(table.refused('0', 'moveTo', 'cobbleCrawl')).toBe('WRONG_STEP');
    table.act('0', 'moveExtra', 'cobbleCrawl').settle();
    expect(table.player('0').room).toBe('cobbleCrawl');
    expect(table.turn).toBe('1');
  });

  test('R4.3 a stopped extra move uses up the play', () => {
    const table = lay({ P1: { hand: ['grateLocked-1'] } });
    table.act('0', 'moveExtra', 'cobbleCrawl').react('1', 'grateLocked-1').settle();
    expect(table.player('0').room).toBe('wellHouse');
    expect(table.turn).toBe('1');
  });

  test('R4.3 a stopped hop of a Speed Run uses up the hop, the run goes on', () => {
    const table = lay({ P0: { hand: ['speedRun-1'] }, P1: { hand: ['grateLocked-1'] } });
    table.act('0', 'playCard', 'speedRun-1').settle();
    table.act('0', 'runStep', 'cobbleCrawl').react('1', 'grateLocked-1').settle();
    expect(table.state.pending).toEqual({ kind: 'run', seat: '0', left: 2 });
    table.act('0', 'runStep', 'cobbleCrawl').settle();
    table.act('0', 'runStep', 'hallOfMists').settle();
    expect(table.player('0').room).toBe('hallOfMists');
    expect(table.turn).toBe('1');
  });

  test.each([
    ['moveTo', 'move'],
    ['moveExtra', 'play'],
  ] as const)(
    'R4.4 while The Cave Is Closing %s cannot pass the grate, either way, but any other passage',
    (move, step) => {
      expect(lay({ step, closing: {} }).refused('0', move, 'cobbleCrawl')).toBe('CAVE_CLOSED');
      const inside = lay({ step, closing: {}, P0: { room: 'cobbleCrawl' } });
      expect(inside.refused('0', move, 'wellHouse')).toBe('CAVE_CLOSED');
      expect(inside.refused('0', move, 'hallOfMists')).toBeNull();
    },
  );

  test('a run may be ended early, and its play is used up then', () => {
    const table = lay({ P0: { hand: ['speedRun-1'] } });
    table.act('0', 'playCard', 'speedRun-1').act('0', 'stopRun');
    expect(table.discard).toEqual(['speedRun-1']);
    expect(table.turn).toBe('1');
    expect(table.player('0').room).toBe('wellHouse');
  });
});

test('R4.2 a player with a reaction may choose to be asked on the way, others may not', () => {
  const holds = (hand: string[]) =>
    lay({ step: 'move', P0: { room: 'wellHouse', hand } })
      .choices('0', 'moveTo')
      .filter(([, how]) => how !== undefined);
  expect(holds([])).toEqual([]);
  expect(holds(['xyzzy-1'])).toEqual([['cobbleCrawl', { hold: true }]]);
});
