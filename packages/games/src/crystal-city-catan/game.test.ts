import { reducedMatch } from '../../test/reducer';
import { TIME_OUT } from '../engine/serverOnlyMoves';
import { crystalCityCatan } from './game';
import { bundle, dealt, type LaidTable, type Lay, lay } from './testing';
import { traceInvariants } from './traceInvariants';

describe('Crystal City Catan as a game of boardgame.io', () => {
  test('both seats are always active, and the clock may decide everything', () => {
    const options = { decisionSeconds: 30, turnLimit: 50, poolLayout: 'standard' };
    const match = reducedMatch(crystalCityCatan, 2, options, 'by the clock');
    for (let n = 0; n < 400 && !match.state.ctx.gameover; n++) {
      expect(Object.keys(match.state.ctx.activePlayers ?? {})).toEqual(['0', '1']);
      expect(match.act('0', TIME_OUT, [crystalCityCatan.view(match.state.G as never, null).decisionId])).toBe(true);
    }
    expect(match.state.ctx.gameover).toMatchObject({ reason: 'turnLimit' });
  });

  test('conceding out of turn ends the match', () => {
    const match = reducedMatch(crystalCityCatan, 2, {}, 'seed');
    expect(match.act('1', 'concede', [])).toBe(true);
    expect(match.state.ctx.gameover).toMatchObject({ reason: 'concede', winners: ['0'] });
  });
});

describe('the number of the open decision', () => {
  const [M, F] = [bundle('M'), bundle('F')];
  const given = () => dealt({ poolLayout: 'standard' }, [1, 2, 3, 4, 6, 5, 4, 3]);
  const assigned = () => given().act('1', 'assignDice', [6, 5, 4, 3]).dice(6, 6, 1, 1);
  const rolled = (event: number, more: Lay = {}) => lay({ step: 'roll', ...more }).roll(event, 1);
  const offered = () => lay().act('0', 'offerTrade', M, F);

  test.each<[seat: string, move: string, args: unknown[], make: () => LaidTable]>([
    [
      '0',
      'placePools',
      [['M', 'F', 'C', 'T']],
      () => dealt({}, [1, 2, 3, 4, 6, 5, 4, 3]).act('1', 'placePools', ['T', 'C', 'F', 'M']),
    ],
    ['0', 'assignDice', [[1, 2, 3, 4]], assigned],
    ['0', 'chooseOrder', [true], () => assigned().act('0', 'assignDice', [1, 2, 3, 4])],
    ['0', 'rollDice', [], () => lay({ step: 'roll' }).dice(4, 1)],
    ['1', 'gain', [null], () => rolled(3).act('0', 'gain', null)],
    ['0', 'claim', [null, null], () => rolled(2, { P0: { garrison: { N: 1 } } })],
    ['0', 'loseGarrisonPip', ['N'], () => rolled(5, { P0: { garrison: { N: 1, S: 1 } } })],
    ['0', 'surrender', [{ NW: 2, NE: 2 }], () => rolled(6, { P0: { corners: 2 } })],
    ['0', 'buildRoad', ['L', 1], lay],
    ['0', 'merchantTrade', ['none', ['NW', 'NE', 'SW'], 'SE'], lay],
    ['0', 'offerTrade', [M, F], lay],
    ['1', 'counterTrade', [F, M], offered],
    ['1', 'acceptTrade', [], offered],
    ['1', 'declineTrade', [], offered],
    ['0', 'withdrawTrade', [], offered],
    ['0', 'endTurn', [], lay],
    ['0', 'concede', [], lay],
  ])('goes up by one when seat %s makes the move %s', (seat, move, args, make) => {
    const table = make();
    const { decisionId } = table.state;
    table.act(seat, move, ...args);
    expect(table.state.decisionId).toBe(decisionId + 1);
  });

  test('stays while the rival still makes the same sealed choice', () => {
    const table = rolled(3);
    const { decisionId } = table.state;
    expect(table.act('0', 'gain', null).state.decisionId).toBe(decisionId);
  });
});

