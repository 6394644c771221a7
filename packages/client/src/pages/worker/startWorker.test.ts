/** @jest-environment ./test/page.ts */
import { startWorker } from './startWorker';

let told: object[];
let reloads: number;
let container: EventTarget;

/** Starts the worker on a page with this type of navigation. */
async function start(type: 'navigate' | 'reload'): Promise<void> {
  told = [];
  reloads = 0;
  // jsdom implements neither workers nor this.
  Object.assign(performance, { getEntriesByType: () => [{ type }] });
  document.head.innerHTML = '<meta name="lantern-protocol" content="1">';
  container = Object.assign(new EventTarget(), {
    controller: { postMessage: (message: object) => void told.push(message) },
    register: async (path: string) => void told.push({ path }),
  });
  await startWorker({ serviceWorker: container } as unknown as Navigator, () => {
    reloads++;
  });
}

test('the worker gets the protocol of the page, and is updated', async () => {
  await start('navigate');
  expect(told).toEqual([{ protocol: '1' }, { path: '/sw.js' }]);
  expect(reloads).toBe(0);
});

test.each([
  ['navigate', 1],
  ['reload', 0],
] as const)('a page opened by a %s whose protocol is not the server’s reloads %i times', async (type, times) => {
  await start(type);
  container.dispatchEvent(new MessageEvent('message', { data: { protocol: '2' } }));
  expect(reloads).toBe(times);
});

test('messages about anything but the protocol cause no reload', async () => {
  await start('navigate');
  container.dispatchEvent(new MessageEvent('message', { data: { pushChanged: true } }));
  expect(reloads).toBe(0);
});

test('a browser without workers is skipped', async () => {
  await expect(startWorker({} as Navigator)).resolves.toBeUndefined();
});
