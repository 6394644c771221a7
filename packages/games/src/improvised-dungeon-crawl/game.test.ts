import type { Seat } from '@lantern/protocol/seat';
import { reducedMatch } from '../../test/reducer';
import { TIME_OUT } from '../engine/serverOnlyMoves';
import { DECK } from './data/cards';
import { improvisedDungeonCrawl } from './game';
import { hiddenOf } from './rules/secrets';
import type { Fight, Item, State } from './state';
import { deal, type LaidTable, lay } from './testing';
import { traceInvariants } from './traceInvariants';

describe('improvised Dungeon Crawl as a game of boardgame.io', () => {
  test.each([1, 4])('R21.2 the clock alone brings a match of %i players to an end', (players) => {
    const match = reducedMatch(improvisedDungeonCrawl, players, { decisionSeconds: 30 }, 'by the clock');
    for (let n = 0; n < 3000 && !match.state.ctx.gameover; n++) {
      const { decisionId } = improvisedDungeonCrawl.view(match.state.G as never, null);
      const [seat] = Object.keys(match.state.ctx.activePlayers ?? {});
      expect(match.act(seat as Seat, TIME_OUT, [decisionId])).toBe(true);
    }
    expect(match.state.ctx.gameover).toMatchObject({ reason: expect.stringMatching(/^(won|lost)$/) });
  });

  test('it is one turn of seat 0 for boardgame.io, and stages say who may act', () => {
    const table = lay({ heroes: ['JH', 'KH', { card: 'QH', hp: 0 }] }).enter('2C', 'QC');
    expect(improvisedDungeonCrawl.course(table.state)).toEqual({
      turn: 1,
      part: '1/1',
      seat: '0',
      stages: { '0': 'act', '1': 'idle' },
      result: null,
    });
  });

  test('every room is a part of it, and every round of a fight', () => {
    const before = lay({ heroes: ['JH', 'KH'] }).state;
    const { state } = lay({ heroes: ['JH', 'KH'] }).enter('2C', '3C');
    const nextRound = { ...state, fight: { ...(state.fight as Fight), round: 2 } };
    const nextRoom = { ...state, roomNo: 2 };
    expect(
      new Set([before, state, nextRound, nextRoom].map((one) => improvisedDungeonCrawl.course(one).part)).size,
    ).toBe(4);
  });
});

