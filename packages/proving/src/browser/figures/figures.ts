import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readOptions, wholeNumber } from '../../options';
import { ServerProcess } from '../../serverProcess';
import { table } from '../../table';
import type { Proof } from '../../verdict';
import { Faults } from '../faults';
import { chromiumPath, launch, type Person, person } from '../people';
import { type Figures, figuresOf, throttle, watchFigures } from './gauge';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

const OPTIONS = { port: { type: 'string' }, built: { type: 'boolean' } } as const;

/** What a phone must reach, in milliseconds; layout shift has no unit. */
const GOALS = { lcp: 2000, cls: 0.05, inp: 100 } as const;

/** How long a page is left alone until nothing moves any more, in milliseconds. */
const REST = 1500;

/**
 * What a person with a mid-range phone on slow 4G (simulated: processor four times slower, 150 ms, 1.6 Mbit/s) notices
 * of the first page, of a room and of a table: largest contentful paint, layout shift, slowest interaction. The figures
 * hold for the machine they are taken on; a busy one makes every one of them worse.
 */
export const figures: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const executable = chromiumPath();
  if (!executable) {
    console.log('SKIPPED: there is no Chromium on this machine. Install it, or name it in CHROMIUM.');
    return { ok: process.env.CI !== 'true', found: { skipped: 'no Chromium' } };
  }
  if (!given.built) execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'ignore' });
  const folder = mkdtempSync(join(tmpdir(), 'lantern-figures-'));
  const server = new ServerProcess(folder, wholeNumber('port', given.port, 1, 8317));
  const faults = new Faults(server.address);
  const chromium = await launch(executable);
  const found: Record<string, Figures> = {};
  try {
    await server.start();
    const phone = async (name: string): Promise<Person> => {
      const one = await person(chromium, name, 'phone', faults);
      await watchFigures(one.context);
      await throttle(one.page);
      return one;
    };
    const ana = await phone('Ana');
    found['first page'] = await firstPage(ana, server.address);
    const link = await openRoom(ana);
    const ben = await phone('Ben');
    found.room = await room(ben, link);
    found.table = await play(ana, ben);
  } finally {
    await chromium.close();
    await server.stop();
    rmSync(folder, { recursive: true });
  }
  const rows = Object.entries(found).flatMap(([page, values]) =>
    (['lcp', 'cls', 'inp'] as const).map((name) => ({ page, name, value: values[name], goal: GOALS[name] })),
  );
  console.log(
    table([
      ['page', 'figure', 'found', 'at most', ''],
      ...rows.map(({ page, name, value, goal }) => [
        page,
        name.toUpperCase(),
        name === 'cls' ? value.toFixed(3) : Math.round(value),
        goal,
        value <= goal ? 'reached' : 'NOT reached',
      ]),
    ]),
  );
  const { list } = faults;
  return { ok: list.length === 0 && rows.every(({ value, goal }) => value <= goal), found: { found, faults: list } };
};

async function firstPage({ page }: Person, address: string): Promise<Figures> {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await pause(REST);
  return figuresOf(page);
}

/** @returns the link to a room for two */
async function openRoom({ page, name }: Person): Promise<string> {
  await page.getByRole('link', { name: 'Open a room for Crystal City Catan' }).tap();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open the room' }).tap();
  await page.waitForURL(/\/r\/[A-Z0-9]+$/);
  return page.url();
}

/** Somebody comes by the link and sits down. */
async function room({ page, name }: Person, link: string): Promise<Figures> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down on seat 2' }).tap();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
  await pause(REST);
  return figuresOf(page);
}

/** The match begins; sheets are opened and closed, and what is lit is tapped. The page is the room's still. */
async function play(host: Person, { page }: Person): Promise<Figures> {
  await host.page.getByRole('button', { name: 'Start the match' }).tap();
  await page.getByRole('main', { name: 'Board' }).waitFor();
  await pause(REST);
  for (const sheet of ['Room and settings', 'Rules and help']) {
    await page.getByRole('button', { name: sheet, exact: true }).tap();
    await page.locator('dialog[open]').getByRole('button', { name: 'Close', exact: true }).tap();
  }
  for (let taps = 0; taps < 6; taps++) {
    const lit = page.locator('[data-lit="true"]').first();
    if (await lit.isVisible()) await lit.tap({ timeout: 5000 }).catch(() => undefined);
    await pause(300);
  }
  await pause(REST);
  return figuresOf(page);
}
