import type { Page } from 'playwright-core';
import { start } from '../lobby';
import { ask, keysOf } from '../room/wire';
import { look, type Scene, toTheTable, vanish } from './scene';

/** Seconds somebody who is away is waited for: longer than it takes a busy machine to look at the countdown. */
const GRACE = 300;

/** The host is away from the room: everybody sees who takes over when. */
export async function hostAway(scene: Scene): Promise<void> {
  const { ana, ben, link, done } = scene;
  await vanish(ana);
  await ben.page.getByText(/^The host is away\. You become the host in 2:\d\d\.$/).waitFor();
  await look(scene, ben.page, 'host-away');
  await ana.page.goto(link);
  await ben.page.getByText('Everybody is seated. The host starts the match.').waitFor();
  done('a host who is away is waited for, with a countdown');
}

/** Somebody is away from the table: everybody sees how long they are waited for, whatever the clock of a phone says. */
export async function waitedFor(scene: Scene): Promise<void> {
  const { ana, ben, desk, screen, server, link, code, camera, done } = scene;
  await desk.page.goto(link);
  await start(ana, [ana, ben, desk]);
  await screen.page.goto(`${server.address}/tv/${code}`);
  const { hostKey } = await keysOf(ana.page, code);
  await ask(server.address, `/api/rooms/${code}/configure`, { absence: { after: GRACE, by: 'bot' } }, hostKey);
  await vanish(ben);
  for (const { page } of [ana, desk, screen]) await page.getByRole('timer').first().waitFor();
  await camera.take(screen.page, 'luck-waiting-tv-dark');
  await look(scene, ana.page, 'waiting');
  done('who is away is waited for with a countdown, on phones, desks and TVs');
  for (const hours of [5, -5]) {
    await ana.page.evaluate((ahead) => {
      const now = Date.now;
      Date.now = () => now() + ahead * 3_600_000;
    }, hours);
    await nextSecond(ana.page);
    const left = await secondsLeft(ana.page);
    if (left <= 0 || left >= GRACE) throw new Error(`${left} seconds are left after the clock of a phone has jumped`);
  }
  done('a phone whose clock jumps counts down as before');
  await toTheTable(ben, link);
  for (const { page } of [ana, desk, screen]) await page.getByRole('timer').first().waitFor({ state: 'detached' });
  done('the countdown is gone with the return');
}

/** Waits until the countdown has been told anew. */
async function nextSecond(page: Page): Promise<void> {
  const timer = page.getByRole('timer').first();
  await timer.filter({ hasNotText: await timer.innerText() }).waitFor();
}

async function secondsLeft(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] =
    /(\d+):(\d\d)/
      .exec(await page.getByRole('timer').first().innerText())
      ?.slice(1)
      .map(Number) ?? [];
  return minutes * 60 + seconds;
}
