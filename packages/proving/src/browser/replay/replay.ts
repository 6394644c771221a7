import { withHarness } from '../harness';
import type { Person } from '../people';
import { pastEvening } from './session';

/**
 * Beneath a path of its server, two phones and a watcher look back: while a match of Crystal City Catan is played, after
 * having been away, by the link of the replay, from a saved file, and with the check of fair play. `--screenshots` keeps
 * its pictures in `screenshots/`; `--built` takes the build that is there.
 */
export const replayPages = withHarness(
  {
    ...{ name: 'replay', port: 8318, still: true, seed: () => 'replay' },
    environment: (port) => ({ PUBLIC_URL: `http://localhost:${port}/games/lantern` }),
  },
  async (harness) => {
    const { address, folder, camera, faults, seen } = harness;
    const people: [Person, Person, Person] = [
      await harness.enter('Ana', 'phone'),
      await harness.enter('Ben', 'phone'),
      await harness.enter('Watcher', 'desktop'),
    ];
    await pastEvening(people, { address, folder, camera, faults, done: seen });
    return { seen };
  },
);
