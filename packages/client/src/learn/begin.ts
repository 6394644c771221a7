import { keepKeys, keepName, myName } from '../app/keys';
import { loadGame } from '../games/load';
import { addBot, openRoom, start } from '../wire/api';
import { words } from '../words/words';
import { loadPlan } from './load';
import { keepLesson } from './progress';

/**
 * Opens a private room with the learner on the first seat and bots on the others, and starts the match.
 * @returns the code of the room; nothing for an unknown game
 * @throws {Failure} what the server refuses
 */
export async function beginLesson(game: string): Promise<string | undefined> {
  const [plan, client] = await Promise.all([loadPlan(game), loadGame(game, 'en')]);
  if (!plan || !client) return undefined;
  const { players, preset } = plan;
  const options = client.options.presets.find(({ id }) => id === preset)?.options ?? {};
  const name = myName() || words().learn.learner;
  const { room, hostKey, seat } = await openRoom({ game, players, options, name });
  keepName(name);
  keepKeys(room.code, { hostKey, seats: seat ? [{ seat: seat.seat, seatKey: seat.seatKey }] : [] });
  for (const { seat: free, kind } of room.seats) if (kind === 'empty') await addBot(room.code, free, hostKey);
  await start(room.code, hostKey);
  keepLesson(room.code, []);
  return room.code;
}
