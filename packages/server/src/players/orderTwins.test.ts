import crypto from 'node:crypto';
import { colossalCave } from '@lantern/games/colossal-cave/game';
import { type Lay, layState } from '@lantern/games/colossal-cave/lay';
import { crystalCityCatan } from '@lantern/games/crystal-city-catan/game';
import { lay as layCity } from '@lantern/games/crystal-city-catan/testing';
import { crystalWars } from '@lantern/games/crystal-wars/game';
import { lay as layWars, VILLAGES } from '@lantern/games/crystal-wars/testing';
import type { Choice } from '@lantern/games/kit/move';
import { seededRandom } from '@lantern/games/kit/random';
import type { AnyModule } from '@lantern/games/module';
import type { GivenOrders } from '@lantern/protocol/orders';
import type { Seat } from '@lantern/protocol/seat';
import { usualTempo } from '@lantern/protocol/tempo';
import { keptMatch } from '../testing/keptMatch';
import { fakeTime, openRoomParts, pass } from '../testing/roomParts';
import { MAX_THINKING_MS } from './serverPlay';
import { ServerSeats } from './serverSeats';

beforeEach(() => {
  fakeTime();
  // Twins have the same random delays.
  jest
    .spyOn(crypto, 'randomInt')
    .mockImplementation((least: number, most?: number) => (most === undefined ? 0 : least));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

interface Twin {
  module: AnyModule;
  /** The state of the match. */
  G: object;
  /** The orders of the players, who are all away. */
  orders: Readonly<Record<Seat, GivenOrders>>;
  /** The seats with the orders or the hands in which the twins differ. */
  differ: readonly Seat[];
  /** The move of seat 0 that begins it; by default the match waits for the orders already. */
  move?: Choice;
}

/** A Monday, 12:00 in Berlin: deadlines depend on the hour. */
const MONDAY = Date.UTC(2026, 0, 5, 11);

const NAMES = ['Ana', 'Ben', 'Cy'];

/** The messages to the others and the watchers with their times, all notifications, and the later views of the twins. */
async function told({
  module,
  G,
  orders,
  differ,
  move,
}: Twin): Promise<{ heard: string[]; calls: string[]; own: string }> {
  jest.setSystemTime(MONDAY);
  const parts = openRoomParts(module);
  const players = new ServerSeats({ ...parts, searchPool: null, botPace: 1 });
  const tempo = usualTempo(3, 'Europe/Berlin');
  const names = NAMES.slice(0, Math.max(2, ...Object.keys(orders).map((seat) => Number(seat) + 1)));
  const wish = { game: module.id, players: names.length, name: 'Ana', tempo };
  const { room, seat: ana, hostKey } = await parts.rooms.create(wish);
  const { code } = room;
  const keys = [ana?.seatKey];
  for (const name of names.slice(1)) keys.push((await parts.rooms.sit(code, undefined, name)).seatKey);
  const { matchId } = await parts.deals.byHost(code, 'start', hostKey);
  const dealt = await keptMatch(parts.store, matchId as string).load();
  if (!dealt) throw new Error('no match');
  const { seat, stages } = module.course(G);
  const ctx = {
    ...(dealt.state.ctx as object),
    currentPlayer: seat,
    playOrderPos: Number(seat),
    activePlayers: stages,
  };
  await parts.store.createMatch({ ...dealt, id: 'laid', state: { ...dealt.state, G, ctx } });
  await parts.rooms.change(code, (now) => ({ ...now, matchId: 'laid' }));
  for (const [one, given] of Object.entries(orders)) await parts.orders.give(code, keys[Number(one)], one, given);
  const match = await parts.matches.open('laid');
  const began = Date.now();
  const heard: string[] = [];
  parts.matches.listen({
    changed: (_, audience, change) => {
      if (audience === null || !differ.includes(audience))
        heard.push(JSON.stringify([Date.now() - began, audience, change]));
    },
  });
  await match?.followTempo(tempo);
  if (move) await match?.act({ seat: '0', ...move });
  for (let second = 0; second <= MAX_THINKING_MS; second += 100) await pass(100);
  const due = await parts.store.calls.claim(Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER, 99);
  const calls = due.filter(({ matchId }) => matchId === 'laid').map((call) => JSON.stringify(call));
  const own = JSON.stringify(differ.map((one) => match?.view(one)));
  await players.close();
  await parts.close();
  return { heard, calls: calls.sort(), own };
}

describe('Colossal Cave', () => {
  const ANSWERS: Pick<Lay, 'P1' | 'P2'> = { P1: { hand: ['grateLocked-1'] }, P2: { hand: ['grateLocked-2'] } };
  const BLANKS: Pick<Lay, 'P1' | 'P2'> = { P1: { hand: ['xyzzy-1'] }, P2: { hand: ['xyzzy-2'] } };
  const twin = (hands: Pick<Lay, 'P1' | 'P2'>, orders: GivenOrders): Twin => ({
    module: colossalCave,
    G: layState({ step: 'move', ...hands }, seededRandom('twins')),
    orders: { '1': orders, '2': orders },
    differ: ['1', '2'],
    move: { move: 'moveTo', args: ['cobbleCrawl'] },
  });

  test.each<[GivenOrders, number]>([
    [{ windows: 'aimed' }, 4],
    [{ windows: 'never' }, 4],
    [{ windows: 'ask' }, 2],
    [{ windows: 'ask', armed1: 'move/anybody/pass' }, 4],
    [{ windows: 'never', armed1: 'move/0/ask' }, 2],
    [{ windows: 'never', armed1: 'aimed/anybody/ask', armed2: 'move/2/ask' }, 4],
  ])('with %o neither bytes nor times reveal whether an absent player has a reaction', async (orders, messages) => {
    const [some, none] = [await told(twin(ANSWERS, orders)), await told(twin(BLANKS, orders))];
    expect([some.heard, some.calls]).toEqual([none.heard, none.calls]);
    expect(some.own).not.toBe(none.own);
    // A move of Ana, and with orders that answer it the end of the window, for Ana and for watchers.
    expect(some.heard).toHaveLength(messages);
  });
});

describe('Crystal City Catan', () => {
  const twin = (orders: GivenOrders): Twin => ({
    module: crystalCityCatan,
    G: layCity({ step: 'roll', P1: { pools: { NW: 2, SW: 0 } } }).roll(3, 1).state,
    orders: { '0': { gain: 'ask' }, '1': orders },
    differ: ['1'],
  });

  test('neither bytes nor times reveal the ordered gain of an absent player, until both have chosen', async () => {
    const [least, ranked] = [
      await told(twin({ gain: 'least' })),
      await told(twin({ gain: 'ranked', ranked: 'M/F/C' })),
    ];
    expect([least.heard, least.calls]).toEqual([ranked.heard, ranked.calls]);
    expect(least.own).not.toBe(ranked.own);
    // That Ben has chosen, for Ana and for watchers.
    expect(least.heard).toHaveLength(2);
  });
});

describe('Crystal Wars', () => {
  const pieces = { ...VILLAGES, A3: '0 tank', A2: '0 tank', B9: '1 hover', B8: '1 infantry' };
  const twin = (orders: GivenOrders): Twin => ({
    module: crystalWars,
    G: layWars({ step: 'combat', pieces }).dice(6, 1).act('0', 'battle', 'A3', 'B9', ['A2']).state,
    orders: { '0': orders },
    differ: ['0'],
  });

  test('neither bytes nor times reveal which orders have led to a casualty', async () => {
    const some = await told(twin({ casualty: 'dearest' }));
    const others = await told(twin({ casualty: 'kinds', kinds: 'hover/tank/infantry' }));
    expect([some.heard, some.calls]).toEqual([others.heard, others.calls]);
    expect(some.heard).toHaveLength(2);
  });
});
