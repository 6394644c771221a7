import { gamesOf } from '../games';
import { openRoomParts, type RoomParts } from '../testing/roomParts';
import { toy } from '../testing/toy';
import { Lobby } from './lobby';

let parts: RoomParts;
let lobby: Lobby;
/** Matches that this server was told of, in order. */
let told: (string | null)[];
beforeEach(() => {
  parts = openRoomParts();
  lobby = new Lobby({ ...parts, games: gamesOf([toy]) });
  told = [];
  parts.subscriptions.listen({ changed: ({ matchId }) => told.push(matchId) });
});
afterEach(() => parts.close());

test('a match that is dealt in the lobby is told of at once, before anybody has sat down', async () => {
  const matchId = await lobby.create('toy', 2, {}, false);
  expect(told).toEqual([matchId]);
});

test('so is the one in which they play again, once, whoever asks for it', async () => {
  const matchId = await lobby.create('toy', 2, {}, false);
  const { playerID, playerCredentials } = await lobby.join('toy', matchId, 'Ana', '0');
  told.length = 0;
  const again = () => lobby.playAgain('toy', matchId, playerID, playerCredentials, { unlisted: true });
  const next = await again();
  expect(await again()).toBe(next);
  expect(told).toEqual([next]);
});