describe('the laws of section 12', () => {
  const broken = (table: LaidTable, spoil: (table: LaidTable) => unknown) => {
    spoil(table);
    return improvisedDungeonCrawl.invariants(table.state).map((law) => law.split(' ')[0]);
  };
  const resting = () => lay({ options: { supply: 'cards' }, heroes: [{ card: 'JH', bag: ['plate'] }, 'KH'] });
  const fighting = () => lay({ heroes: ['JH', 'KH'] }).enter('2C', 'QC');
  const making = () => deal({ hands: [['JH', '2C', '3C', '4C', '5C', '6C']] });
  const fight = (table: LaidTable) => table.state.fight as Fight;

  test.each<[law: string, open: () => LaidTable, spoil: (table: LaidTable) => unknown]>([
    ['I1', resting, (table) => hiddenOf(table.state).dungeonDeck.pop()],
    ['I1', resting, (table) => table.state.dungeon.left--],
    ['I2', making, (table) => hiddenOf(table.state).heroDeck.pop()],
    ['I3', resting, (table) => table.hero('0').hp++],
    ['I3', resting, (table) => Object.assign(table.hero('0'), { hp: -1 })],
    ['I4', resting, (table) => table.hero('0').pools.slay++],
    ['I4', resting, (table) => table.hero('0').pools.heal++],
    ['I5', resting, (table) => Object.assign(table.hero('0'), { lp: 1.5 })],
    ['I5', resting, (table) => Object.assign(table.state, { purse: -1 })],
    ['I6', resting, (table) => table.hero('1').bag.push({ ...(table.hero('0').bag[0] as Item) })],
    ['I7', resting, (table) => Object.assign(table.hero('0').bag[0] as object, { card: 'AS' })],
    ['I8', fighting, (table) => Object.assign(fight(table).monsters[0] as object, { wounds: 2 })],
    ['I8', fighting, (table) => Object.assign(fight(table).monsters[0] as object, { confused: -1 })],
    ['I9', fighting, (table) => Object.assign(fight(table).monsters[0] as object, { die: 7 })],
    ['I10', fighting, (table) => Object.assign(table.state, { hit: { seat: '3' } })],
    ['I13', fighting, (table) => Object.assign(fight(table).partners, { '1': '2C' })],
    ['I14', resting, (table) => Object.assign(table.state, { roomNo: 53 })],
  ])('%s is noticed when it is broken', (law, open, spoil) => {
    expect(broken(open(), () => undefined)).toEqual([]);
    expect(broken(open(), spoil)).toContain(law);
  });

  test('I5 and I14 are noticed in the course of a match', () => {
    const table = lay({ heroes: [{ card: 'JH', lp: 10 }, 'KH'] });
    const watch = traceInvariants();
    expect(watch(table.state)).toEqual([]);
    table.act('0', 'giveLP', '1', 5);
    expect(watch(table.state)).toEqual([]);
    table.hero('0').lp = 9;
    expect(watch(table.state)).toEqual(['I5 nothing told of the change of loot points']);
    table.state.decisionId -= 1;
    expect(watch(table.state)).toEqual(['I14 decisions count up']);
    table.act('0', 'concede', true).act('1', 'concede', true);
    expect(watch(table.state)).toEqual([]);
    expect(watch(table.state)).toEqual(['I14 a move after the end']);
  });

  test('I11 and I13 are noticed in the course of a match', () => {
    const table = lay({ heroes: ['JH', 'KH'] });
    const watch = traceInvariants();
    expect(watch(table.state)).toEqual([]);
    hiddenOf(table.state).dungeonDeck.reverse();
    expect(watch(table.state)).toEqual(['I11 a deck keeps an order']);
    hiddenOf(table.state).dungeonDeck.reverse();
    const exchange = lay({ heroes: ['JH', 'KH'] });
    const { dungeonDeck } = hiddenOf(exchange.enter('2C', '3C').state);
    dungeonDeck.sort((one, other) => DECK.indexOf(one) - DECK.indexOf(other));
    expect(watch(exchange.state)).toEqual([]);
    fight(exchange).partners = { '0': '3C', '1': '2C' };
    expect(watch(exchange.state)).toEqual([]);
    fight(exchange).partners = { '0': '2C', '1': '3C' };
    exchange.dice(1).act('0', 'attack', '2C', 0);
    expect(watch(exchange.state)).toEqual(['I13 a blow at another than the partner']);
  });

  test('I14 numbers of rolls and items only go up', () => {
    const table = lay({ heroes: ['JH', 'KH'] });
    const watch = traceInvariants();
    watch(table.state);
    table.state.nextId -= 1;
    expect(watch(table.state)).toEqual(['I14 decisions count up']);
  });

  test('I12 a state is plain JSON at every kind of moment', () => {
    const moments: State[] = [
      making(),
      resting(),
      fighting(),
      lay({ heroes: ['QS'] })
        .dice(8)
        .enter('8C'),
    ].map(({ state }) => state);
    for (const state of moments) expect(JSON.parse(JSON.stringify(state))).toEqual(state);
  });

  test('I15 a refused move changes nothing', () => {
    const table = fighting();
    const before = JSON.stringify(table.state);
    for (const [move, ...args] of [['attack', '3C', 0], ['buy', 'plate', 0], ['castBuff', '1', 1], ['meet']] as const)
      expect(table.refused('0', move, ...args)).not.toBeNull();
    expect(JSON.stringify(table.state)).toBe(before);
  });
});
