import type { Facts } from './facts';
import { dealt, type LaidTable, type Lay, lay, VILLAGES } from './testing';

/** An event at a table, and the newest fact of the kind that must follow. */
type Told = readonly [table: LaidTable, data: object];

/** A table at the end of seat 0's combat, where the event die shows these numbers. */
const event = (dice: number[], pieces: Record<string, string>, more: Partial<Lay> = {}): LaidTable =>
  lay({ step: 'combat', grain: { 0: 5 }, ...more, pieces: { A9: '0 village', B1: '1 village', ...pieces } })
    .dice(...dice)
    .act('0', 'endCombat');

/** Seat 1 ends its turn, and that of seat 0 begins. */
const nextTurn = (pieces: Record<string, string>): LaidTable =>
  lay({ turn: '1', step: 'creation', round: { order: ['1', '0'] }, pieces: { ...VILLAGES, ...pieces } }).act(
    '1',
    'endTurn',
  );

const combat = (pieces: Record<string, string>, options: Lay['options'] = {}): LaidTable =>
  lay({ step: 'combat', options, pieces: { ...VILLAGES, ...pieces } });

const bandits = { options: { bandits: true } } as const;
const gold = { A9: '0 village', B1: '1 village', C5: 'goldMountain', C2: '0 infantry', C3: '0 infantry' };
const atGold = (pieces: Record<string, string>, holder: '0' | null): LaidTable =>
  lay({
    options: { scenario: 'goldMountain' },
    step: 'creation',
    round: { number: 3, order: ['1', '0'], done: ['1'] },
    gold: { holder, kept: true },
    pieces: { ...gold, ...pieces },
  })
    .dice(1, 6, 5)
    .act('0', 'endTurn');

const placing = () => dealt({}, 2, [6, 1]).act('0', 'placeFreeVillage', 'B2');
const afterMountains = (options: Lay['options']) =>
  dealt(options, 2, [6, 1, 6, 1, 5])
    .act('0', 'placeFreeVillage', 'B2')
    .act('1', 'placeFreeVillage', 'A2')
    .act('0', 'placeMountain', 'A7')
    .act('1', 'skipMountain');

