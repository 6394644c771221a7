import type { OptionSchema } from '@lantern/games/kit/options';
import { loadTutorial } from '@lantern/games/loadTutorial';
import { t } from '../i18n/strings';
import { closeRoom } from '../net/api/hosting/hosting';
import { addBot, configure, createRoom, start } from '../net/api/rooms';
import { forgetRoom, heldSeat, keepKeys, keepPlayerName, playerName } from '../state/roomKeys';
import { saveTutorialProgress } from './progress';

// biome-ignore lint/suspicious/noExplicitAny: the presets of any game
type Presets = Pick<OptionSchema<any>, 'presets' | 'rules'>;

/**
 * Opens a private room with the learner on the first seat and bots on the others, and starts the match. Of a lesson that
 * cannot begin no room is left.
 * @param loadOptions gives the options of the game, among whose presets the plan names one
 * @returns the code of the room; nothing for an unknown game
 * @throws {Failure} what the server refuses
 */
export async function startTutorial(
  game: string,
  loadOptions: () => Promise<Presets | undefined>,
): Promise<string | undefined> {
  const [plan, schema] = await Promise.all([loadTutorial(game), loadOptions()]);
  if (!plan || !schema) return undefined;
  const { players, preset } = plan;
  const options = { ...schema.presets.find(({ id }) => id === preset)?.options, ...clocksOff(schema) };
  const name = playerName() || t().tutorial.learner;
  const { room, hostKey, seat } = await createRoom({ game, players, options, name, lesson: true });
  keepPlayerName(name);
  keepKeys(room.code, { hostKey, seats: seat ? [heldSeat(seat)] : [] });
  try {
    for (const { seat: free, kind } of room.seats) if (kind === 'empty') await addBot(room.code, free, hostKey);
    await configure(room.code, { botsWait: true }, hostKey);
    await start(room.code, hostKey);
  } catch (error) {
    await deleteTutorial(room.code, hostKey);
    throw error;
  }
  saveTutorialProgress(room.code, { told: [], skipped: [] });
  return room.code;
}

/** Nobody learns against a clock: every option that counts seconds is set to none, where it may be. */
function clocksOff({ rules }: Presets): Record<string, 0> {
  const clocks = Object.entries(rules).filter(
    ([key, rule]) => key.endsWith('Seconds') && rule.kind === 'number' && rule.also?.includes(0),
  );
  return Object.fromEntries(clocks.map(([key]) => [key, 0]));
}

/** Deletes the room of a lesson that nobody will see. What the server does not hear of now, it deletes later by itself. */
export async function deleteTutorial(code: string, hostKey: string | undefined): Promise<void> {
  forgetRoom(code);
  await closeRoom(code, hostKey ?? '').catch(() => undefined);
}
