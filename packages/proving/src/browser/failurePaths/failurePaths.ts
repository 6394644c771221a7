import { strings } from '@lantern/games/crystal-city-catan/strings/en/index';
import { withHarness } from '../harness';
import { openRoom, sitDown } from '../lobby';
import { anotherDevice, sharedHost } from './devices';
import { deletedUnderfoot, fullDisk, wrongCode } from './failures';
import { importedRoom } from './importedRoom';
import { copiedLink, linkFromLocalhost, silentWebSockets } from './reaching';
import { removed } from './removal';
import type { Scene } from './scene';
import { keptKeys, lateGuest } from './seatsKept';
import { hostAway, waitedFor } from './waiting';

/** Expected lines in the log of the server because of the full disk. */
const ON_PURPOSE = /SQLITE_(FULL|IOERR)/;

/**
 * Failures: absent people, wrong or used codes and links, two devices on one seat, a full disk, a room that is deleted
 * while in use. `--screenshots` saves the pictures in `screenshots/`; `--built` uses the existing build.
 */
export const failurePaths = withHarness(
  {
    name: 'failures',
    port: 8319,
    homeNetwork: 'http',
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
    const { server, folder, camera, faults, done, seen } = harness;
    const link = await openRoom(people.ana, harness.address, strings.title);
    await playSession({
      ...people,
      link,
      code: link.slice(-6),
      server,
      folder,
      camera,
      faults,
      done,
    });
    return { seen };
  },
);

async function playSession(scene: Scene): Promise<void> {
  await sitDown(scene.ben, scene.link, 2);
  await hostAway(scene);
  await waitedFor(scene);
  await removed(scene);
  await anotherDevice(scene);
  await copiedLink(scene);
  await importedRoom(scene);
  await wrongCode(scene);
  await fullDisk(scene);
  await deletedUnderfoot(scene);
  await sharedHost(scene);
  await lateGuest(scene);
  await keptKeys(scene);
  await silentWebSockets(scene);
  await linkFromLocalhost(scene);
}
