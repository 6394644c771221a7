import { seededRandom } from '../../kit/random';
import { CAVERN_CARDS, isHallway } from '../data/cards';
import { invariants } from '../invariants';
import { type CardLay, type Lay, lay } from '../testing';
import { exitStatus } from './exits';
import { joinedTo } from './grid';
import { addCard } from './levels';
import { type Placement, placeableCards, placementProblem, placementsOf } from './placing';

const ROOM: CardLay = { id: '1S', x: 0, y: 0 };

describe('where a card may lie', () => {
  test('R2.1 a card must join an exit to an exit: not at a distance, nor corner to corner', () => {
    const table = lay({ drawn: '4S' });
    for (const [x, y] of [
      [2, 0],
      [1, 1],
      [-1, -1],
      [0, 3],
    ]) {
      expect(table.refused('0', 'placeCard', x, y, 0)).toBe('NO_JOINT');
    }
    expect(table.refused('0', 'placeCard', 1, 0, 0)).toBeNull();
  });

  test('R2.1 nor on a card that lies there', () => {
    expect(lay({ drawn: '4S' }).refused('0', 'placeCard', 0, 0, 0)).toBe('CELL_TAKEN');
  });

  test('R2.1 anywhere on the map, not only beside the party', () => {
    const map: CardLay[] = [ROOM, { id: '4H', x: 1, y: 0 }, { id: '4D', x: 2, y: 0 }];
    expect(lay({ map, drawn: '4S' }).refused('0', 'placeCard', 3, 0, 0)).toBeNull();
  });

  const beside: CardLay[] = [ROOM, { id: '4H', x: 1, y: 0 }, { id: '4D', x: 0, y: 1 }];

  test.each([
    ['exits', null],
    ['both', 'WALL_ON_EXIT'],
  ] as const)('R2.1 with the edge rule %s the wall of a hallway on an exit: %s', (edgeRule, code) => {
    expect(lay({ map: beside, drawn: '2H', options: { edgeRule } }).refused('0', 'placeCard', 1, 1, 1)).toBe(code);
  });

  test('R2.1 with both a hallway whose walls touch walls only is legal', () => {
    const map: CardLay[] = [ROOM, { id: '2S', x: 1, y: 0, rot: 1 }, { id: '4D', x: 0, y: 1 }];
    expect(lay({ map, drawn: '2H', options: { edgeRule: 'both' } }).refused('0', 'placeCard', 1, 1, 1)).toBeNull();
  });

  /** A hallway leads north from the room; its wall faces the cell north of the room in the east. */
  const walled: CardLay[] = [ROOM, { id: '2S', x: 0, y: -1 }, { id: '4H', x: 1, y: 0 }];

  test.each([
    ['exits', '2H', null],
    ['both', '2H', null],
    ['closed', '2H', 'BESIDE_WALL'],
    ['exits', '4S', 'EXIT_INTO_WALL'],
    ['both', '4S', 'EXIT_INTO_WALL'],
    ['closed', '4S', 'BESIDE_WALL'],
  ] as const)('R2.1 with the edge rule %s a card (%s) beside the wall of a hallway: %s', (edgeRule, drawn, code) => {
    expect(lay({ map: walled, drawn, options: { edgeRule } }).refused('0', 'placeCard', 1, -1, 0)).toBe(code);
  });

  test('R2.1 with closed a new hallway may still turn its wall to an exit, and lie end to end with others', () => {
    const closed = { options: { edgeRule: 'closed' } } as const;
    expect(lay({ map: beside, drawn: '2H', ...closed }).refused('0', 'placeCard', 1, 1, 1)).toBeNull();
    expect(lay({ map: walled, drawn: '2H', ...closed }).refused('0', 'placeCard', 0, -2, 0)).toBeNull();
  });

  test('R2.4 with closed an exit beside the wall of a hallway is a dead end for ever', () => {
    const statusUnder = (edgeRule: 'exits' | 'closed') => {
      const table = lay({ map: walled, drawn: '4S', options: { edgeRule } });
      return exitStatus(table.state, table.card(1, 0), 0);
    };
    expect([statusUnder('exits'), statusUnder('closed')]).toEqual(['UNEXPLORED', 'DEAD']);
  });

  test('R2.2 hallways lie end to end, never across each other', () => {
    const table = lay({ map: [{ id: '2S', x: 0, y: 0 }], drawn: '6S' });
    expect(table.choices('0', 'placeCard')).toEqual([
      [0, -1, 0],
      [0, 1, 0],
    ]);
  });

  test('R2.2 a room joins every room it lies beside', () => {
    const table = lay({ map: beside, drawn: '1H' }).act('0', 'placeCard', 1, 1, 0);
    const joined = [0, 1, 2, 3].map((dir) => joinedTo(table.state, table.card(1, 1), dir as 0)?.id);
    expect(joined).toEqual(['4H', undefined, undefined, '4D']);
  });

  test('R2.3 locked stairs count with their exits and with their walls', () => {
    const map: CardLay[] = [ROOM, { id: '3S', x: 0, y: -1, locked: true }];
    const table = lay({ map, drawn: '4S' });
    expect(table.refused('0', 'placeCard', 0, -2, 0)).toBeNull();
    expect(table.refused('0', 'placeCard', 1, -1, 0)).toBe('EXIT_INTO_WALL');
  });

  test('R1.3 a card with four exits lies one way, a hallway either way', () => {
    expect(lay({ drawn: '9S' }).refused('0', 'placeCard', 1, 0, 1)).toBe('ROT_FIXED');
    expect(lay({ drawn: '10S' }).refused('0', 'placeCard', 1, 0, 1)).toBeNull();
    expect(lay({ drawn: '10S' }).refused('0', 'placeCard', 0, 1, 0)).toBeNull();
  });
});

