import type { Facts } from './facts';
import { strings } from './strings/en/index';
import { bundle, dealt, type LaidTable, lay } from './testing';

type Kind = keyof Facts;

const M1 = bundle('M');
const F1 = bundle('F');

const opening = () => dealt({}, [1, 2, 3, 4, 6, 5, 3, 2]);
const laidOut = () =>
  opening().act('0', 'placePools', ['M', 'F', 'C', 'T']).act('1', 'placePools', ['T', 'C', 'F', 'M']);
const numbered = () =>
  laidOut().dice(1, 2, 6, 6).act('0', 'assignDice', [1, 2, 3, 4]).act('1', 'assignDice', [6, 5, 3, 2]);
const roll = (event: number, P0: object = {}, P1: object = {}, production = 1) =>
  lay({ step: 'roll', P0, P1 }).roll(event, production);
const build = (P0: object, move: string, ...args: unknown[]) => lay({ P0 }).act('0', move, ...args);
const rich = { corners: 3 };

/** For every kind of fact: a table on which it happens, and its sentence. */
const STORIES: Readonly<Record<Kind, readonly [make: () => LaidTable, told: unknown[]]>> = {
  layoutsShown: [
    laidOut,
    [{ layouts: { '0': { NW: 'M', NE: 'F', SW: 'C', SE: 'T' }, '1': { NW: 'T', NE: 'C', SW: 'F', SE: 'M' } } }],
  ],
  diceRolled: [
    laidOut,
    [
      { seat: '0', dice: [1, 2, 3, 4] },
      { seat: '1', dice: [6, 5, 3, 2] },
    ],
  ],
  numbersShown: [numbered, [{ numbers: { '0': { M: 1, F: 2, C: 3, T: 4 }, '1': { T: 6, C: 5, F: 3, M: 2 } } }]],
  rolledOff: [numbered, [{ rolls: { '0': [1, 2], '1': [6, 6] }, winner: '1' }]],
  orderChosen: [() => numbered().act('1', 'chooseOrder', false), [{ seat: '1', first: false }]],
  turnBegan: [() => numbered().act('1', 'chooseOrder', false), [{ seat: '0', turn: 1 }]],
  rolled: [() => roll(4, {}, {}, 4), [{ seat: '0', event: 4, production: 4, double: true }]],
  shrank: [
    () => roll(1, { cap: 'Village' }),
    [
      {
        seat: '0',
        site: 'cap',
        to: 1,
        points: 1,
        lost: { armory: false, store: null, ports: [], garrisons: [], roads: [], suburbs: [] },
      },
    ],
  ],
  spared: [() => roll(1, { cap: 'Village', stock: { 1: 0 } }), [{ seat: '0', site: 'cap' }]],
  wagerWon: [
    () => roll(2, { cap: 'Village', garrison: { N: 2 } }, { garrison: { S: 1 } }),
    [{ seat: '0', pips: 2, rival: 1 }],
  ],
  wagerTied: [() => roll(2, { garrison: { N: 1 } }, { garrison: { S: 1 } }), [{ pips: 1 }]],
  claimed: [
    () => roll(2, { garrison: { N: 1 } }).act('0', 'claim', 'SE', 'NW'),
    [{ seat: '0', resource: 'M', from: 'SE', to: 'NW' }],
  ],
  claimDeclined: [() => roll(2, { garrison: { N: 1 } }).act('0', 'claim', null, null), [{ seat: '0' }]],
  tradersWon: [() => roll(4, {}, { road: { L: 1 } }), [{ seat: '1', pips: 1, rival: 0 }]],
  tradersTied: [() => roll(4), [{ pips: 0 }]],
  gained: [() => roll(4, { road: { L: 1 } }).act('0', 'gain', 'SW'), [{ seat: '0', resource: 'C', pool: 'SW' }]],
  gainDeclined: [() => roll(3).act('0', 'gain', null).act('1', 'gain', null), [{ seat: '0' }, { seat: '1' }]],
  garrisonFell: [() => roll(5, { cap: 'Village', garrison: { N: 2 } }), [{ seat: '0', at: 'N', to: 1 }]],
  championHeld: [() => roll(5, { cap: 'Stronghold', garrison: { N: 2 } }), [{ seat: '0' }]],
  marauded: [
    () => roll(6, { corners: 2 }).act('0', 'surrender', { NW: 2, NE: 2 }),
    [{ seat: '0', exposed: 8, lost: bundle('MMFF') }],
  ],
  maraudersPassed: [
    () => roll(6),
    [
      { seat: '0', exposed: 4 },
      { seat: '1', exposed: 4 },
    ],
  ],
  produced: [
    () => roll(4, { pools: { NE: 3 } }, {}, 3),
    [
      { seat: '0', resource: 'F', made: 0, squandered: 1 },
      { seat: '1', resource: 'F', made: 1, squandered: 0 },
    ],
  ],
  builtRoad: [() => build(rich, 'buildRoad', 'L', 1), [{ seat: '0', side: 'L', size: 1 }]],
  builtGarrison: [() => build(rich, 'buildGarrison', 'S', 1), [{ seat: '0', at: 'S', size: 1 }]],
  builtSuburb: [
    () => build({ ...rich, road: { R: 1 } }, 'buildSuburb', 'R', 1),
    [{ seat: '0', side: 'R', size: 1, points: 2 }],
  ],
  grew: [() => build(rich, 'grow', 'cap', 2), [{ seat: '0', site: 'cap', size: 2, points: 2 }]],
  builtStarport: [
    () => build({ ...rich, cap: 'City' }, 'buildStarport', 'capR', 2),
    [{ seat: '0', port: 'capR', size: 2 }],
  ],
  builtHospital: [
    () => build({ ...rich, cap: 'Village' }, 'buildHospital', 'cap'),
    [{ seat: '0', site: 'cap', points: 3 }],
  ],
  builtArmory: [() => build({ ...rich, cap: 'City' }, 'buildArmory', 'cap'), [{ seat: '0', site: 'cap', points: 5 }]],
  builtStorehouse: [
    () => build({ ...rich, cap: 'City' }, 'buildStorehouse', 'cap', 'T'),
    [{ seat: '0', site: 'cap', resource: 'T' }],
  ],
  merchant: [
    () => build({ pools: { NE: 2 } }, 'merchantTrade', 'none', ['NW', 'NE', 'NE'], 'SE'),
    [{ seat: '0', port: null, gave: bundle('MFF'), got: 'T' }],
  ],
  offered: [() => lay().act('0', 'offerTrade', M1, F1), [{ seat: '0', give: M1, get: F1 }]],
  countered: [
    () => lay().act('0', 'offerTrade', M1, F1).act('1', 'counterTrade', F1, bundle('T')),
    [{ seat: '1', give: F1, get: bundle('T') }],
  ],
  accepted: [() => lay().act('0', 'offerTrade', M1, F1).act('1', 'acceptTrade'), [{ seat: '1', gave: F1, got: M1 }]],
  declined: [() => lay().act('0', 'offerTrade', M1, F1).act('1', 'declineTrade'), [{ seat: '1' }]],
  withdrew: [() => lay().act('0', 'offerTrade', M1, F1).act('0', 'withdrawTrade'), [{ seat: '0' }]],
  turnEnded: [() => lay().act('0', 'endTurn'), [{ seat: '0' }]],
  byClock: [() => lay({ step: 'roll' }).dice(4, 1).timeOut(), [{ seat: '0' }]],
  conceded: [() => lay().act('1', 'concede'), [{ seat: '1' }]],
  won: [
    () =>
      lay({ options: { victoryPoints: 8 }, P0: { ...rich, cap: 'Citadel', road: { R: 2 } } }).act(
        '0',
        'buildSuburb',
        'R',
        2,
      ),
    [{ seat: '0', points: 8 }],
  ],
  turnLimitReached: [
    () => lay({ options: { turnLimit: 50 }, turnNo: 50, P1: { cap: 'Village' } }).act('0', 'endTurn'),
    [{ winners: ['1'], points: { '0': 1, '1': 2 } }],
  ],
};

describe('the story', () => {
  test('has a sentence for every kind of fact', () => {
    expect(Object.keys(STORIES).sort()).toEqual(Object.keys(strings.facts).sort());
  });

  test.each(Object.entries(STORIES))(
    'tells of %s when it happens, to both players and to watchers alike',
    (kind, [make, told]) => {
      const table = make();
      expect(table.told(kind as Kind)).toEqual(told);
      for (const audience of ['0', '1', null]) {
        const heard = table
          .view(audience)
          .story.filter((fact) => fact.kind === kind)
          .map(({ data }) => data);
        expect(heard).toEqual(told);
      }
    },
  );
});
