import type { Locator, Page } from 'playwright-core';
import type { Harness } from '../harness';
import type { Person } from '../people';
import { settle } from '../settle';

/** Maximum duration of an analysis on a busy machine. */
const ANALYSIS_TIMEOUT_MS = 300_000;
const MOST_POINTS = 5;

/**
 * A tap at this position of the picture selects as late a part of the match, and must be shown within this time in
 * milliseconds.
 */
const LATE = 0.95;
const SOON = 10_000;

/**
 * Has a finished match analysed completely, checks the progress display, and visits the findings by touch and keyboard.
 * The page shows the result again after the visit.
 * @param name prefix of the names of its pictures
 * @param options whether it is cancelled once and started again
 * @returns milliseconds from the last start to the findings
 */
export async function analyseFromEnd(
  { page }: Person,
  { camera, faults }: Harness,
  name: string,
  { cancels = false } = {},
): Promise<number> {
  await page.getByRole('button', { name: 'Analysis: where was it lost?' }).click();
  const panel = page.getByRole('region', { name: 'Where was it lost?' });
  if (cancels) {
    await panel.getByRole('button', { name: 'Cancel' }).click();
    await panel.getByText('The analysis was cancelled.').waitFor();
    await panel.getByRole('button', { name: 'Analyse', exact: true }).click();
  }
  const began = performance.now();
  await expectProgress(panel);
  const points = panel.getByRole('heading', { name: 'Turning points' });
  await points.waitFor({ timeout: ANALYSIS_TIMEOUT_MS });
  const took = performance.now() - began;
  for (const fault of await faultsOf(panel)) faults.add(`${name}: ${fault}`);
  await scrub(page, panel);
  await camera.everyWay(page, `${name}-analysis`);
  await camera.check(page, `${name}-analysis`);
  await page.getByRole('button', { name: /^Back to live/ }).click();
  await page.getByRole('button', { name: 'Result', exact: true }).click();
  await page.getByRole('button', { name: 'Back to the room' }).waitFor();
  console.log(`  the analysis took ${Math.round(took)} ms`);
  return took;
}

/** Checks that progress is shown and increases. */
async function expectProgress(panel: Locator): Promise<void> {
  const bar = panel.getByRole('progressbar');
  await bar.waitFor();
  const done = await bar.evaluate((element) => (element as HTMLProgressElement).value);
  await panel.page().waitForFunction(
    ([before]) => {
      const bar = document.querySelector('section progress');
      return !(bar instanceof HTMLProgressElement) || bar.value > before;
    },
    [done] as const,
    { timeout: ANALYSIS_TIMEOUT_MS },
  );
}

/** Returns the errors in the findings, in words. */
async function faultsOf(panel: Locator): Promise<string[]> {
  const found: string[] = [];
  const points = await panel
    .getByRole('listitem')
    .filter({ has: pointIn(panel.page()) })
    .allTextContents();
  const none = await panel.getByText('the analysis found no turning point').count();
  if (points.length > MOST_POINTS || (points.length === 0 && none === 0))
    found.push(`the analysis has ${points.length} turning points`);
  for (const point of points)
    if (!/ (cost|gave|fell by) /.test(point) || /undefined|\[object|NaN/.test(point))
      found.push(`a turning point reads: ${point}`);
  await panel.getByText('The chances as a table').click();
  const rows = await panel.getByRole('table').last().getByRole('row').count();
  if (rows < 3) found.push(`the table of the chances has ${rows} rows`);
  await panel.getByText('The chances as a table').click();
  console.log(`  ${points.length} turning points, ${rows - 1} moments`);
  return found;
}

const pointIn = (page: Page): Locator => page.getByRole('button', { name: /^Show turning point \d+$/ });

/** Visits the match by keys, by the picture and by the turning points. */
async function scrub(page: Page, panel: Locator): Promise<void> {
  const slider = page.getByRole('slider', { name: 'Step of the match' });
  const last = Number(await slider.getAttribute('max'));
  await slider.press('End');
  await expectAt(page, last);
  await slider.press('ArrowLeft');
  await expectAt(page, last - 1);
  await slider.press('Home');
  await expectAt(page, 0);
  const picture = panel.getByRole('img', { name: /^Chances to win/ });
  const box = await picture.boundingBox();
  if (!box) throw new Error('the analysis has no chart');
  await picture.click({ position: { x: box.width - 1, y: box.height / 2 } });
  const near = (moment: number) => moment >= LATE * last;
  for (const latest = performance.now() + SOON; !near(Number(await slider.inputValue())); await settle(page))
    if (performance.now() > latest) throw new Error('a tap at the end of the chart does not open a late step');
  const point = pointIn(page).first();
  if ((await point.count()) === 0) return;
  await point.press('Enter');
  await panel.locator('li[aria-current]').first().waitFor();
}

async function expectAt(page: Page, step: number): Promise<void> {
  await page.locator(`input[type="range"][aria-valuetext^="Step ${step} of"]`).waitFor();
}