describe('the laws of section 12', () => {
  const notKept = (spoil: (table: LaidTable) => unknown) => {
    const table = lay();
    spoil(table);
    return crystalCityCatan.invariants(table.state);
  };
  const broken = (spoil: (table: LaidTable) => unknown) => notKept(spoil).map((law) => law.split(' ')[0]);

  test.each<[law: string, spoil: (table: LaidTable) => unknown]>([
    ['I1', (table) => Object.assign(table.colony('0').stock, { 1: 5 })],
    ['I3', (table) => Object.assign(table.colony('0').pools, { LT: 1 })],
    ['I4', (table) => Object.assign(table.colony('0').port, { R: 1 })],
    ['I5', (table) => Object.assign(table.colony('0').sites.cap, { store: { resource: 'M', used: false } })],
    ['I6', (table) => Object.assign(table.colony('0').sites.cap, { hospital: true })],
    ['I7', (table) => Object.assign(table.colony('0').number ?? {}, { M: 3 })],
    ['I8', (table) => Object.assign(table.state.options, { victoryPoints: 1 })],
    ['I10', (table) => Object.assign(table.state.committed, { '0': true })],
    ['I11', (table) => Object.assign(table.state.need, { '0': { kind: 'claim' } })],
    ['I12', (table) => Object.assign(table.state, { active: null })],
  ])('%s is noticed when it is broken', (law, spoil) => {
    expect(broken(spoil)).toContain(law);
    expect(broken(() => undefined)).toEqual([]);
  });

  test.each<[law: string, spoil: (table: LaidTable) => unknown]>([
    ['I1 stock (seat 0)', (table) => Object.assign(table.colony('0').stock, { 1: -1 })],
    ['I3 corners (seat 0)', (table) => Object.assign(table.colony('0').pools, { NW: null })],
    ['I4 garrisons (seat 0)', (table) => Object.assign(table.colony('0').garrison, { N: 2 })],
    ['I10 revealed', (table) => Object.assign(table.state.committed, { '0': true, '1': true })],
    ['I11 trade', (table) => Object.assign(table.state, { step: 'roll', trade: { from: '0' } })],
    ['I11 roll', (table) => Object.assign(table.state, { roll: null })],
  ])('%s is a law', (law, spoil) => expect(notKept(spoil)).toContain(law));

  test('I10 a choice is sealed only where both owe one of the same kind', () => {
    const { state } = lay({ step: 'roll' }).roll(3, 1).act('0', 'gain', null);
    expect(crystalCityCatan.invariants(state)).toEqual([]);
    state.need['1'] = { kind: 'claim' };
    expect(crystalCityCatan.invariants(state)).toContain('I10 both asked');
  });

  test('I4 one Starport for each community: two at a capital are too many, one there and one at a suburb are not', () => {
    const port = { capR: 1, L: 1 } as const;
    const place = { cap: 'City', L: 'Village' } as const;
    const options = { starports: 'onePerCommunity' } as const;
    const { state } = lay({ options, P0: { ...place, port } });
    expect(crystalCityCatan.invariants(state)).toEqual([]);
    expect(() => lay({ options, P0: { ...place, road: { L: 2 }, R: undefined, port: { capL: 1, capR: 1 } } })).toThrow(
      'I4 number of ports',
    );
  });

  test('I2 five small ones of a type are there: four pools and one Storehouse can show them, a second Storehouse not', () => {
    const P0 = { cap: 'City', R: 'Village', store: { cap: 'M' } } as const;
    const { state, colony } = lay({ P0, P1: { cap: 'City', L: 'Village' } });
    expect(crystalCityCatan.invariants(state)).toEqual([]);
    Object.assign(colony('1').sites.cap, { store: { resource: 'M', used: false } });
    expect(crystalCityCatan.invariants(state)).toContain('I2 supply of M');
    for (const pool of ['SE', 'LB'] as const) colony('1').pools[pool] = 2;
    expect(crystalCityCatan.invariants(state)).toEqual(['I5 one Storehouse a type']);
  });

  test('I5 a Storehouse stands beside a Hospital only where an Armory stands too', () => {
    const store = { cap: 'M' } as const;
    for (const cap of ['City', 'Stronghold', 'Citadel'] as const) lay({ P0: { cap, store } });
    expect(() => lay({ P0: { cap: 'Fort', store } })).toThrow('I5 Storehouse (seat 0)');
    expect(() => lay({ P0: { cap: 'Township', store } })).toThrow('I5 Storehouse (seat 0)');
  });

  test('I12 a player with a decision but without a move is noticed', () => {
    const { state } = lay({ step: 'roll', P0: { road: { L: 1 } } }).roll(4, 1);
    expect(crystalCityCatan.invariants(state)).toEqual([]);
    for (const corner of ['NW', 'NE', 'SW', 'SE'] as const)
      Object.assign(state.colonies['0']?.pools ?? {}, { [corner]: 3 });
    expect(crystalCityCatan.invariants(state)).toEqual(['I12 the player who is asked has a move']);
  });

  test('I7 and I9 are noticed in the course of a match', () => {
    const table = lay();
    const watch = traceInvariants();
    expect(watch(table.state)).toEqual([]);
    table.act('0', 'buildRoad', 'L', 1);
    expect(watch(table.state)).toEqual([]);
    table.colony('0').pools.NE = 3;
    expect(watch(table.state)).toEqual(['I9 nothing told of the change']);
    table.colony('0').number = { M: 3, F: 2, C: 5, T: 6 };
    expect(watch(table.state)).toEqual(['I7 numbers and corners never change']);
  });
});
