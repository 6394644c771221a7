import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Faults } from './faults';
import { keepPresses } from './shown';

/** Paths of Chromium on Debian and other systems; `CHROMIUM` overrides them. */
const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--mute-audio',
];

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** The kind of device that a browser emulates. */
const DEVICES = {
  phone: { viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  /** For runs that draw much and check only positions: a quarter of the pixels with the same layout. */
  'coarse phone': { viewport: PHONE, deviceScaleFactor: 1, isMobile: true, hasTouch: true },
  desktop: { viewport: DESKTOP },
} as const;

export type Device = keyof typeof DEVICES;

export interface Person {
  name: string;
  context: BrowserContext;
  page: Page;
}

/** The path of Chromium on this machine, if installed. */
export function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM, ...PLACES].find((path) => path !== undefined && existsSync(path));
}

/** @param flags in addition to the default ones */
export function launch(executablePath: string, flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath, args: [...FLAGS, ...flags] });
}

export async function person(browser: Browser, name: string, device: Device, faults: Faults): Promise<Person> {
  const context = await browser.newContext({ ...DEVICES[device], colorScheme: 'dark' });
  // Two cores without a graphics card draw three pages slowly; a page that never arrives still fails.
  context.setDefaultTimeout(60_000);
  // The compiler refers to this name in functions that are sent into the page.
  await context.addInitScript('globalThis.__name ??= (f) => f');
  await context.addInitScript(keepPresses);
  const page = await context.newPage();
  faults.watch(page, name);
  return { name, context, page };
}
