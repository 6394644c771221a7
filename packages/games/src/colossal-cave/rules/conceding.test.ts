import { localMatch } from '../../engine/localMatch';
import { legalMoves } from '../../kit/move';
import { seededRandom } from '../../kit/random';
import { colossalCave } from '../game';
import { lay } from '../testing';

/** Seat 0 has just moved; seats 1 and 2 are asked. */
function windowOpen() {
  const match = localMatch(colossalCave, 3, { firstPlayer: 'host' }, seededRandom('conceding'));
  match.act('0', { move: 'skipDraw', args: [] });
  match.act('0', { move: 'moveTo', args: ['cobbleCrawl'] });
  expect(match.state.window).not.toBeNull();
  return match;
}

const concede = { move: 'concede', args: [] };

describe('conceding while something is under way (E4)', () => {
  test('the open answer of the seat becomes a pass, and it stays in the match until then', () => {
    const match = windowOpen();
    expect(match.act('1', concede)).toBeUndefined();
    expect(match.view('1')).toMatchObject({ conceding: ['1'], myResponse: { t: 'pass' }, mustDecide: false });
    expect(match.state.players['1']).toMatchObject({ conceded: false, room: 'wellHouse' });
    expect(match.view('2').mustDecide).toBe(true);
  });

  test('everybody sees it at once, and nothing else of it before it takes effect', () => {
    const match = windowOpen();
    const seen = () => ['0', '2', null].map((audience) => match.view(audience));
    const before = seen();
    match.act('1', concede);
    expect(seen()).toEqual(before.map((view) => ({ ...view, conceding: ['1'] })));
    match.act('2', { move: 'respond', args: [match.state.window?.id, { t: 'pass' }] });
    for (const view of seen()) expect(view.conceding).toEqual([]);
  });

  test('it takes effect as soon as nothing is under way', () => {
    const match = windowOpen();
    match.act('1', concede);
    match.act('2', { move: 'respond', args: [match.state.window?.id, { t: 'pass' }] });
    expect(match.state.players['1']).toMatchObject({ conceded: true, room: null });
    expect(match.state.discard).toHaveLength(3);
    expect(match.state.turn).toMatchObject({ seat: '0', step: 'play' });
  });

  test('the turn of a conceding player who is moving ends with the move', () => {
    const match = windowOpen();
    match.act('0', concede);
    for (const seat of ['1', '2']) {
      match.act(seat, { move: 'respond', args: [match.state.window?.id, { t: 'pass' }] });
    }
    expect(match.state).toMatchObject({ turnNo: 2, turn: { seat: '1', step: 'draw' } });
  });

  test('if all but one concede in the same window, the last one wins', () => {
    const match = windowOpen();
    match.act('0', concede);
    match.act('1', concede);
    match.act('2', { move: 'respond', args: [match.state.window?.id, { t: 'pass' }] });
    expect(match.state.result).toMatchObject({ reason: 'lastStanding', winners: ['2'] });
  });

  test('decisions that the seat still owes get their default, and the match continues', () => {
    const table = lay({
      step: 'move',
      P0: { room: 'hallOfMists', inv: ['blackRod'] },
      P1: { hand: ['lostInMaze-1'] },
      P2: { hand: ['xyzzy-2'] },
    });
    table.act('0', 'moveTo', 'twistyMaze').react('1', 'lostInMaze-1').settle();
    expect(table.state.pending).toMatchObject({ kind: 'toll', seat: '0' });
    table.act('0', 'concede');
    expect(table.state).toMatchObject({ pending: null, turn: { seat: '1', step: 'draw' } });
    expect(table.player('0').conceded).toBe(true);
  });

  test('the seat answers nothing any more in the open window, and the others do', () => {
    const match = windowOpen();
    match.act('1', concede);
    const answer = { move: 'respond', args: [match.state.window?.id, { t: 'pass' }] };
    expect(match.act('1', answer)).toMatchObject({ code: 'NOT_YOUR_DECISION', rule: 'E4' });
    expect(match.view('1').mayAnswer).toBe(false);
    expect(legalMoves(colossalCave.moves, match.view('1'), '1')).toEqual([]);
    expect(match.act('2', answer)).toBeUndefined();
  });

  test('the seat answers nothing in a later window of the same chain, and its hand stays as it was', () => {
    const table = lay({
      step: 'move',
      P0: { room: 'hallOfMists', hand: ['plugh-1'] },
      P1: { hand: ['lostInMaze-1'] },
      P2: { hand: ['xyzzy-2', 'harHar-1'] },
    });
    table.act('0', 'moveTo', 'twistyMaze').act('2', 'concede').react('1', 'lostInMaze-1');
    const { window } = table.state;
    expect(window).not.toBeNull();
    expect(table.refused('2', 'respond', window?.id, { t: 'react', card: 'harHar-1' })).toBe('NOT_YOUR_DECISION');
    expect(table.choices('2', 'respond')).toEqual([]);
    expect(table.hand('2')).toEqual(['xyzzy-2', 'harHar-1']);
  });

  test('nobody concedes twice', () => {
    const match = windowOpen();
    match.act('1', concede);
    expect(match.act('1', concede)?.code).toBe('ALREADY_CONCEDED');
  });
});
