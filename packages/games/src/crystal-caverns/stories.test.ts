import { recordedMatches } from '../../test/matchFiles';
import { localMatch } from '../engine/localMatch';
import { seededRandom } from '../kit/random';
import { factsSince } from '../kit/story';
import type { Facts } from './facts';
import { crystalCaverns } from './game';
import { strings } from './strings/en/index';
import { all, battle, type LaidTable, lay } from './testing';

type Kind = keyof Facts;

const NO_LARGE = () =>
  ({ blue: [3, 3, 0], black: [3, 3, 0], red: [3, 3, 0], green: [3, 3, 0], yellow: [3, 3, 0] }) as never;

/** For every kind of fact in no recorded match: a table on which it happens, and its sentence for each audience. */
const STORIES: Partial<Record<Kind, readonly [make: () => LaidTable, told: unknown[]]>> = {
  tookOver: [() => lay().act('0', 'retire'), [{ seat: '1' }]],
  locked: [
    () => lay({ level: 3, drawn: '3S', bag: NO_LARGE() }).act('0', 'placeCard', 0, -1, 0),
    [{ x: 0, y: -1, size: 3 }],
  ],
  unlocked: [
    () =>
      battle(
        ['red 3'],
        { foes: [{ hp: 1 }] },
        { level: 3, bag: NO_LARGE(), map: [{ id: '3S', x: 0, y: -1, locked: true }] },
      )
        .dice(6, ...all(3, 'DIG'), 1, ...all(3, 'AIM'), 1, 1)
        .act('0', 'roll'),
    [{ x: 0, y: -1, monster: expect.objectContaining({ rank: 'GUARD', pieces: [{ colour: 'red', size: 3 }] }) }],
  ],
  shaftOpened: [
    () =>
      lay({ map: [{ id: '1S', x: 0, y: 0 }], cavern: [], drawn: '4S', party: [{ colour: 'blue' }] })
        .dice(1, 6)
        .act('0', 'placeCard', 1, 0, 0),
    [{ x: 0, y: 0, monster: expect.objectContaining({ rank: 'GUARD', level: 1 }) }],
  ],
  pooled: [
    () =>
      lay({ drawn: '7H', party: [{ colour: 'blue' }, { colour: 'yellow' }] })
        .act('0', 'placeCard', 0, -1, 0)
        .dice(1)
        .act('0', 'step', 0),
    [{ seats: ['0', '1'] }],
  ],
  hurt: [
    () =>
      battle(['black 2'], { foes: [{ hp: 3 }] }, { level: 2, party: [{ colour: 'black' }, { colour: 'blue' }] })
        .dice(6, 'WILD', 'DIG', 1, 'AIM', 'AIM')
        .act('0', 'roll')
        .dice(1)
        .act('0', 'useWild', 'holy'),
    [{ foe: expect.objectContaining({ level: 2 }), damage: 2, hp: 1 }],
  ],
  mended: [
    () =>
      battle(
        ['red 1'],
        { acts: '2', next: ['0'] },
        { party: [{ colour: 'blue', hp: 2 }, { colour: 'green' }, { colour: 'black' }] },
      )
        .dice('WILD')
        .act('2', 'roll')
        .act('2', 'useWild', 'heal', '0'),
    [{ seat: '0', hp: 3 }],
  ],
  swapped: [
    () =>
      battle(['red 2'], { acts: 0, victim: '0' }, { level: 2 })
        .dice(6, 'DIG', 'DIG', 1, 'SWAP', 'AIM')
        .act('0', 'roll')
        .act('0', 'useSwap', '0', '2'),
    [{ pair: ['0', '2'], order: ['2', '1', '0'] }],
  ],
  foesSwapped: [
    () => battle(['red 1', 'green 1']).dice(6, 'AIM', 1, 'SWAP').act('0', 'roll'),
    [{ foes: [expect.objectContaining({ id: 2 }), expect.objectContaining({ id: 1 })] }],
  ],
};

/** The facts in the story of an audience from a number on, in order. */
const heard = (view: { story: Iterable<{ n: number; kind: string; data: unknown }> }, from = 1) =>
  [...view.story].filter(({ n }) => n >= from).sort((one, other) => one.n - other.n);

describe('the story', () => {
  const met = new Set<string>(Object.keys(STORIES));

  test.each(Object.entries(STORIES))(
    'tells of %s when it happens, players and watchers the same',
    (kind, [make, told]) => {
      const table = make();
      expect(table.told(kind as Kind)).toEqual(told);
      for (const audience of ['0', '1', null])
        expect(heard(table.view(audience)).flatMap((fact) => (fact.kind === kind ? [fact.data] : []))).toEqual(told);
    },
  );

  test.each(recordedMatches('crystal-caverns'))(
    'of %s is the same for players and watchers after every move',
    (_, { players, options, seed, moves }) => {
      const match = localMatch(crystalCaverns, players, options, seededRandom(seed));
      for (const { kind } of match.state.story.facts) met.add(kind);
      for (const [seat, move, args] of moves) {
        const from = match.state.story.next;
        if (seat === null) match.timeOut();
        else match.act(seat, { move, args });
        const told = factsSince(match.state.story, from);
        for (const { kind } of told) met.add(kind);
        for (const audience of [...match.seats, null]) expect(heard(match.view(audience), from)).toEqual(told);
      }
    },
  );

  test('has a sentence for every kind of fact', () => {
    expect(Object.keys(strings.facts).filter((kind) => !met.has(kind))).toEqual([]);
  });
});
