import type { Page } from 'playwright-core';
import type { ServerProcess } from '../../serverProcess';
import type { Camera } from '../camera';
import type { Faults } from '../faults';
import type { Person } from '../people';

/** Two phones, a desktop and a big screen in one room of Crystal City Catan. */
export interface Scene {
  ana: Person;
  ben: Person;
  desk: Person;
  screen: Person;
  server: ServerProcess;
  /** Folder of the server's database. */
  folder: string;
  camera: Camera;
  faults: Faults;
  link: string;
  code: string;
  done(what: string): void;
}

/** Photographs a page on a phone in light and dark mode, and runs axe. */
export async function look({ camera }: Scene, page: Page, view: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme });
    await camera.take(page, `luck-${view}-phone-${theme}`);
  }
  await camera.check(page, view);
}

/** A person disappears at once, as with an empty battery. */
export async function vanish({ page }: Person): Promise<void> {
  await page.goto('about:blank');
}

export async function toTheTable({ page }: Person, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('main', { name: 'Board' }).waitFor();
}
