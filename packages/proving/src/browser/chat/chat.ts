import { withHarness } from '../harness';
import type { Person } from '../people';
import { conversation } from './conversation';
import { shell } from './shell';

/**
 * Two phones and a watcher at a desk talk in the room and at the table, and lose the network. `--screenshots` keeps its
 * pictures in `screenshots/`; `--built` takes the build that is there.
 */
export const chat = withHarness({ name: 'chat', port: 8315, still: true, seed: () => 'chat' }, async (harness) => {
  const { address, camera, faults } = harness;
  const everybody: [Person, Person, Person] = [
    await harness.enter('Ana', 'phone'),
    await harness.enter('Ben', 'phone'),
    await harness.enter('Wanda', 'desktop'),
  ];
  const scene = { everybody, address, camera, faults };
  return { seen: [...(await conversation(scene)), ...(await shell(scene, harness.server))] };
});
