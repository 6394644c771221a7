import { onStage } from '../harness';
import { largeText } from './largeText';
import { roomNight } from './night';

/**
 * An evening in one room: two phones and a watcher at a desk play twice with rotated seats, pause, wait for one who is
 * away, end by vote, change the game, pass the host role and move to another device. At last somebody reads every board
 * at twice the size of text. `--screenshots` keeps its pictures in `screenshots/`; `--built` takes the build that is
 * there.
 */
export const room = onStage({ name: 'room', port: 8316, environment: { BOT_PACE: '0.2' } }, async (stage) => {
  const people = await Promise.all([
    stage.enter('Ana', 'phone'),
    stage.enter('Ben', 'phone'),
    stage.enter('Watcher', 'desktop'),
    stage.enter('Ben at a desk', 'desktop'),
  ]);
  const { address, camera, faults, seen } = stage;
  const spec = { address, camera, faults, done: seen };
  await roomNight(people, spec);
  for (const { context } of people) await context.close();
  await largeText(await stage.enter('Erna', 'phone'), spec);
  return { seen };
});
