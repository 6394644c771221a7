import type { Page } from 'playwright-core';

/**
 * Checks that all links of a room, and everything a browser would install or cache, are under the base path of the
 * server.
 * @param link of the room on the page
 */
export async function expectBeneath(address: string, page: Page, link: string): Promise<void> {
  await page.getByText(link.replace('http://', ''), { exact: true }).waitFor();
  const kept = await page.evaluate(async () => {
    const { href } = document.querySelector('link[rel="manifest"]') as HTMLLinkElement;
    const { start_url, scope, icons } = await (await fetch(href)).json();
    const named = [start_url, scope, ...icons.map(({ src }: { src: string }) => src)];
    const { scope: workers } = await navigator.serviceWorker.ready;
    return { start: new URL(start_url, href).href, workers, named: named.map((name) => new URL(name, href).href) };
  });
  const outside = [link, kept.workers, ...kept.named].filter((url) => !url.startsWith(`${address}/`));
  if (outside.length > 0) throw new Error(`not beneath ${address}: ${outside.join(', ')}`);
  for (const home of [kept.start, kept.workers])
    if (home !== `${address}/`) throw new Error(`${home} is not ${address}/`);
}
