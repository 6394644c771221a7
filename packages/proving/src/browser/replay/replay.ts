import { onStage } from '../harness';
import type { Person } from '../people';
import { pastEvening } from './session';

/**
 * Two phones and a watcher look back: while a match of Crystal City Catan is played, after having been away, by the
 * link of the replay, from a saved file, and with the check of fair play. `--screenshots` keeps its pictures in
 * `screenshots/`; `--built` takes the build that is there.
 */
export const past = onStage({ name: 'past', port: 8318 }, async (stage) => {
  const { address, folder, camera, faults, seen } = stage;
  const people: [Person, Person, Person] = [
    await stage.enter('Ana', 'phone'),
    await stage.enter('Ben', 'phone'),
    await stage.enter('Watcher', 'desktop'),
  ];
  await pastEvening(people, { address, folder, camera, faults, done: seen });
  return { seen };
});
