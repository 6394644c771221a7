import { reducedMatch } from '../../test/reducer';
import { TIME_OUT } from '../engine/serverOnlyMoves';
import { crystalCaverns } from './game';
import { battle, dealt, dragonFight, type LaidTable, lay } from './testing';

describe('Crystal Caverns as a game of boardgame.io', () => {
  test('the clock alone brings a match to its end, and always says who is asked', () => {
    const options = { decisionSeconds: 30, idleLimit: 40, classes: 'random' };
    const match = reducedMatch(crystalCaverns, 3, options, 'by the clock');
    for (let n = 0; n < 2000 && !match.state.ctx.gameover; n++) {
      const { stages, decisionId } = crystalCaverns.view(match.state.G as never, null);
      expect(match.state.ctx.activePlayers).toEqual(stages);
      expect(match.act(Object.keys(stages)[0] as string, TIME_OUT, [decisionId])).toBe(true);
    }
    expect(['lostInTheDark', 'partyDead']).toContain((match.state.ctx.gameover as { reason: string }).reason);
  });

  test('a turn of the party is a turn there, and the opening one more before it', () => {
    expect(crystalCaverns.course(dealt(2).state)).toMatchObject({
      turn: 1,
      seat: '0',
      stages: { '0': 'choose', '1': 'choose' },
    });
    expect(crystalCaverns.course(lay({ turnNo: 4, active: '2' }).state)).toMatchObject({ turn: 5, seat: '2' });
  });

  test('the clock runs again for every decision, where the options ask for one', () => {
    expect(crystalCaverns.clock(lay().state)).toBeUndefined();
    const table = lay({ options: { decisionSeconds: 45 }, drawn: '4S' });
    const first = crystalCaverns.clock(table.state);
    expect(first).toEqual({ decisionId: table.state.decisionId, seconds: 45 });
    table.act('0', 'placeCard', 1, 0, 0);
    expect(crystalCaverns.clock(table.state)?.decisionId).toBeGreaterThan(first?.decisionId as number);
  });
});

describe('the laws of section 12', () => {
  const broken = (table: LaidTable, spoil: (table: LaidTable) => unknown) => {
    spoil(table);
    return crystalCaverns.invariants(table.state).map((law) => law.split(' ')[0]);
  };
  const dragon = () => ({ id: 9, rank: 'JOKER', level: 4, pieces: [] }) as const;

  test.each<[law: string, spoil: (table: LaidTable) => unknown]>([
    ['I1', ({ state }) => state.cavern.pop()],
    ['I1', ({ state }) => Object.assign(state, { drawn: '1S' })],
    ['I2', ({ state }) => state.monsterPile.pop()],
    ['I2', ({ state }) => Object.assign(state, { exhausted: 2 })],
    ['I3', ({ state }) => Object.assign(state.bag, { red: [2, 0, 0] })],
    ['I3', ({ state }) => Object.assign(state.bag, { red: [3, 1, 0] })],
    ['I4', ({ hero }) => Object.assign(hero('0'), { hp: 31 })],
    ['I4', ({ hero }) => Object.assign(hero('0'), { alive: false })],
    ['I4', ({ hero }) => Object.assign(hero('0'), { hp: 13 })],
    ['I4', ({ hero }) => Object.assign(hero('0'), { colour: 'green' })],
    ['I5', ({ state }) => state.order.pop()],
    ['I5', ({ state }) => Object.assign(state, { order: ['0', '0', '1'] })],
    ['I6', ({ card }) => Object.assign(card(0, 0), { seq: 1 })],
    ['I7', ({ state }) => Object.assign(state, { pos: '5,5' })],
    ['I7', ({ card }) => Object.assign(card(0, 0), { locked: true })],
    ['I8', ({ hero }) => Object.assign(hero('0'), { charges: { haste: 2 } })],
    ['I8', ({ state }) => Object.assign(state.awaiting ?? {}, { stage: 'roll' })],
    ['I9', ({ state }) => Object.assign(state, { awaiting: null })],
    ['I9', ({ state }) => Object.assign(state, { drawn: state.cavern.pop() })],
    ['I9', ({ state }) => Object.assign(state.awaiting ?? {}, { stage: 'place' })],
    ['I9', ({ state }) => Object.assign(state.awaiting ?? {}, { seats: ['0', '1'] })],
    ['I11', ({ state }) => Object.assign(state, { idle: 80 })],
    ['I12', ({ card }) => card(0, 0).monsters.push(dragon())],
    ['I12', ({ state }) => Object.assign(state, { dragonPlaced: true })],
  ])('%s is noticed when it is broken', (law, spoil) => {
    expect(broken(lay(), () => undefined)).toEqual([]);
    expect(broken(lay(), spoil)).toContain(law);
  });

  test.each<[law: string, spoil: (table: LaidTable) => unknown]>([
    ['I8', ({ foe }) => Object.assign(foe(0), { hp: 0 })],
    ['I8', ({ foe }) => Object.assign(foe(0), { hp: 99 })],
  ])('%s is noticed when it is broken in a fight', (law, spoil) => {
    expect(broken(battle(['red 1']), spoil)).toContain(law);
  });

  test('I6 an exit of a later card against a wall is noticed; of an earlier one only with both', () => {
    const map = [
      { id: '1S', x: 0, y: 0 } as const,
      { id: '4S', x: 0, y: 1 } as const,
      { id: '4H', x: 1, y: 1 } as const,
      { id: '2S', x: 1, y: 0 } as const,
    ];
    expect(broken(lay({ map }), () => undefined)).toEqual([]);
    expect(broken(lay({ map }), ({ state }) => Object.assign(state.options, { edgeRule: 'both' }))).toContain('I6');
    expect(broken(lay({ map }), ({ card }) => Object.assign(card(0, 0), { seq: 9 }))).toContain('I6');
  });

  test('I6 with closed no later card lies beside the wall of a hallway; one that lay there first may', () => {
    const [room, east, passage, parallel] = [
      { id: '1S', x: 0, y: 0 },
      { id: '4H', x: 1, y: 0 },
      { id: '2S', x: 0, y: -1 },
      { id: '2H', x: 1, y: -1 },
    ] as const;
    const first = { id: '4S', x: 1, y: -1 } as const;
    const close = ({ state }: LaidTable) => Object.assign(state.options, { edgeRule: 'closed' });
    expect(broken(lay({ map: [room, east, passage, parallel] }), () => undefined)).toEqual([]);
    expect(broken(lay({ map: [room, east, passage, parallel] }), close)).toContain('I6');
    expect(broken(lay({ map: [room, east, passage] }), close)).toEqual([]);
    expect(broken(lay({ map: [room, east, first, passage] }), close)).toEqual([]);
  });

  test('I12 one Dragon, on level 4', () => {
    expect(broken(dragonFight(), () => undefined)).toEqual([]);
    expect(broken(dragonFight(), ({ state }) => Object.assign(state, { dragonPlaced: false }))).toContain('I12');
  });
});
