import { openRoomParts, type RoomParts } from '../../testing/roomParts';
import { TimeOuts } from './timeOuts';

let parts: RoomParts;
beforeEach(() => {
  parts = openRoomParts();
});
afterEach(() => parts.close());

test('a vote about the previous match is refused during the next one', async () => {
  const { room, seat } = await parts.rooms.create({ game: 'toy', players: 2, name: 'Ana' });
  const { code } = room;
  await parts.rooms.change(code, (kept) => ({ ...kept, seats: kept.seats.slice(0, 1) }));
  const first = await parts.matches.create({ roomCode: code, game: 'toy', players: 2, options: {} });
  const play = (matchId: string) => parts.rooms.change(code, (kept) => ({ ...kept, state: 'playing', matchId }));
  await play(first);
  const visitors = parts.rooms.visitors.bind(parts.rooms);
  jest.spyOn(parts.rooms, 'visitors').mockImplementationOnce(async (of) => {
    await play('next');
    return visitors(of);
  });
  const decisionId = (await parts.matches.open(first))?.view(null).decisionId as number;
  const vote = new TimeOuts(parts).vote(code, seat?.seatKey, decisionId, true);
  await expect(vote).rejects.toMatchObject({ body: { code: 'ROOM_NOT_PLAYING' } });
  expect((await parts.rooms.load(code)).hosting.votes).toEqual([]);
});
