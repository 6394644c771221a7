import { onStage } from '../harness';
import type { Person } from '../people';
import { conversation } from './conversation';
import { shell } from './shell';

/**
 * Two phones and a watcher at a desk talk in the room and at the table, and lose the network. `--screenshots` keeps its
 * pictures in `screenshots/`; `--built` takes the build that is there.
 */
export const talk = onStage({ name: 'talk', port: 8315 }, async (stage) => {
  const { address, camera, faults } = stage;
  const everybody: [Person, Person, Person] = [
    await stage.enter('Ana', 'phone'),
    await stage.enter('Ben', 'phone'),
    await stage.enter('Wanda', 'desktop'),
  ];
  const scene = { everybody, address, camera, faults };
  return { seen: [...(await conversation(scene)), ...(await shell(scene, stage.server))] };
});
