import { TIME_OUT } from '../../engine/serverOnlyMoves';
import { colossalCave } from '../game';
import { blanks, type Lay, lay } from '../testing';

describe('answers and clocks', () => {
  const leaving = (hand1: string[], hand2: string[]) =>
    lay({ step: 'move', P0: { hand: blanks(1) }, P1: { hand: hand1 }, P2: { hand: hand2 } });
  const seen = (table: ReturnType<typeof lay>) => JSON.stringify([table.view('0'), table.view(null)]);

  test('X26 neither the mover nor a watcher can tell who holds a reaction or who has answered', () => {
    const table = leaving(['grateLocked-1'], ['speedRun-1']);
    const nobody = leaving(['stockUp-1'], ['speedRun-1']);
    table.act('0', 'moveTo', 'cobbleCrawl');
    nobody.act('0', 'moveTo', 'cobbleCrawl');
    const asked = seen(table);
    expect(seen(nobody)).toBe(asked);
    table.react('1', 'grateLocked-1');
    expect(seen(table)).toBe(asked);
    table.pass('1').react('1', 'grateLocked-1');
    expect(seen(table)).toBe(asked);
    nobody.pass('2');
    expect(seen(nobody)).toBe(asked);
  });

  const clocked = () => leaving([], blanks(2).slice(1)).act('0', 'moveTo', 'cobbleCrawl');

  test('X38 the clock passes for the player who has not answered, and the window closes', () => {
    const table = lay({ step: 'move', P1: { hand: ['grateLocked-1'] }, P2: { hand: blanks(1) } });
    table.act('0', 'moveTo', 'cobbleCrawl').pass('2').timeOut();
    expect(table.state.window).toBeNull();
    expect(table.player('0').room).toBe('cobbleCrawl');
    expect(table.hand('1')).toEqual(['grateLocked-1']);
  });

  test('X38 the clock of a decision that is over does nothing, and no client may be the clock', () => {
    const table = clocked();
    const before = table.state.decisionId;
    table.pass('2');
    expect(table.state.decisionId).not.toBe(before);
    expect(colossalCave.clock(table.state)?.decisionId).toBe(table.state.decisionId);
    expect(colossalCave.moves).not.toHaveProperty(TIME_OUT);
    expect(table.refused('0', TIME_OUT, before)).toBe('UNKNOWN_MOVE');
  });

  const targeted = (evenIfTargeted: boolean): Lay => ({
    P0: { hand: ['bottomlessPit-1'] },
    P1: { room: 'y2', hand: blanks(1), standing: { plays: 'pass', evenIfTargeted } },
    P2: { room: 'y2', hand: blanks(2).slice(1) },
  });

  test('X52 a standing order to pass plays does not cover being the target, unless it says so', () => {
    const onP1 = lay(targeted(false)).act('0', 'playCard', 'bottomlessPit-1', { target: '1' });
    expect(onP1.view('1').mustDecide).toBe(true);
    expect(onP1.view('2').mustDecide).toBe(true);
    const onP2 = lay(targeted(false)).act('0', 'playCard', 'bottomlessPit-1', { target: '2' });
    expect(onP2.view('1')).toMatchObject({ mustDecide: false, myResponse: { t: 'pass' } });
    expect(onP2.view('2').mustDecide).toBe(true);
    const always = lay(targeted(true)).act('0', 'playCard', 'bottomlessPit-1', { target: '1' });
    expect(always.view('1')).toMatchObject({ mustDecide: false, myResponse: { t: 'pass' } });
  });

  test('X53 fixed timing: the window stays open until the clock, though everybody has answered', () => {
    const table = lay({
      step: 'move',
      options: { reactionTiming: 'fixed', reactionSeconds: 12 },
      P1: { hand: blanks(1) },
      P2: { hand: blanks(2).slice(1) },
    });
    table.act('0', 'moveTo', 'cobbleCrawl').pass('1').pass('2');
    expect(table.state.window).not.toBeNull();
    expect(table.player('0').room).toBe('wellHouse');
    expect(colossalCave.clock(table.state)).toEqual({ decisionId: table.state.decisionId, seconds: 12 });
    table.timeOut();
    expect(table.state.window).toBeNull();
    expect(table.player('0').room).toBe('cobbleCrawl');
  });
});
