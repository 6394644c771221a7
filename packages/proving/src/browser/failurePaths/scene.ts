import type { Page } from 'playwright-core';
import type { ServerProcess } from '../../serverProcess';
import type { Camera } from '../camera';
import type { Faults } from '../faults';
import type { Person } from '../people';

/** Two phones, a desk and a big screen around one room of Crystal City Catan. */
export interface Scene {
  ana: Person;
  ben: Person;
  desk: Person;
  screen: Person;
  server: ServerProcess;
  camera: Camera;
  faults: Faults;
  /** The link to the room, and its code. */
  link: string;
  code: string;
  done(what: string): void;
}

/** A picture on a phone by day and by night, and what axe finds. */
export async function look({ camera }: Scene, page: Page, view: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await camera.take(page, `luck-${view}-phone-${theme}`);
  }
  await camera.check(page, view);
}

/** Somebody is gone from one moment to the next, as when a battery is empty. */
export async function vanish({ page }: Person): Promise<void> {
  await page.goto('about:blank');
}

export async function toTheTable({ page }: Person, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('main', { name: 'Board' }).waitFor();
}
