import { withHarness } from '../harness';
import { sitDown } from '../lobby';
import type { Person } from '../people';
import { anotherDevice, sharedHost } from './devices';
import { deletedUnderfoot, fullDisk, wrongCode } from './failures';
import { skippedStep } from './lesson';
import type { Scene } from './scene';
import { hostAway, waitedFor } from './waiting';

/** What a full disk leaves in the log of the server. */
const ON_PURPOSE = /SQLITE_(FULL|IOERR)/;

/**
 * Bad luck: people who are away, codes and links that are wrong or used, two devices on one seat, a full disk, a room
 * that is deleted underfoot. `--screenshots` keeps its pictures in `screenshots/`; `--built` takes the build that is
 * there.
 */
export const failurePaths = withHarness(
  {
    name: 'failures',
    port: 8319,
    still: true,
    seed: () => 'failures',
    environment: { BOT_PACE: '0.2' },
    expected: ON_PURPOSE,
  },
  async (harness) => {
    const people = {
      ana: await harness.enter('Ana', 'phone'),
      ben: await harness.enter('Ben', 'phone'),
      desk: await harness.enter('Ben at a desk', 'desktop'),
      screen: await harness.enter('Big screen', 'desktop'),
    };
    const { server, camera, faults, seen } = harness;
    const done = (what: string) => harness.done(what);
    await playSession({ ...people, ...(await opened(people.ana, harness.address)), server, camera, faults, done });
    return { seen };
  },
);

async function playSession(scene: Scene): Promise<void> {
  await sitDown(scene.ben, scene.link, 2);
  await hostAway(scene);
  await waitedFor(scene);
  await anotherDevice(scene);
  await wrongCode(scene);
  await fullDisk(scene);
  await deletedUnderfoot(scene);
  await sharedHost(scene);
  await skippedStep(scene);
}

async function opened({ page, name }: Person, address: string): Promise<Pick<Scene, 'link' | 'code'>> {
  await page.goto(`${address}/open/crystal-city-catan`);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the room' }).tap();
  await page.waitForURL(/\/r\/[A-Z0-9]+$/);
  return { link: page.url(), code: page.url().slice(-6) };
}
