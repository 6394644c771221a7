import { TIME_OUT } from '../../engine/serverOnlyMoves';
import { colossalCave } from '../game';
import { blanks, type Lay, lay } from '../testing';

describe('the end', () => {
  const win = () =>
    lay({
      options: { treasureRefill: true },
      playsLeft: 2,
      P0: { inv: ['rareSpices'], deposited: ['goldNugget', 'diamonds'], hand: blanks(9) },
      P1: { hand: ['emerald'] },
    }).act('0', 'deposit', 'rareSpices');

  test('R16, E1 the third deposit ends the match at that instant: no refill, no discards', () => {
    const table = win();
    expect(table.state.result).toMatchObject({ reason: 'treasures', winners: ['0'] });
    expect(table.hand('0')).toHaveLength(9);
    expect(table.discard).toEqual([]);
  });

  test('R16 two deposits are not enough', () => {
    const table = lay({ P0: { inv: ['rareSpices'], deposited: ['goldNugget'] } }).act('0', 'deposit', 'rareSpices');
    expect(table.state.result).toBeNull();
  });

  test('after the end every move is refused, and all hands are open, the draw pile is not', () => {
    const table = win();
    const tries: [string, ...unknown[]][] = [
      ['draw'],
      ['moveTo', 'cobbleCrawl'],
      ['doNothing'],
      ['respond', 1, { t: 'pass' }],
      ['setStanding', { moves: 'ask', plays: 'ask', evenIfTargeted: false, until: 'forever' }],
      ['concede'],
      ['dropItem', 'blackRod'],
    ];
    for (const [move, ...args] of tries) {
      expect(table.refused('0', move, ...args)).toBe('GAME_OVER');
      expect(table.refused('1', move, ...args)).toBe('GAME_OVER');
    }
    expect(table.view(null).hands?.['1']).toEqual(['emerald']);
    expect(JSON.stringify(table.view(null))).not.toContain(table.draw.at(-1));
    expect(colossalCave.clock(table.state)).toBeUndefined();
  });

  test('after the end all hands stay hidden in a room that reveals nothing, and nothing else differs', () => {
    const shown = win().view('0');
    expect(shown.hands?.['1']).toEqual(['emerald']);
    expect(colossalCave.withhold?.(shown)).toEqual({ ...shown, hands: null });
  });

  test('a clock that runs out after the end changes nothing', () => {
    const table = win();
    const before = structuredClone(table.state);
    expect(table.timeOut().state).toEqual(before);
  });

  const lastTurn = (more: Lay, turnNo = 60) =>
    lay({ options: { roundLimit: 20 }, turn: '2', turnNo, ...more }).act('2', 'doNothing');

  test('E2 the match ends with the last turn of the last round, not before', () => {
    expect(lastTurn({}, 59).state.result).toBeNull();
    expect(lastTurn({}, 60).state.result).toMatchObject({ reason: 'roundLimit' });
    expect(lastTurn({ options: { roundLimit: 0 } }, 900).state.result).toBeNull();
  });

  test('E2 most deposits win, whatever is carried', () => {
    const table = lastTurn({ P0: { deposited: ['goldNugget'] }, P1: { inv: ['diamonds', 'emerald'] } });
    expect(table.state.result?.winners).toEqual(['0']);
  });

  test('E2 a tie goes to most carried treasures; other items do not count', () => {
    const table = lastTurn({
      P0: { deposited: ['goldNugget'], inv: ['blackRod', 'setOfKeys'] },
      P1: { deposited: ['diamonds'], inv: ['emerald'] },
    });
    expect(table.state.result?.winners).toEqual(['1']);
  });

  test('E2 those still tied share the win', () => {
    const table = lastTurn({ P0: { deposited: ['goldNugget'] }, P1: { deposited: ['diamonds'] } });
    expect(table.state.result?.winners).toEqual(['0', '1']);
  });

  test('E2 a round has a turn for every dealt seat, and conceded players win nothing', () => {
    const left: Lay = { P1: { room: 'conceded', deposited: ['goldNugget', 'diamonds'] } };
    expect(lastTurn(left, 59).state.result).toBeNull();
    expect(lastTurn({ ...left, P0: { deposited: ['emerald'] } }).state.result?.winners).toEqual(['0']);
  });

  test('E4 when only one player is left, no further turn begins', () => {
    const table = lay({ P1: { room: 'conceded' } }).act('0', 'concede');
    expect(table.state).toMatchObject({ turnNo: 1, result: { reason: 'lastStanding', winners: ['2'] } });
    expect(table.told('turnBegan')).toEqual([{ seat: '0' }]);
  });

  test('E4 the dead may concede, and then do not return', () => {
    const table = lay({ P1: { room: 'dead', inv: ['blackRod'] } }).act('1', 'concede');
    expect(table.player('1')).toMatchObject({ room: null, dead: false, conceded: true, inv: [] });
    expect(table.act('0', 'doNothing').turn).toBe('2');
  });

  test('E3 no card eliminates a player: the dead go on', () => {
    const table = lay({ P0: { hand: ['bottomlessPit-1'] }, P1: { room: 'y2' }, P2: { room: 'dead' } });
    table.act('0', 'playCard', 'bottomlessPit-1', { target: '1' }).settle();
    expect(table.state.result).toBeNull();
    expect(table.turn).toBe('1');
  });

  test('E4 the turn of a conceding player ends; deposits stay, and so does the closing they have played', () => {
    const table = lay({ closing: {}, P0: { hand: ['xyzzy-1'], inv: ['blackRod'], deposited: ['goldenEggs'] } });
    table.act('0', 'concede');
    expect(table.turn).toBe('1');
    expect(table.discard).toEqual(['xyzzy-1', 'blackRod']);
    expect(table.player('0')).toMatchObject({ conceded: true, deposited: ['goldenEggs'] });
    expect(table.state.closing).not.toBeNull();
    expect(table.refused('0', 'concede')).toBe('ALREADY_CONCEDED');
    expect(table.refused('0', 'draw')).toBe('NOT_YOUR_DECISION');
  });

  test('E4 Golden Eggs of somebody who conceded can still be called back', () => {
    const table = lay({ P0: { hand: ['feeFieFoeFoo'] }, P1: { room: 'conceded', deposited: ['goldenEggs'] } });
    table.act('0', 'playCard', 'feeFieFoeFoo').settle();
    expect(table.player('0').inv).toEqual(['goldenEggs']);
  });

  test('E4 a concession waits until nothing is under way; its open decision takes the default at once', () => {
    const table = lay({
      step: 'move',
      P0: { room: 'bedquilt', inv: ['goldNugget'] },
      P1: { hand: ['payTroll'] },
    });
    table.act('0', 'moveTo', 'volcanoView').react('1', 'payTroll').settle();
    table.act('0', 'concede');
    expect(table.player('0')).toMatchObject({ conceded: true, room: null });
    expect(table.told('tollRefused')).toHaveLength(1);
    expect(table.turn).toBe('1');
  });

  test('E5 a player who only stays away plays on by the clock, and no client may be the clock', () => {
    const table = lay({ step: 'draw' });
    for (let decision = 0; decision < 3; decision++) table.timeOut();
    expect(table.turn).toBe('1');
    expect(table.player('0').conceded).toBe(false);
    expect(colossalCave.moves).not.toHaveProperty(TIME_OUT);
  });
});
