import { existsSync } from 'node:fs';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import type { Faults } from './faults';

/** Where Debian and others put Chromium; `CHROMIUM` names another place. */
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

/** What a browser pretends to be. */
const DEVICES = {
  phone: { viewport: PHONE, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  /** For runs that draw much and look at boxes: a quarter of the pixels, laid out alike. */
  'coarse phone': { viewport: PHONE, deviceScaleFactor: 1, isMobile: true, hasTouch: true },
  desktop: { viewport: DESKTOP },
} as const;

export type Device = keyof typeof DEVICES;

/** Somebody with a browser of their own: own storage, own network. */
export interface Person {
  name: string;
  context: BrowserContext;
  page: Page;
}

/** The Chromium of this machine, if there is one. */
export function chromiumPath(): string | undefined {
  return [process.env.CHROMIUM, ...PLACES].find((path) => path !== undefined && existsSync(path));
}

export function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: FLAGS });
}

export async function person(browser: Browser, name: string, device: Device, faults: Faults): Promise<Person> {
  const context = await browser.newContext({ ...DEVICES[device], colorScheme: 'dark' });
  // Two cores that draw three tables without a graphics card are slow; what never comes is still found out.
  context.setDefaultTimeout(60_000);
  // The names that the compiler keeps for functions sent into the page.
  await context.addInitScript('globalThis.__name ??= (f) => f');
  const page = await context.newPage();
  faults.watch(page, name);
  return { name, context, page };
}
