import type { RunningMatch } from '../../match/runningMatch';
import { openRoomParts, type RoomParts } from '../../testing/roomParts';
import { TakeBacks } from './takeBacks';

let parts: RoomParts;
beforeEach(() => {
  parts = openRoomParts();
});
afterEach(() => parts.close());

test('a request expires with the next public move, but not with a hidden one', async () => {
  const failed = jest.fn();
  const takeBacks = new TakeBacks({ ...parts, failed });
  const { room, hostKey, seat } = await parts.rooms.create({ game: 'toy', players: 2, name: 'Ana' });
  const { code } = room;
  await parts.rooms.sit(code, undefined, 'Ben');
  const { matchId } = await parts.deals.byHost(code, 'start', hostKey);
  await parts.subscriptions.subscribe(code);
  const match = (await parts.matches.open(matchId as string)) as RunningMatch;
  /**
   * Makes a move.
   * @returns the seat whose request is open after it
   */
  const askerAfter = async (by: string, move: string, ...args: unknown[]) => {
    expect(await match.act({ seat: by, move, args })).toMatchObject({ ok: true });
    for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
    return (await parts.rooms.load(code)).hosting.takeBacks.open?.seat;
  };
  expect(await askerAfter('0', 'draw')).toBeUndefined();
  await takeBacks.ask(code, seat?.seatKey, match.takeBackOf('0')?.version ?? 0);
  expect(await askerAfter('1', 'vote', true)).toBe('0');
  expect(await askerAfter('1', 'draw')).toBeUndefined();
  expect(failed).not.toHaveBeenCalled();
});
