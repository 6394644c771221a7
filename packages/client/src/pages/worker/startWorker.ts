import { basePath } from '../../state/basePath';

/** Whether this page is the answer to a reload: what that did not mend, another one will not. */
const isReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

/**
 * Starts the worker that starts pages at once from what it has kept. A page that came out of it so tells which protocol it
 * speaks, and loads itself anew where the server speaks another one by now.
 * @param reload how it does so
 */
export async function startWorker(
  { serviceWorker }: Navigator = navigator,
  reload = () => location.reload(),
): Promise<void> {
  if (!serviceWorker) return;
  const protocol = document.querySelector<HTMLMetaElement>('meta[name="lantern-protocol"]')?.content;
  serviceWorker.addEventListener('message', () => !isReloaded() && reload());
  serviceWorker.controller?.postMessage({ protocol });
  await serviceWorker.register(`${basePath}/sw.js`).catch(() => undefined);
}