/** Places the forty cards of a level at random and visits every third map on the way. */
function layAtRandom(seed: string, options: Lay['options'], look: (table: ReturnType<typeof lay>) => void): void {
  const random = seededRandom(seed);
  const table = lay({ options, cavern: [...CAVERN_CARDS] });
  const { state } = table;
  for (const id of random.shuffle(state.cavern)) {
    if (state.cavern.length % 3 === 0) look(table);
    const legal = placementsOf(state, id);
    if (legal.length === 0) continue;
    state.cavern = state.cavern.filter((other) => other !== id);
    addCard(state, id, legal[random.die(legal.length) - 1] as Placement);
  }
}

const cells = (placements: readonly Placement[]) => placements.map(({ x, y, rot }) => `${x},${y},${rot}`).sort();

describe.each(['exits', 'both'] as const)('maps laid at random by the edge rule %s', (edgeRule) => {
  const seeds = Array.from({ length: 6 }, (_, n) => `maps/${n}`);

  test('R2.5 a hallway always has a place, and so the deck is never stuck before they are gone', () => {
    let looked = 0;
    for (const seed of seeds) {
      layAtRandom(seed, { edgeRule }, ({ state }) => {
        looked += 1;
        const hallways = state.cavern.filter(isHallway);
        expect(placeableCards(state)).toEqual(expect.arrayContaining(hallways));
      });
    }
    expect(looked).toBeGreaterThan(50);
  });

  test('R4.3 only the kind matters: all hallways have the same places, and all other cards', () => {
    layAtRandom('kinds', { edgeRule }, ({ state }) => {
      for (const hallway of [true, false]) {
        const alike = CAVERN_CARDS.filter((id) => isHallway(id) === hallway);
        expect(new Set(alike.map((id) => cells(placementsOf(state, id)).join(' '))).size).toBe(1);
      }
    });
  });

  test('R2.1 the list of places is complete: no other cell around the map is legal', () => {
    layAtRandom('complete', { edgeRule }, ({ state }) => {
      for (const id of ['2S', '1H'] as const) {
        const found: Placement[] = [];
        for (let x = -12; x <= 12; x++) {
          for (let y = -12; y <= 12; y++) {
            for (const rot of [0, 1] as const)
              if (!placementProblem(state, id, { x, y, rot })) found.push({ x, y, rot });
          }
        }
        expect(cells(placementsOf(state, id))).toEqual(cells(found));
      }
    });
  });

  test('R2.1 a map turned by a quarter has the same places, turned', () => {
    const turn = ({ x, y, rot }: Placement, hallway: boolean): Placement => ({
      x: -y,
      y: x,
      rot: hallway ? ((1 - rot) as 0 | 1) : 0,
    });
    layAtRandom('turned', { edgeRule }, ({ state }) => {
      const turned = lay({ options: { edgeRule }, cavern: [] }).state;
      turned.map = {};
      for (const card of Object.values(state.map)) addCard(turned, card.id, turn(card, isHallway(card.id)));
      for (const id of ['2S', '1H'] as const) {
        const expected = placementsOf(state, id).map((placement) => turn(placement, isHallway(id)));
        expect(cells(placementsOf(turned, id))).toEqual(cells(expected));
      }
    });
  });

  test('no exit of a later card meets a wall, and with both none at all', () => {
    for (const seed of seeds) {
      layAtRandom(seed, { edgeRule }, ({ state }) =>
        expect(invariants(state).filter((law) => law.startsWith('I6'))).toEqual([]),
      );
    }
  });
});
