import { TIME_OUT } from '../../engine/serverOnlyMoves';
import { sharedRefusals } from '../../kit/strings.en';
import { blanks, lay } from '../testing';
import { moves } from './index';

const asking = { moves: 'ask', plays: 'ask', evenIfTargeted: false, until: 'forever' };

describe('who may move, and when', () => {
  test('a seat that is not asked is refused, whatever the move', () => {
    const table = lay({ step: 'draw' });
    for (const [move, ...args] of [
      ['draw'],
      ['skipDraw'],
      ['moveTo', 'cobbleCrawl'],
      ['stay'],
      ['playCard', 'xyzzy-1'],
      ['drawExtra'],
      ['deposit', 'goldNugget'],
      ['useItem', 'blackRod'],
      ['payToll', null],
      ['pickCard', 'xyzzy-1'],
      ['playPicked'],
      ['keepPicked'],
      ['runStep', 'cobbleCrawl'],
      ['stopRun'],
      ['dropItem', 'blackRod'],
      ['discardCard', 'xyzzy-1'],
    ]) {
      expect(table.refused('1', move as string, ...args)).toBe('NOT_YOUR_DECISION');
    }
  });

  test('the right seat at the wrong moment is refused', () => {
    const table = lay({ step: 'draw' });
    for (const move of ['stay', 'drawExtra', 'doNothing', 'keepPicked', 'stopRun']) {
      expect(table.refused('0', move)).toBe('WRONG_STEP');
    }
    expect(table.refused('0', 'discardCard', 'xyzzy-1')).toBe('WRONG_STEP');
    expect(table.refused('0', 'respond', 1, { t: 'pass' })).toBe('STALE_WINDOW');
  });

  test('the clock is the room server: no move of a client, and refused in words', () => {
    expect(lay().refused('0', TIME_OUT, 1)).toBe('UNKNOWN_MOVE');
    for (const code of ['SERVER_ONLY', 'STALE_DECISION']) expect(sharedRefusals[code]?.({})).toMatch(/\w/);
  });

  test('conceding and standing orders are possible at any time, though never listed', () => {
    const table = lay({ step: 'draw' });
    expect(table.refused('1', 'concede')).toBeNull();
    expect(table.refused('1', 'setStanding', asking)).toBeNull();
    expect(table.moves('0')).toEqual(['draw', 'skipDraw']);
  });
});

describe('setStanding', () => {
  test('an invalid order is refused', () => {
    const table = lay();
    for (const change of [
      { moves: 'maybe' },
      { plays: true },
      { evenIfTargeted: 'yes' },
      { until: 'dawn' },
      { more: 'x' },
    ]) {
      expect(table.refused('1', 'setStanding', { ...asking, ...change })).toBe('BAD_STANDING');
    }
    const { until: _until, ...incomplete } = asking;
    expect(table.refused('1', 'setStanding', incomplete)).toBe('BAD_STANDING');
  });

  test('R8.5 only players who have not conceded give orders', () => {
    const table = lay({ players: 4, P1: { room: 'conceded' }, P2: { room: 'dead' } });
    expect(table.refused('1', 'setStanding', asking)).toBe('NOT_YOUR_DECISION');
    expect(table.refused('2', 'setStanding', asking)).toBeNull();
  });

  test('an order is known to its owner alone', () => {
    const table = lay();
    const before = ['0', '2', null].map((audience) => JSON.stringify(table.view(audience)));
    table.act('1', 'setStanding', { ...asking, moves: 'pass' });
    expect(table.view('1').myStanding?.moves).toBe('pass');
    expect(['0', '2', null].map((audience) => JSON.stringify(table.view(audience)))).toEqual(before);
  });
});

describe('discardCard', () => {
  test('only a card of the hand, only above seven', () => {
    const table = lay({ step: 'limit', P0: { hand: blanks(8) }, P1: { hand: ['goldNugget'] } });
    expect(table.refused('0', 'discardCard', 'goldNugget')).toBe('NOT_IN_HAND');
    expect(table.refused('0', 'discardCard', table.hand('0')[0])).toBeNull();
    const seven = { ...table.view('0'), hand: blanks(7) };
    expect(moves.discardCard.refuse(seven, '0', [seven.hand[0] as string])?.code).toBe('NOT_OVER');
  });
});

