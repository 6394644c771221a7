import { reducedMatch } from '../../test/reducer';
import { TIME_OUT } from '../engine/serverOnlyMoves';
import type { Fact } from '../kit/story';
import type { Facts } from './facts';
import { crystalWars } from './game';
import { dealt, type LaidTable, lay, VILLAGES } from './testing';
import { traceInvariants } from './traceInvariants';
import { view } from './view';

describe('Crystal Wars as a game of boardgame.io', () => {
  test('the clock may decide everything, to the end', () => {
    const match = reducedMatch(crystalWars, 2, { decisionSeconds: 30, roundLimit: 10 }, 'by the clock');
    for (let n = 0; n < 300 && !match.state.ctx.gameover; n++) {
      const { decisionId, stages } = crystalWars.view(match.state.G as never, null);
      const asked = Object.keys(stages)[0] as string;
      expect(match.state.ctx.activePlayers).toMatchObject({ [asked]: stages[asked] });
      expect(match.act(asked, TIME_OUT, [decisionId])).toBe(true);
    }
    expect(match.state.ctx.gameover).toMatchObject({ reason: expect.stringMatching(/^(roundLimit|quiet)$/) });
  });

  test('R18.1 giving up out of turn ends a match of two', () => {
    const match = reducedMatch(crystalWars, 2, {}, 'seed');
    const other = match.state.ctx.currentPlayer === '0' ? '1' : '0';
    expect(match.act(other, 'concede', [])).toBe(true);
    expect(match.state.ctx.gameover).toMatchObject({ reason: 'lastSurvivor' });
  });
});

describe('section 3: everything is public', () => {
  const tables: [string, LaidTable][] = [
    ['the setup', dealt({}, 2, [6, 1])],
    ['a question', asked()],
    ['the end', lay({ pieces: VILLAGES }).act('1', 'concede')],
  ];

  function asked(): LaidTable {
    const pieces = { ...VILLAGES, A3: '0 tank', A2: '0 tank', B9: '1 hover', B8: '1 hover' };
    return lay({ step: 'combat', pieces }).dice(6, 1).act('0', 'battle', 'A3', 'B9', ['A2']);
  }

  test.each(tables)('players and watchers see the same, %s', (_when, { state }) => {
    const told = (audience: string | null) => {
      const { audience: whose, mustDecide, ...rest } = view(state, audience);
      expect(whose).toBe(audience);
      expect(mustDecide).toBe(audience !== null && audience in rest.stages);
      return rest;
    };
    expect(told('1')).toEqual(told('0'));
    expect(told(null)).toEqual(told('0'));
  });

  test('the view has all of the state, and the state is plain JSON', () => {
    const { state } = asked();
    const { story: _story, ...board } = state;
    expect(view(state, null)).toMatchObject(board);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });
});

