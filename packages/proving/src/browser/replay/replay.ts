import { HOME_NAME } from '../../homeNetwork';
import { withHarness } from '../harness';
import type { Person } from '../people';
import { pastEvening } from './session';

/**
 * Under a base path, two phones and a watcher use replays: during a match of Crystal City Catan, after an absence, by
 * the link, from a saved file, and with the fair-play check. `--screenshots` saves the pictures in `screenshots/`;
 * `--built` uses the existing build.
 */
export const replayPages = withHarness(
  {
    name: 'replay',
    port: 8318,
    homeNetwork: 'https',
    still: true,
    seed: () => 'replay',
    environment: (port) => ({ PUBLIC_URL: `http://${HOME_NAME}:${port}/games/lantern` }),
  },
  async (harness) => {
    const people: [Person, Person, Person] = [
      await harness.enter('Ana', 'phone'),
      await harness.enter('Ben', 'phone'),
      await harness.enter('Watcher', 'desktop'),
    ];
    await pastEvening(people, harness);
    return { seen: harness.seen };
  },
);