describe('dropItem', () => {
  test('only carried cards, only above two', () => {
    const table = lay({
      P0: { hand: ['carryingTooMuch'], inv: ['blackRod', 'setOfKeys'] },
      P1: { inv: ['littleAxe', 'tastyFood', 'velvetPillow'] },
    });
    table.act('0', 'playCard', 'carryingTooMuch').settle();
    expect(table.refused('0', 'dropItem', 'blackRod')).toBe('NOT_OVER');
    expect(table.refused('1', 'dropItem', 'blackRod')).toBe('NOT_CARRIED');
    expect(table.refused('1', 'dropItem', 'littleAxe')).toBeNull();
  });

  test('the clock drops the least valuable cards of all players who carry too much, until two are left', () => {
    const table = lay({
      P0: { hand: ['carryingTooMuch'], inv: ['blackRod', 'emerald', 'setOfKeys', 'tastyFood'] },
      P1: { inv: ['littleAxe', 'brassLantern', 'velvetPillow'] },
      P2: { inv: ['wickerCage'] },
    });
    table.act('0', 'playCard', 'carryingTooMuch').settle().timeOut();
    expect(['0', '1', '2'].map((seat) => table.player(seat).inv)).toEqual([
      ['blackRod', 'emerald'],
      ['littleAxe', 'brassLantern'],
      ['wickerCage'],
    ]);
    expect(table.state.pending).toBeNull();
  });
});

describe('pickCard', () => {
  test('only a card of the discard pile', () => {
    const table = lay({ discard: ['velvetPillow'], P0: { hand: ['letsDoThatAgain-1'] } });
    table.act('0', 'playCard', 'letsDoThatAgain-1').settle();
    expect(table.refused('0', 'pickCard', 'goldNugget')).toBe('NOT_IN_DISCARD');
    expect(table.refused('0', 'pickCard', 'letsDoThatAgain-1')).toBe('NOT_IN_DISCARD');
    expect(table.refused('0', 'pickCard', 'velvetPillow')).toBeNull();
  });

  test('the clock picks the topmost card that is allowed, and keeps it', () => {
    const again = lay({ discard: ['goldNugget', 'xyzzy-1'], P0: { hand: ['letsDoThatAgain-1'] } });
    again.act('0', 'playCard', 'letsDoThatAgain-1').settle().timeOut();
    expect(again.state.pending).toEqual({ kind: 'again', seat: '0', card: 'xyzzy-1' });
    again.timeOut();
    expect(again.hand('0')).toEqual(['xyzzy-1']);
    const booty = lay({ discard: ['goldNugget', 'xyzzy-1'], P0: { hand: ['pirateBooty'] } });
    booty.act('0', 'playCard', 'pirateBooty').settle().timeOut();
    expect(booty.hand('0')).toEqual(['goldNugget']);
  });
});

describe('playCard', () => {
  test('every card of the hand that can be played is offered, with each choice it needs', () => {
    const table = lay({
      P0: { room: 'y2', hand: ['angryDwarfKnife', 'stockUp-1', 'xyzzy-1'] },
      P1: { room: 'y2' },
      P2: { room: 'wellHouse' },
    });
    const of = (card: string) => table.choices('0', 'playCard').flatMap(([one, args]) => (one === card ? [args] : []));
    expect(of('angryDwarfKnife')).toEqual([{ target: '1' }]);
    expect(of('stockUp-1')).toHaveLength(4);
    expect(of('xyzzy-1')).toEqual([undefined]);
  });
});

describe('playPicked', () => {
  test('the picked card obeys the rules of playing', () => {
    const table = lay({ discard: ['exploreAtRandom'], P0: { hand: ['letsDoThatAgain-1'] } });
    table.act('0', 'playCard', 'letsDoThatAgain-1').settle().act('0', 'pickCard', 'exploreAtRandom');
    expect(table.refused('0', 'playPicked', {})).toBe('BAD_TARGET');
    expect(table.refused('0', 'playPicked', { target: '1', room: 'wellHouse' })).toBe('BAD_ROOM');
    table.act('0', 'playPicked', { target: '1', room: 'y2' }).settle();
    expect(table.player('1').room).toBe('y2');
    expect(table.discard).toEqual(['exploreAtRandom', 'letsDoThatAgain-1']);
    expect(table.turn).toBe('1');
  });

  test('every way to play the picked card is offered, and to nobody else', () => {
    const table = lay({ discard: ['stockUp-1'], P0: { hand: ['letsDoThatAgain-1'] } });
    table.act('0', 'playCard', 'letsDoThatAgain-1').settle();
    expect(table.choices('0', 'playPicked')).toEqual([]);
    table.act('0', 'pickCard', 'stockUp-1');
    const items = ['brassLantern', 'setOfKeys', 'tastyFood', 'emptyBottle'];
    expect(table.choices('0', 'playPicked')).toEqual(items.map((item) => [{ item }]));
    expect(table.choices('1', 'playPicked')).toEqual([]);
  });
});
