import { withHarness } from '../harness';
import type { Person } from '../people';
import { conversation } from './conversation';
import { shell } from './shell';

/**
 * Two phones and a desktop watcher chat in the room and during the match, and lose the network. `--screenshots` saves
 * the pictures in `screenshots/`; `--built` uses the existing build.
 */
export const chat = withHarness(
  { name: 'chat', port: 8315, homeNetwork: 'https', still: true, seed: () => 'chat' },
  async (harness) => {
    const { address, camera, faults, server, done, seen } = harness;
    const everybody: [Person, Person, Person] = [
      await harness.enter('Ana', 'phone'),
      await harness.enter('Ben', 'phone'),
      await harness.enter('Wanda', 'desktop'),
    ];
    const scene = { everybody, address, camera, faults, server, done };
    await conversation(scene);
    await shell(scene);
    return { seen };
  },
);
