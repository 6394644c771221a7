import { colossalCave } from '@lantern/games/colossal-cave/game';
import { type Lay, layState } from '@lantern/games/colossal-cave/lay';
import { seededRandom } from '@lantern/games/kit/random';
import type { GivenOrders } from '@lantern/protocol/orders';
import { usualTempo } from '@lantern/protocol/tempo';
import { Hosting } from '../rooms/host/hosting';
import { fakeTime, openRoomParts, pass } from '../testing/roomParts';
import { SLOWEST } from './serverPlay';
import { ServerSeats } from './serverSeats';

/** Twins have the same random delays. */
jest.mock('node:crypto', () => ({
  ...jest.requireActual('node:crypto'),
  randomInt: (least: number, most?: number) => (most === undefined ? 0 : least),
}));

beforeEach(() => fakeTime());
afterEach(() => jest.useRealTimers());

/** What Ana and the watchers receive, and when, while she sets out and Ben and Cy are away. */
async function told(hands: Pick<Lay, 'P1' | 'P2'>, orders: GivenOrders): Promise<string[]> {
  const parts = openRoomParts(colossalCave);
  const hosting = new Hosting(parts.rooms, parts.presence, new Map([[colossalCave.id, colossalCave]]));
  const players = new ServerSeats({ ...parts, hosting, searchPool: null, pace: 1 });
  const wish = { game: colossalCave.id, players: 3, name: 'Ana', tempo: usualTempo(3, 'Europe/Berlin') };
  const { room, hostKey } = await parts.rooms.create(wish);
  const { code } = room;
  const keys = [await parts.rooms.sit(code, '1', 'Ben'), await parts.rooms.sit(code, '2', 'Cy')];
  const { matchId } = await parts.rooms.start(code, hostKey);
  const dealt = await parts.store.loadMatch(matchId as string);
  const clock = await parts.store.days.load(matchId as string);
  if (!dealt || !clock) throw new Error('no match');
  const G = layState({ step: 'move', ...hands }, seededRandom('twins'));
  await parts.store.createMatch({ ...dealt, id: 'laid', state: { ...dealt.state, G } }, { ...clock, matchId: 'laid' });
  await parts.rooms.change(code, (now) => ({ ...now, matchId: 'laid' }));
  for (const [index, { seatKey }] of keys.entries()) await parts.orders.give(code, seatKey, String(index + 1), orders);
  await pass(0);
  const match = await parts.matches.open('laid');
  const began = Date.now();
  const heard: string[] = [];
  parts.matches.listen({
    changed: (_, audience, change) => {
      if (audience === '0' || audience === null) heard.push(JSON.stringify([Date.now() - began, audience, change]));
    },
  });
  await match?.act({ seat: '0', move: 'moveTo', args: ['cobbleCrawl'] });
  for (let second = 0; second <= SLOWEST; second += 100) await pass(100);
  await players.close();
  await parts.close();
  return heard;
}

const ANSWERS: Pick<Lay, 'P1' | 'P2'> = { P1: { hand: ['grateLocked-1'] }, P2: { hand: ['grateLocked-2'] } };
const BLANKS: Pick<Lay, 'P1' | 'P2'> = { P1: { hand: ['xyzzy-1'] }, P2: { hand: ['xyzzy-2'] } };

test.each<[GivenOrders, number]>([
  [{ windows: 'aimed' }, 4],
  [{ windows: 'never' }, 4],
  [{ windows: 'ask' }, 2],
  [{ windows: 'ask', armed1: 'move/anybody/pass' }, 4],
  [{ windows: 'never', armed1: 'move/0/ask' }, 2],
  [{ windows: 'never', armed1: 'aimed/anybody/ask', armed2: 'move/2/ask' }, 4],
])('with %o nobody can tell by bytes or times whether an absent player holds an answer', async (orders, messages) => {
  const [some, none] = [await told(ANSWERS, orders), await told(BLANKS, orders)];
  expect(some).toEqual(none);
  // A move of Ana, and with orders that answer it the end of the window, for Ana and for watchers.
  expect(some).toHaveLength(messages);
});