/** For each kind of fact a table on which it has happened. */
const EVENTS: { readonly [Kind in keyof Facts]: () => Told } = {
  initiative: () => [
    dealt({}, 2, [4, 4, 1, 3]),
    {
      round: 0,
      passes: [
        { 0: 4, 1: 4 },
        { 0: 1, 1: 3 },
      ],
      first: '1',
    },
  ],
  freeVillagePlaced: () => [placing(), { seat: '0', at: 10 }],
  mountainPlaced: () => [afterMountains({}), { seat: '0', at: 6 }],
  mountainSkipped: () => [afterMountains({}), { seat: '1' }],
  villagePlaced: () => [afterMountains({}).act('1', 'placeVillage', 'B9'), { seat: '1', at: 17 }],
  villageAdopted: () => [afterMountains({ startVillage: 'enemyPlaced' }), { seat: '1', at: 10 }],
  turnBegan: () => [nextTurn({ A8: '0 infantry' }), { seat: '0', round: 2 }],
  harvested: () => [nextTurn({ A8: '0 infantry' }), { seat: '0', income: 2, grain: 2 }],
  fed: () => [nextTurn({ A8: '0 infantry' }), { seat: '0', upkeep: 1, grain: 1 }],
  starved: () => [nextTurn({ A8: '0 tank' }).dice(5).act('0', 'starve', 'A8'), { seat: '0', unit: 'tank', at: 7 }],
  moved: () => [
    lay({ pieces: { ...VILLAGES, A5: '0 infantry' } }).act('0', 'moveUnit', 'A5', 'A4'),
    { seat: '0', unit: 'infantry', from: 4, path: [3], flow: false },
  ],
  teleported: () => [
    lay({ pieces: { ...VILLAGES, A5: '0 infantry', A3: '0 tank' } }).act('0', 'teleport', 'A5', 'B5'),
    { seat: '0', unit: 'infantry', from: 4, to: 13 },
  ],
  battle: () => [
    combat({ A3: '0 tank', B9: '1 tank' }).dice(2, 2, 5).act('0', 'battle', 'A3', 'B9', []),
    {
      ...{ seat: '0', unit: 'tank', from: 2, enemy: 'tank', target: 17, winner: null, casualties: [] },
      attackers: { seat: '0', units: [2], attack: 3, die: 2 },
      defenders: { seat: '1', units: [17], attack: 3, die: 2 },
    },
  ],
  fell: () => [
    combat({ A3: '0 tank', B9: '1 hover' }).dice(6, 1, 5).act('0', 'battle', 'A3', 'B9', []),
    { seat: '1', unit: 'hover', at: 17 },
  ],
  siege: () => [
    combat({ A3: '0 tank', B9: 'freeVillage' }).dice(4, 4, 5).act('0', 'siege', 'A3', 'B9', []),
    {
      ...{ seat: '0', unit: 'tank', from: 2, target: 17, settlement: 'freeVillage', owner: null, outcome: 'captured' },
      ...{ attackers: { seat: '0', units: [2], attack: 3, die: 4 }, attack: 0, die: 4 },
    },
  ],
  persuasion: () => [
    combat({ A3: '0 diplomat', B9: '1 tank' }, { diplomats: true }).dice(4, 5).act('0', 'persuade', 'A3', 'B9'),
    { seat: '0', from: 2, target: 17, unit: 'tank', owner: '1', die: 4, success: false },
  ],
  sabotage: () => [
    combat({ A3: '0 diplomat', B9: '1 city' }, { diplomats: true }).dice(1, 5).act('0', 'sabotage', 'A3', 'B9'),
    { seat: '0', from: 2, target: 17, settlement: 'city', owner: '1', die: 1, success: true },
  ],
  eventRolled: () => [event([4], { A5: '0 infantry' }), { seat: '0', die: 4, event: 'silo' }],
  graceKept: () => [event([1], { A5: '0 infantry' }, { round: { number: 1 } }), { round: 1 }],
  erupted: () => [
    event([1], { A5: '0 infantry', A1: 'mountain', A2: '0 tank' }),
    {
      at: 0,
      lost: [
        { kind: 'tank', owner: '0', at: 1 },
        { kind: 'infantry', owner: '0', at: 4 },
      ],
      freed: [],
      freedFrom: [],
    },
  ],
  noEruption: () => [event([1], { A5: '0 infantry' }), {}],
  drought: () => [event([2, 5], { A5: '0 infantry' }), { seat: '0', lost: 5 }],
  militia: () => [event([3], { A5: '0 infantry' }).act('0', 'placeMilitia', 'A6'), { seat: '0', at: 5 }],
  noMilitia: () => [event([3], { A5: '0 tank' }, { aside: { 0: { small: 5 } } }), { seat: '0' }],
  silo: () => [event([4], { A5: '0 infantry' }), { seat: '0' }],
  bumperCrop: () => [event([5], { A5: '0 infantry' }), { seat: '0' }],
  rioted: () => [event([6], { A5: '0 infantry', A1: '0 city' }), { seat: '0', at: 0, razed: false }],
  noRiots: () => [event([6], { A5: '0 infantry', B3: '1 city' }), { seat: '0' }],
  banditCame: () => [event([1, 1, 3], { A7: '0 infantry', B9: '1 village' }, bandits), { at: 2, target: 17 }],
  noBandit: () => [event([1], fullEdges(), { options: { bandits: true, stashes: 10, combatDuty: 'optional' } }), {}],
  banditPlundered: () => [
    event([1, 1, 3], { A7: '0 infantry', B9: '1 village' }, bandits),
    { seat: '1', at: 17, settlement: 'village', razed: false },
  ],
  banditFought: () => [
    event([1, 1, 3, 6, 1], { A7: '0 infantry', B9: '1 village', B8: '1 hover' }, bandits),
    { at: 17, die: 6, defenders: { seat: '1', units: [16], attack: 2, die: 1 }, fell: { unit: 'hover', at: 16 } },
  ],
  created: () => [
    lay({ step: 'creation', grain: { 0: 5 }, pieces: VILLAGES }).act('0', 'create', 'infantry', 'A8'),
    { seat: '0', kind: 'infantry', at: 7, cost: 1 },
  ],
  spoiled: () => [
    lay({ step: 'creation', grain: { 0: 2 }, pieces: VILLAGES })
      .dice(5)
      .act('0', 'endTurn'),
    { seat: '0', grain: 2 },
  ],
  stored: () => [event([4], { A5: '0 infantry' }).dice(5).act('0', 'endTurn'), { seat: '0', grain: 5 }],
  goldHeld: () => [atGold({ C8: '0 infantry' }, null), { holder: '0', until: 4 }],
  goldLost: () => [atGold({}, '0'), { holder: '0' }],
  eliminated: () => [
    lay({ players: 3, step: 'combat', pieces: { A1: '0 village', A9: '0 tank', B1: '1 hover', C9: '2 village' } })
      .dice(6, 1)
      .act('0', 'battle', 'A9', 'B1', []),
    { seat: '1' },
  ],
  conceded: () => [
    lay({ pieces: { ...VILLAGES, B2: '1 tank' } }).act('1', 'concede'),
    { seat: '1', left: { units: 1, freed: [9], razed: [], blocks: [] } },
  ],
  byClock: () => [placing().timeOut(), { seat: '1' }],
  ended: () => [lay({ pieces: VILLAGES }).act('1', 'concede'), { reason: 'lastSurvivor', winners: ['0'] }],
};

/** Pieces on every square of both coasters except their centres. */
function fullEdges(): Record<string, string> {
  const edge = [1, 2, 3, 4, 6, 7, 8, 9];
  const infantry = (letter: string, seat: string) => edge.map((digit) => [`${letter}${digit}`, `${seat} infantry`]);
  return { ...Object.fromEntries([...infantry('A', '0'), ...infantry('B', '1')]), A9: '0 village', B1: '1 village' };
}

describe('section 13: players and spectators read the same sentences', () => {
  test.each(Object.keys(EVENTS) as (keyof Facts)[])('%s', (kind) => {
    const [table, data] = EVENTS[kind]();
    expect(table.told(kind).at(-1)).toEqual(data);
    for (const audience of ['0', '1', null]) {
      const heard = table.view(audience).story.filter((fact) => fact.kind === kind);
      expect(heard).toHaveLength(table.told(kind).length);
    }
  });
});
