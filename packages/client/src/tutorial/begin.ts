import { loadTutorial } from '@lantern/games/loadTutorial';
import { loadGame } from '../games/load';
import { words } from '../i18n/strings';
import { addBot, openRoom, start } from '../net/api';
import { closeRoom } from '../net/hosting';
import { forgetRoom, heldSeat, keepKeys, keepName, myName } from '../state/keys';
import { keepLesson } from './progress';

/**
 * Opens a private room with the learner on the first seat and bots on the others, and starts the match. Of a lesson that
 * cannot begin no room is left.
 * @returns the code of the room; nothing for an unknown game
 * @throws {Failure} what the server refuses
 */
export async function beginLesson(game: string): Promise<string | undefined> {
  const [plan, client] = await Promise.all([loadTutorial(game), loadGame(game, 'en')]);
  if (!plan || !client) return undefined;
  const { players, preset } = plan;
  const options = client.options.presets.find(({ id }) => id === preset)?.options ?? {};
  const name = myName() || words().learn.learner;
  const { room, hostKey, seat } = await openRoom({ game, players, options, name, lesson: true });
  keepName(name);
  keepKeys(room.code, { hostKey, seats: seat ? [heldSeat(seat)] : [] });
  try {
    for (const { seat: free, kind } of room.seats) if (kind === 'empty') await addBot(room.code, free, hostKey);
    await start(room.code, hostKey);
  } catch (error) {
    await dropLesson(room.code, hostKey);
    throw error;
  }
  keepLesson(room.code, { told: [], skipped: [] });
  return room.code;
}

/** Deletes the room of a lesson that nobody will see. What the server does not hear of now, it deletes later by itself. */
export async function dropLesson(code: string, hostKey: string | undefined): Promise<void> {
  forgetRoom(code);
  await closeRoom(code, hostKey ?? '').catch(() => undefined);
}
