import { withHarness } from '../harness';
import { largeText } from './largeText';
import { roomNight } from './night';

/**
 * An evening in one room: two phones and a watcher at a desk play twice with rotated seats, pause, wait for one who is
 * away, end by vote, change the game, pass the host role and move to another device. At last somebody reads every board
 * at twice the size of text. `--screenshots` keeps its pictures in `screenshots/`; `--built` takes the build that is
 * there.
 */
export const room = withHarness(
  { name: 'room', port: 8316, still: true, seed: () => 'room', environment: { BOT_PACE: '0.2' } },
  async (harness) => {
    const people = await Promise.all([
      harness.enter('Ana', 'phone'),
      harness.enter('Ben', 'phone'),
      harness.enter('Watcher', 'desktop'),
      harness.enter('Ben at a desk', 'desktop'),
    ]);
    const { address, camera, faults, seen } = harness;
    const spec = { address, camera, faults, done: seen };
    await roomNight(people, spec);
    for (const { context } of people) await context.close();
    await largeText(await harness.enter('Erna', 'phone'), spec);
    return { seen };
  },
);
