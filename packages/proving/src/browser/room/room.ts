import { withHarness } from '../harness';
import { largeText } from './largeText';
import { roomNight } from './night';
import { presses } from './presses';

/**
 * An evening in one room: two phones and a desktop watcher play twice with rotated seats, pause, wait for an absent
 * player, end a match by vote, change the game, pass the role of the host on and move to another device. Finally every
 * board is checked at twice the font size, and double taps and held keys in every game. `--screenshots` saves the
 * pictures in `screenshots/`; `--built` uses the existing build.
 */
export const room = withHarness(
  {
    name: 'room',
    port: 8316,
    homeNetwork: 'http',
    still: true,
    seed: () => 'room',
    environment: { BOT_PACE: '0.2' },
  },
  async (harness) => {
    const people = await Promise.all([
      harness.enter('Ana', 'phone'),
      harness.enter('Ben', 'phone'),
      harness.enter('Watcher', 'desktop'),
      harness.enter('Ben at a desk', 'desktop'),
    ]);
    await roomNight(people, harness);
    for (const { context } of people) await context.close();
    await largeText(await harness.enter('Erna', 'phone'), harness);
    await presses(await harness.enter('Toni', 'phone'), harness);
    return { seen: harness.seen };
  },
);
