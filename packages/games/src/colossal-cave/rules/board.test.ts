import { ROOM_IDS, ROOMS } from '../data/rooms';
import { blanks, lay } from '../testing';

describe('the board and the light', () => {
  test('R1.1 there are 14 rooms and 16 passages, each usable both ways', () => {
    expect(ROOM_IDS).toHaveLength(14);
    const ends = ROOM_IDS.flatMap((room) => ROOMS[room].neighbours.map((other) => [room, other] as const));
    expect(ends).toHaveLength(32);
    for (const [room, other] of ends) expect(ROOMS[other].neighbours).toContain(room);
  });

  test('R1.1 the rooms are as far from the Well House as on the map', () => {
    const distance = new Map<string, number>([['wellHouse', 0]]);
    for (const room of distance.keys()) {
      for (const next of ROOMS[room as 'y2'].neighbours) {
        if (!distance.has(next)) distance.set(next, (distance.get(room) ?? 0) + 1);
      }
    }
    expect(Object.fromEntries(distance)).toEqual({
      wellHouse: 0,
      cobbleCrawl: 1,
      hallOfMists: 2,
      mountainKing: 3,
      y2: 3,
      twistyMaze: 3,
      swissCheese: 4,
      complexJunction: 4,
      bedquilt: 5,
      twopit: 5,
      orientalRoom: 5,
      volcanoView: 6,
      giantRoom: 6,
      ploverRoom: 6,
    });
  });

  test('R1.2 any number of players may share a room', () => {
    const table = lay({
      step: 'move',
      players: 4,
      P0: { room: 'y2' },
      P1: { room: 'hallOfMists' },
      P2: { room: 'hallOfMists' },
      P3: { room: 'hallOfMists' },
    });
    table.act('0', 'moveTo', 'hallOfMists').settle();
    expect(table.state.seats.map((seat) => table.player(seat).room)).toEqual(Array(4).fill('hallOfMists'));
  });

  test.each([
    ['wellHouse', 'cobbleCrawl', 'grateLocked-1'],
    ['cobbleCrawl', 'wellHouse', 'grateLocked-1'],
    ['bedquilt', 'volcanoView', 'payTroll'],
    ['volcanoView', 'bedquilt', 'payTroll'],
    ['orientalRoom', 'ploverRoom', 'tightSqueeze'],
    ['ploverRoom', 'orientalRoom', 'tightSqueeze'],
    ['hallOfMists', 'twistyMaze', 'lostInMaze-1'],
    ['twistyMaze', 'mountainKing', 'lostInMaze-1'],
  ] as const)('R1.3 from %s to %s there is %s, whichever way', (from, to, card) => {
    const table = lay({ step: 'move', P0: { room: from }, P1: { hand: [card] } });
    table.act('0', 'moveTo', to);
    expect(table.refused('1', 'respond', table.state.window?.id, { t: 'react', card })).toBeNull();
  });

  test('R1.4 a magic word changes the room without being a move', () => {
    const table = lay({
      P0: { room: 'hallOfMists', hand: ['xyzzy-1'] },
      P1: { room: 'hallOfMists', hand: ['waitForMe', 'grateLocked-1'] },
    });
    table.act('0', 'playCard', 'xyzzy-1');
    expect(table.refused('1', 'respond', table.state.window?.id, { t: 'react', card: 'waitForMe' })).toBe('NO_TRIGGER');
    table.allPass();
    expect(table.player('0').room).toBe('wellHouse');
    expect(table.state.window).toBeNull();
  });

  test('R2 a played card lies on the table and in no other zone until it has ended', () => {
    const table = lay({ P0: { hand: ['xyzzy-1'] }, P1: { hand: blanks(1) } });
    table.act('0', 'playCard', 'xyzzy-1');
    expect(table.hand('0')).toEqual([]);
    expect(table.discard).toEqual([]);
    expect(table.state.stack).toMatchObject([{ kind: 'play', card: 'xyzzy-1' }]);
    table.settle();
    expect(table.discard).toEqual(['xyzzy-1']);
  });

  const dark = (p1: Parameters<typeof lay>[0]) =>
    lay({ P0: { hand: ['bottomlessPit-1'] }, ...p1 }).refused('0', 'playCard', 'bottomlessPit-1', { target: '1' });

  test('R11.1 the Well House and Cobble Crawl are always lit, other rooms are not', () => {
    expect(dark({ P1: { room: 'wellHouse' } })).toBe('TARGET_LIT');
    expect(dark({ P1: { room: 'cobbleCrawl' } })).toBe('TARGET_LIT');
    for (const room of ROOM_IDS.slice(2)) expect(dark({ P1: { room } })).toBeNull();
  });

  test('R11.1 a Lantern carried by anybody living in the room lights it for everybody', () => {
    expect(dark({ P1: { room: 'y2', inv: ['brassLantern'] } })).toBe('TARGET_LIT');
    expect(dark({ P1: { room: 'y2' }, P2: { room: 'y2', inv: ['brassLantern'] } })).toBe('TARGET_LIT');
    expect(dark({ P1: { room: 'y2' }, P2: { room: 'bedquilt', inv: ['brassLantern'] } })).toBeNull();
  });

  test("R11.2 neither a dead player's Lantern nor one in a hand gives light", () => {
    expect(dark({ P1: { room: 'y2' }, P2: { room: 'dead', inv: ['brassLantern'] } })).toBeNull();
    expect(dark({ P1: { room: 'y2', hand: ['brassLantern'] } })).toBeNull();
  });

  test('R11.3 light counts when the card is played', () => {
    const table = lay({ P0: { hand: ['bottomlessPit-1'] }, P1: { room: 'y2' } });
    table.act('0', 'playCard', 'bottomlessPit-1', { target: '1' });
    expect(table.told('died')).toEqual([{ seat: '1', cards: 0, treasures: [] }]);
  });
});
