import { basePath } from '../../state/basePath';

/** Whether this page was reloaded: another reload would not help. */
const isReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');

/**
 * Registers the service worker, which serves pages from its cache. A page out of the cache reports its protocol version
 * and reloads if the server uses another one.
 * @param reload reloads the page
 */
export async function startWorker(
  { serviceWorker }: Navigator = navigator,
  reload = () => location.reload(),
): Promise<void> {
  if (!serviceWorker) return;
  const protocol = document.querySelector<HTMLMetaElement>('meta[name="lantern-protocol"]')?.content;
  serviceWorker.addEventListener('message', ({ data }) => data.protocol && !isReloaded() && reload());
  serviceWorker.controller?.postMessage({ protocol });
  await serviceWorker.register(`${basePath}/sw.js`).catch(() => undefined);
}
