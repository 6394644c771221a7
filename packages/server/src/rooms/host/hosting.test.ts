import type { Seat } from '@lantern/protocol/seat';
import { openRoomParts, type RoomParts } from '../../testing/roomParts';
import { hashKey } from '../access/keys';
import type { Hosting } from './hosting';

let parts: RoomParts;
let hosting: Hosting;

beforeEach(() => {
  parts = openRoomParts();
  ({ hosting } = parts);
});
afterEach(() => parts.close());

/** A running match of Ana and Ben. */
async function playing() {
  const { room, hostKey, seat } = await parts.rooms.create({ game: 'toy', players: 2, name: 'Ana' });
  const { code } = room;
  const { seatKey } = await parts.rooms.sit(code, undefined, 'Ben');
  const matchId = (await parts.deals.byHost(code, 'start', hostKey)).matchId as string;
  await parts.subscriptions.subscribe(code);
  const hashes = [seat?.seatKey ?? '', seatKey].map((key) => hashKey(key));
  return {
    ...{ code, matchId },
    enter: (at: number) => parts.presence.enter(code, { name: '', hostHash: null, seatHash: hashes[at] ?? null }),
    standIns: async () => (await parts.rooms.load(code)).seats.map(({ standIn }) => standIn),
    change: (state: 'playing' | 'over', matchOfRoom: string | null) =>
      parts.rooms.change(code, (kept) => ({ ...kept, state, matchId: matchOfRoom })),
  };
}

describe('a stand-in', () => {
  it('plays for absent people, and for nobody who is here', async () => {
    const { code, matchId, enter, standIns } = await playing();
    enter(1);
    for (const seat of ['0', '1'] as Seat[]) await hosting.standIn(code, matchId, seat);
    expect(await standIns()).toEqual(['default', 'none']);
  });

  it.each([
    ['that is over', 'over', 'same'],
    ['that was followed by another one', 'playing', 'next'],
  ] as const)('is refused in a match %s', async (_, state, match) => {
    const { code, matchId, standIns, change } = await playing();
    await change(state, match === 'next' ? match : matchId);
    await hosting.standIn(code, matchId, '0');
    expect(await standIns()).toEqual(['none', 'none']);
  });

  it('leaves when the person is back, and stays for others', async () => {
    const { code, matchId, enter, standIns } = await playing();
    for (const seat of ['0', '1'] as Seat[]) await hosting.standIn(code, matchId, seat);
    enter(1);
    await hosting.standDown(code, matchId);
    expect(await standIns()).toEqual(['default', 'none']);
  });

  it('stays if the person has returned to another match', async () => {
    const { code, matchId, enter, standIns, change } = await playing();
    await hosting.standIn(code, matchId, '0');
    enter(0);
    await change('playing', 'next');
    await hosting.standDown(code, matchId);
    expect(await standIns()).toEqual(['default', 'none']);
  });
});
