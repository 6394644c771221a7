import { clock } from './clock';
import { bundle, type LaidTable, type Lay, lay } from './testing';

const timed = ({ options, ...more }: Lay = {}) => lay({ options: { decisionSeconds: 30, ...options }, ...more });
const budget = (table: LaidTable) => clock(table.state)?.budget;
const [M, F] = [bundle('M'), bundle('F')];

describe('the clock', () => {
  test('runs for every decision with a number of its own if the options say so, and not after the end', () => {
    expect(clock(lay().state)).toBeUndefined();
    const table = timed({ step: 'roll' });
    expect(clock(table.state)).toEqual({ decisionId: table.state.decisionId, seconds: 30 });
    table.roll(4, 1);
    expect(clock(table.state)).toMatchObject({ decisionId: table.state.decisionId, seconds: 30 });
    const { decisionId } = table.state;
    table.act('0', 'endTurn');
    expect(clock(table.state)?.decisionId).toBeGreaterThan(decisionId);
    table.act('0', 'concede');
    expect(clock(table.state)).toBeUndefined();
  });

  test('R10 offers, counters and refusals draw on one budget for each of the two until a colony changes', () => {
    const table = timed();
    const own = budget(table);
    table.act('0', 'offerTrade', M, F);
    const rivals = budget(table);
    expect(rivals).not.toBe(own);
    table.act('1', 'counterTrade', F, M);
    expect(budget(table)).toBe(own);
    table.act('0', 'counterTrade', M, F);
    expect(budget(table)).toBe(rivals);
    table.act('1', 'declineTrade');
    expect(budget(table)).toBe(own);
    table.act('0', 'offerTrade', M, F).act('0', 'withdrawTrade');
    expect(budget(table)).toBe(own);
  });

  test('R10 a change of a colony and the start of a turn give a new budget', () => {
    const traded = timed();
    const before = budget(traded);
    traded.act('0', 'offerTrade', M, F).act('1', 'acceptTrade');
    expect(budget(traded)).not.toBe(before);
    const built = timed();
    built.act('0', 'buildRoad', 'L', 1);
    expect(budget(built)).not.toBe(before);
    expect(budget(timed({ turnNo: 3 }))).not.toBe(before);
  });

  test('R10 without trades, and at other steps than building, each decision has a time of its own', () => {
    expect(budget(timed({ options: { playerTrades: false } }))).toBeUndefined();
    expect(budget(timed({ step: 'roll' }))).toBeUndefined();
  });
});
