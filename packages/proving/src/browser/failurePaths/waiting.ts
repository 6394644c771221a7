import type { Page } from 'playwright-core';
import { post } from '../../rooms';
import { start } from '../lobby';
import { keysOf } from '../room/wire';
import { look, type Scene, toTheTable, vanish } from './scene';

/** Absence time in seconds, longer than a busy machine needs to read the countdown. */
const ABSENCE_SECONDS = 300;

/** The host leaves the room: everybody sees who takes over, and when. */
export async function hostAway(scene: Scene): Promise<void> {
  const { ana, ben, link, done } = scene;
  await vanish(ana);
  await ben.page.getByText(/^The host is offline\. You become the host in 2:\d\d\.$/).waitFor();
  await look(scene, ben.page, 'host-away');
  await ana.page.goto(link);
  await ben.page.getByText('All seats are taken. The host starts the match.').waitFor();
  done('the room waits for an absent host and shows a countdown');
}

/** A player leaves the match: everybody sees the remaining waiting time, even if the clock of a phone is wrong. */
export async function waitedFor(scene: Scene): Promise<void> {
  const { ana, ben, desk, screen, server, link, code, camera, done } = scene;
  await desk.page.goto(link);
  await start(ana, [ana, ben, desk]);
  await screen.page.goto(`${server.address}/tv/${code}`);
  const { hostKey } = await keysOf(ana.page, code);
  await post(
    `${server.address}/api/rooms/${code}/configure`,
    { absence: { after: ABSENCE_SECONDS, by: 'bot' } },
    hostKey,
  );
  await vanish(ben);
  for (const { page } of [ana, desk, screen]) await page.getByRole('timer').first().waitFor();
  await camera.take(screen.page, 'luck-waiting-tv-dark');
  await look(scene, ana.page, 'waiting');
  done('phones, desktops and TVs show a countdown for an absent player');
  for (const hours of [5, -5]) {
    await ana.page.evaluate((ahead) => {
      const now = Date.now;
      Date.now = () => now() + ahead * 3_600_000;
    }, hours);
    await nextSecond(ana.page);
    const left = await secondsLeft(ana.page);
    if (left <= 0 || left >= ABSENCE_SECONDS)
      throw new Error(`${left} seconds are left after the clock of a phone has jumped`);
  }
  done('the countdown continues when the clock of the phone jumps');
  await toTheTable(ben, link);
  for (const { page } of [ana, desk, screen]) await page.getByRole('timer').first().waitFor({ state: 'detached' });
  done('the countdown ends when the player returns');
}

/** Waits until the countdown has been updated. */
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
