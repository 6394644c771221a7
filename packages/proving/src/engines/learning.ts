import type { AnyModule } from '@lantern/games/module';
import { takeLesson } from '../browser/lessons/takeLesson';
import { Friend } from './friend';
import { Line } from './line';
import type { Looks } from './looks';
import type { Launcher, Size } from './tab';

interface Learning {
  launchers: ReadonlyMap<string, Launcher>;
  port: number;
  looks: Looks;
  size: Size;
}

/** In each engine a person alone watches the minute of a game and completes its lesson. */
export async function learn({ id, about }: AnyModule, { launchers, port, looks, size }: Learning): Promise<void> {
  for (const launcher of launchers.values()) {
    const friend = new Friend('Ana', await launcher.newTab(size, 'light'), await Line.to(port), false);
    const { tab, line } = friend;
    try {
      await tab.open(`${line.address}/minute/${id}`);
      await friend.until('see the minute', () => document.querySelector('ol [aria-current="step"]') !== null, null);
      await looks.look(friend, `${id}-minute`);
      await friend.press('Next');
      await looks.look(friend, `${id}-minute-next`);
      if (about?.tutorial) {
        await tab.open(`${line.address}/learn/${id}`);
        await friend.until('see the lesson', () => document.querySelector('[data-coach]') !== null, null);
        for (const fault of await takeLesson(tab)) looks.add(`${id}-lesson, ${tab.engine}`, fault);
        await looks.look(friend, `${id}-lesson-end`);
      }
      await looks.listen(friend, `${id}-lesson`);
    } catch (error) {
      await looks.look(friend, `${id}-lesson-failed`).catch(() => undefined);
      looks.add(`${id}-lesson, ${tab.engine}`, (error as Error).message);
    } finally {
      await tab.close().catch(() => undefined);
      line.close();
    }
  }
}