describe('the laws of section 12', () => {
  const broken = (spoil: (state: LaidTable['state']) => unknown, step: 'movement' | 'creation' = 'movement') => {
    const { state } = lay({ step, pieces: { ...VILLAGES, A1: '0 tank', B5: '1 hover' } });
    spoil(state);
    return crystalWars.invariants(state);
  };

  test.each<[law: string, spoil: (state: LaidTable['state']) => unknown]>([
    ['I1', ({ players }) => Object.assign(players['0']?.stock ?? {}, { small: 6 })],
    ['I1', ({ black }) => Object.assign(black, { large: 4 })],
    ['I2', ({ pieces }) => pieces.push(null)],
    ['I3', ({ players }) => Object.assign(players['1'] ?? {}, { alive: false })],
    ['I4', ({ players }) => Object.assign(players['0'] ?? {}, { grain: -1 })],
    ['I6', ({ pieces }) => Object.assign(pieces[13] ?? {}, { fought: true })],
    ['I8', ({ round }) => round.done.push('0')],
    ['I9', (state) => Object.assign(state, { question: { kind: 'casualty', picker: '0', candidates: [13] } })],
    ['I11', ({ round }) => Object.assign(round, { number: 41 })],
    ['I12', (state) => Object.assign(state, { step: 'event' })],
    ['I15', ({ pieces }) => Object.assign(pieces, { 9: null })],
  ])('%s is noticed when it is broken', (law, spoil) => {
    expect(broken(spoil).map((words) => words.split(' ')[0])).toContain(law);
    expect(broken(() => undefined)).toEqual([]);
  });

  test('I5 no unit stands on a block of somebody else', () => {
    const villages = { A1: '0 village', B1: '1 village', C1: '2 village', D9: '3 village' };
    const pieces = { ...villages, I1: '0 tank' };
    expect(() => lay({ players: 4, options: { scenario: 'metropolis' }, pieces })).toThrow('I5');
    expect(() => lay({ players: 4, options: { scenario: 'metropolis' }, pieces, blocks: { I1: '0' } })).not.toThrow();
  });

  test('I2, I4, I7 and I8 are noticed in the course of a match', () => {
    const table = lay({ step: 'creation', pieces: { ...VILLAGES, A8: '0 infantry', A4: 'mountain' }, grain: { 0: 3 } });
    const watch = traceInvariants();
    expect(watch(table.state)).toEqual([]);
    table.dice(5).act('0', 'endTurn');
    expect(watch(table.state)).toEqual([]);
    table.state.pieces[3] = null;
    Object.assign(table.state.players['0'] ?? {}, { grain: 2 });
    expect(watch(table.state)).toEqual(['I2 mountains never move', 'I4 seat 0 has grain between turns']);
    const { story } = table.state;
    for (const seat of ['0', '0']) story.facts.push({ n: story.next++, kind: 'turnBegan', data: { seat, round: 2 } });
    expect(watch(table.state)).toEqual(
      expect.arrayContaining(['I7 0 events in the turn of seat 0', 'I8 a second turn of seat 0 in a round']),
    );
  });

  /** A match of two in its second round, under a watch; facts may be added to its story. */
  const watched = () => {
    const table = lay({ step: 'creation', pieces: { ...VILLAGES, A8: '0 infantry', B5: '1 tank' }, grain: { 0: 3 } });
    const watch = traceInvariants();
    const { story } = table.state;
    return {
      table,
      broken: () => watch(table.state),
      tell: (kind: keyof Facts, data: object) => story.facts.push({ n: story.next++, kind, data } as Fact<Facts>),
    };
  };

  test('I8 a round that ends without the turn of a remaining player is noticed', () => {
    const { broken, tell } = watched();
    const round = (number: number) => tell('initiative', { round: number, passes: [{ 0: 2, 1: 3 }], first: '1' });
    round(0);
    round(1);
    expect(broken()).toEqual([]);
    tell('turnBegan', { seat: '0', round: 1 });
    tell('eventRolled', { seat: '0', die: 5, event: 'bumperCrop' });
    round(2);
    expect(broken()).toEqual(['I8 no turn of seat 1 in a round']);
  });

  test('I6 a unit that has acted before anything was done in the turn is noticed', () => {
    const { table, broken, tell } = watched();
    tell('turnBegan', { seat: '0', round: 2 });
    expect(broken()).toEqual([]);
    Object.assign(table.state.pieces[7] ?? {}, { fought: true });
    expect(broken()).toEqual(['I6 a unit has acted before its turn']);
    tell('battle', {});
    expect(broken()).toEqual([]);
  });

  test('I10 feeding with more grain than there is is noticed', () => {
    const { broken, tell } = watched();
    tell('fed', { seat: '0', upkeep: 3, grain: 0 });
    expect(broken()).toEqual([]);
    tell('fed', { seat: '0', upkeep: 3, grain: -1 });
    expect(broken()).toEqual(['I10 seat 0 has fed more than there was']);
  });

  test('I12, I14 listed moves are accepted, and those one square off are refused with a reason', () => {
    const pieces = { ...VILLAGES, A5: '0 hover', A2: '0 tank', B9: '1 tank', A7: '0 city', A4: 'mountain' };
    const table = lay({ pieces });
    for (const [from, to] of table.choices('0', 'moveUnit')) {
      expect(table.refused('0', 'moveUnit', from, to)).toBeNull();
    }
    const listed = new Set(table.choices('0', 'moveUnit').map(([from, to]) => `${from} ${to}`));
    for (const from of ['A5', 'A2']) {
      for (const to of ['A1', 'A4', 'A9', 'B5', 'B9', 'B3']) {
        expect(table.refused('0', 'moveUnit', from, to) === null).toBe(listed.has(`${from} ${to}`));
      }
    }
  });
});
