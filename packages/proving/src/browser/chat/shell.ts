import type { Page } from 'playwright-core';
import type { Conversation } from './conversation';

/** The paths the service worker may cache: the two pages with their parts, and the offline page. */
const KEPT =
  /^\/(room\.html|((assets|emblems|icons)\/.+)|((appearance|offline)\.(html|css|js))|lantern(-turn)?\.svg|manifest\.webmanifest)?$/;

interface AppManifest {
  url: string;
  data?: string;
  errors: { message: string }[];
}

/** Checks a page without a network, its recovery, and the parts that make Lantern an app. */
export async function shell({ everybody, camera, faults, server, done }: Conversation): Promise<void> {
  const [ana] = everybody;
  const { page } = ana;
  for (const fault of await manifestFaults(page)) faults.add(`the manifest: ${fault}`);
  done('the manifest makes the app installable');

  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.reload();
  await page.getByRole('main', { name: 'Board' }).waitFor();
  const kept = await keptFiles(page);
  for (const fault of keptFaults(kept)) faults.add(`the service worker ${fault}`);
  done(`the service worker caches ${kept.size} files and no response of the API`);

  await faults.duringOutage(async () => {
    await server.stop();
    await page.reload();
    await page.getByRole('heading', { name: 'The server is out of reach' }).waitFor();
    await camera.everyWay(page, 'talk-offline');
    await camera.check(page, 'offline');
    done('without the server a page shows that it waits for the connection');
    await server.start();
    await page.getByRole('main', { name: 'Board' }).waitFor();
  });
  done('the table returns when the server does');

  await page.getByRole('button', { name: 'Room and settings' }).click();
  const calls = page.getByRole('switch', { name: 'Notify me when it is my turn' });
  await calls.scrollIntoViewIfNeeded();
  if (await calls.isChecked()) faults.add('a person without a subscription gets notifications');
  await camera.take(page, 'talk-calls-phone-dark');
  await camera.check(page, 'menu with notifications');
  done('nobody gets notifications without asking for them');
  await page.goto(`${server.address}/settings`);
  await page.getByRole('heading', { name: 'On the home screen' }).waitFor();
  await camera.take(page, 'talk-install-phone-dark');
  done('the settings explain how to add Lantern to the home screen');
}

/** The cache of the service worker, by path. */
async function keptFiles(page: Page): Promise<Map<string, string>> {
  const files = await page.evaluate(async () => {
    const found: [string, string][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found.push([new URL(request.url).pathname, (await (await cache.match(request))?.text()) ?? '']);
    }
    return found;
  });
  return new Map(files);
}

function keptFaults(kept: ReadonlyMap<string, string>): string[] {
  const faults = [...kept.keys()].filter((path) => !KEPT.test(path)).map((path) => `keeps ${path}`);
  if (![...kept.keys()].some((path) => path.startsWith('/assets/'))) faults.push('keeps no part of the page');
  if (kept.get('/room.html')?.includes('given-room') !== false)
    faults.push('does not keep the page of rooms without one');
  return faults;
}

/** Chromium's errors in the manifest and its icons. */
async function manifestFaults(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const manifest = (await session.send('Page.getAppManifest')) as AppManifest;
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  const broken = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito').map(({ errorId }) => errorId);
  const { icons } = JSON.parse(manifest.data ?? '{"icons":[]}') as { icons: { src: string; sizes: string }[] };
  const sizes = await page.evaluate(
    ([manifestUrl, list]) =>
      Promise.all(
        list.map(async ({ src }) => {
          const picture = new Image();
          picture.src = new URL(src, manifestUrl).href;
          await picture.decode();
          return `${picture.naturalWidth}x${picture.naturalHeight}`;
        }),
      ),
    [manifest.url, icons] as const,
  );
  const wrong = icons.flatMap(({ src, sizes: said }, index) =>
    said === sizes[index] ? [] : `${src} is ${sizes[index]}`,
  );
  if (icons.length === 0) wrong.push('no icons');
  return [...manifest.errors.map(({ message }) => message), ...broken, ...wrong];
}
