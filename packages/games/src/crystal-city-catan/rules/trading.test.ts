import { bundle, lay } from '../testing';

const offer = (give = 'M', get = 'F') => [bundle(give), bundle(get)] as const;

describe('R10 trades between the players', () => {
  test.each([
    ['an empty side', '', 'F', 'EMPTY_SIDE'],
    ['the other side empty', 'M', '', 'EMPTY_SIDE'],
    ['a type on both sides', 'MF', 'F', 'SAME_TYPE'],
    ['more than one holds', 'MM', 'F', 'CANNOT_PAY'],
    ['more than the rival holds', 'M', 'FF', 'OPPONENT_LACKS'],
    ['all that is held', 'M', 'F', null],
    ['several types', 'MC', 'FT', null],
  ])('R10.1, R10.2 an offer with %s: %s for %s', (_what, give, get, code) => {
    expect(lay().refused('0', 'offerTrade', ...offer(give, get))).toBe(code);
  });

  test('R10.1 a Storehouse is not for the rival', () => {
    const table = lay({ P0: { cap: 'City', store: { cap: 'M' }, pools: { NW: 0 } } });
    expect(table.refused('0', 'offerTrade', ...offer())).toBe('CANNOT_PAY');
  });

  test('R10.1 three openings in a turn, not four; the next turn has its own', () => {
    const table = lay();
    for (let n = 0; n < 3; n++) table.act('0', 'offerTrade', ...offer()).act('1', 'declineTrade');
    expect(table.refused('0', 'offerTrade', ...offer())).toBe('OFFER_LIMIT');
    table.act('0', 'endTurn').roll(4, 5);
    expect(table.refused('1', 'offerTrade', ...offer())).toBeNull();
  });

  test('R10.1 listed are one for one, two for one and one for two of each pair of types that can be had', () => {
    const table = lay({ P0: { corners: 0, pools: { NW: 2 } }, P1: { corners: 0, pools: { SW: 2 } } });
    const listed = [offer('M', 'F'), offer('MM', 'F'), offer('M', 'FF')];
    expect(table.choices('0', 'offerTrade')).toEqual(listed);
    table.act('0', 'offerTrade', ...offer('MM', 'F'));
    expect(table.choices('1', 'counterTrade')).toEqual([offer('F', 'M'), offer('FF', 'M'), offer('F', 'MM')]);
  });

  test('R10.1 only the player whose turn it is opens', () => {
    expect(lay().refused('1', 'offerTrade', ...offer())).toBe('NOT_YOUR_TURN');
    expect(lay({ step: 'roll' }).refused('0', 'offerTrade', ...offer())).toBe('WRONG_STEP');
  });

  test('R10.2 both need room for what they get, all pools of the type counted', () => {
    const full = { pools: { NE: 3 } };
    expect(lay({ P0: full }).refused('0', 'offerTrade', ...offer())).toBe('NO_ROOM');
    expect(lay({ P0: { ...full, L: 'Settlement' } }).refused('0', 'offerTrade', ...offer())).toBeNull();
    expect(lay({ P1: { pools: { SE: 3 } } }).refused('0', 'offerTrade', ...offer())).toBe('NO_ROOM');
    expect(lay({ P1: { pools: { SE: 2 } } }).refused('0', 'offerTrade', ...offer())).toBeNull();
  });

  test.each([
    ['buildRoad', ['L', 1]],
    ['merchantTrade', ['none', ['NW', 'NE', 'SW'], 'SE']],
    ['offerTrade', offer()],
    ['endTurn', []],
  ])('R10.2 while an offer is open, %s has to wait', (move, args) => {
    const table = lay();
    expect(table.refused('0', move, ...args)).toBeNull();
    table.act('0', 'offerTrade', ...offer());
    expect(table.refused('0', move, ...args)).toBe('TRADE_PENDING');
  });

  test('R10.3 a counter reverses the roles, and either side may counter again', () => {
    const table = lay({ P1: { corners: 2 } });
    table.act('0', 'offerTrade', ...offer());
    expect([table.moves('0'), table.moves('1')]).toEqual([
      ['withdrawTrade'],
      ['counterTrade', 'acceptTrade', 'declineTrade'],
    ]);
    table.act('1', 'counterTrade', ...offer('FF', 'M'));
    expect(table.state.trade).toMatchObject({ from: '1', counters: 1 });
    expect(table.refused('1', 'acceptTrade')).toBe('NO_TRADE');
    expect(table.refused('0', 'withdrawTrade')).toBe('NO_TRADE');
    expect(table.refused('1', 'withdrawTrade')).toBeNull();
    table.act('0', 'declineTrade');
    expect(table.state).toMatchObject({ trade: null, active: '0', step: 'build' });
  });

  test('R10.3 four counters, not five', () => {
    const table = lay();
    table.act('0', 'offerTrade', ...offer());
    for (let n = 0; n < 4; n++) {
      if (n % 2 === 0) table.act('1', 'counterTrade', ...offer('F', 'M'));
      else table.act('0', 'counterTrade', ...offer('M', 'F'));
    }
    expect(table.refused('1', 'counterTrade', ...offer('F', 'M'))).toBe('COUNTER_LIMIT');
    expect(table.refused('1', 'acceptTrade')).toBeNull();
  });

  test.each(['acceptTrade', 'declineTrade', 'withdrawTrade'])('R10.3 without an open offer %s is refused', (move) => {
    expect(lay().refused('0', move)).toBe('NO_TRADE');
    expect(lay().refused('1', move)).toBe('NO_TRADE');
    expect(lay({ step: 'roll' }).refused('0', move)).toBe('WRONG_STEP');
  });

  test('R10.3 a counter without an offer, or to the own one, is refused', () => {
    const table = lay();
    expect(table.refused('1', 'counterTrade', ...offer('F', 'M'))).toBe('NO_TRADE');
    table.act('0', 'offerTrade', ...offer());
    expect(table.refused('0', 'counterTrade', ...offer())).toBe('NO_TRADE');
    expect(table.refused('1', 'counterTrade', ...offer('F', ''))).toBe('EMPTY_SIDE');
  });

  test('R10.3 the last proposer may withdraw; nothing has changed hands', () => {
    const table = lay();
    table.act('0', 'offerTrade', ...offer());
    expect(table.changes(() => table.act('0', 'withdrawTrade'))).toEqual({});
    expect(table.state.trade).toBeNull();
  });

  test('R10.4 each gives from the fullest pool, ties in take order, and stores in the emptiest, ties in fill order', () => {
    const table = lay({
      P0: { R: 'Settlement', L: 'Settlement', pools: { NW: 2, RT: 2, NE: 1, LT: 1 } },
      P1: { pools: { SW: 2 } },
    });
    table.act('0', 'offerTrade', ...offer('MM', 'FF'));
    expect(table.changes(() => table.act('1', 'acceptTrade'))).toEqual({
      '0.pools.NW': 1,
      '0.pools.RT': 1,
      '0.pools.NE': 2,
      '0.pools.LT': 2,
      '1.pools.SE': 3,
      '1.pools.SW': 0,
    });
  });
});
