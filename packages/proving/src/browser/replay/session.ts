import { join } from 'node:path';
import { strings } from '@lantern/games/crystal-city-catan/strings/en/index';
import type { Page } from 'playwright-core';
import { analyseFromEnd } from '../ahead/analysis';
import type { Harness } from '../harness';
import { openRoom, sitDown, start } from '../lobby';
import type { Person } from '../people';
import { concede, keysOf, roomOf } from '../room/wire';
import { readScreen } from '../screenState';
import { tapAnything } from '../tapping';
import { expectBeneath } from './beneath';

/** Number of moves of the first part of a match. */
const FIRST_MOVES = 16;

/** Runs the scenes of replays. */
export async function pastEvening(people: readonly [Person, Person, Person], harness: Harness): Promise<void> {
  const [ana, ben, watcher] = people;
  const link = await openRoom(ana, harness.address, strings.title, [
    `role=radio[name=/^${strings.presets.short?.label}/]`,
  ]);
  await Promise.all([sitDown(ben, link, 2), watcher.page.goto(link)]);
  await ana.page.getByText('Ben', { exact: true }).waitFor();
  await expectBeneath(harness.address, ana.page, link);
  harness.done('all links, requests and caches are beneath the path');
  await start(ana, people);
  const table = new Evening(ana, ben, watcher, harness, link.split('/').at(-1) ?? '');
  await table.play(FIRST_MOVES);
  await table.reload();
  await table.lookBack();
  await table.catchUp();
  await table.end();
  await table.analyse();
  await table.followLink();
  await table.saveAndOpen();
  await table.checkFairPlay();
  await table.lookBackAtEarlier();
}

class Evening {
  constructor(
    private readonly ana: Person,
    private readonly ben: Person,
    private readonly watcher: Person,
    private readonly harness: Harness,
    private readonly code: string,
  ) {}

  /** Both players tap highlighted things until they have made some moves, and close the open sheet. */
  async play(moves: number): Promise<void> {
    const people = [this.ana, this.ben];
    await tapAnything(people, moves);
    for (const { page } of people)
      if ((await readScreen(page)).sheet !== null) await page.getByRole('button', { name: 'Close', exact: true }).tap();
  }

  /** Reloads Ana's page with the storage of her browser. */
  async reload(): Promise<void> {
    const { page } = this.ana;
    await page.reload();
    await page.getByRole('main', { name: 'Board' }).waitFor();
    const kept = await page.evaluate(() => navigator.serviceWorker.controller !== null);
    if (!kept) this.harness.faults.add('the page that was reloaded is not the service worker’s');
  }

  /** Moves back by taps, keys and the slider while the match goes on, and returns to live. */
  async lookBack(): Promise<void> {
    const { page } = this.ana;
    await this.menu(page, 'Look back');
    const slider = page.getByRole('slider', { name: 'Step of the match' });
    await slider.waitFor();
    const last = Number(await slider.getAttribute('max'));
    await page.getByRole('button', { name: 'One step back' }).tap();
    await page.getByRole('button', { name: 'One step back' }).tap();
    await this.expectAt(page, last - 2);
    await page.getByRole('button', { name: 'One step on' }).tap();
    await this.expectAt(page, last - 1);
    await slider.press('Home');
    await this.expectAt(page, 0);
    await page.getByRole('button', { name: 'One step on' }).press('ArrowRight');
    await this.expectAt(page, 1);
    await slider.fill(String(Math.floor(last / 2)));
    await this.expectAt(page, Math.floor(last / 2));
    await this.harness.camera.everyWay(page, 'past-look-back');
    await this.harness.camera.check(page, 'past-look-back');
    await page.getByRole('button', { name: /^Back to live/ }).tap();
    await page.getByRole('main', { name: 'Board' }).waitFor();
    this.harness.done('looked back');
  }

  /** The watcher goes away for several moves, returns and has them replayed. */
  async catchUp(): Promise<void> {
    const { page } = this.watcher;
    await page.goto(`${this.harness.address}/about`);
    await this.play(8);
    await page.goto(`${this.harness.address}/r/${this.code}`);
    const offer = page.getByRole('button', { name: /^Play the last \d+ moves$/ });
    await offer.waitFor();
    await this.harness.camera.take(page, 'past-catch-up-desktop-dark');
    await this.harness.camera.check(page, 'past-catch-up');
    await offer.click();
    await page.getByRole('button', { name: 'To the end', disabled: true }).waitFor();
    await page.getByRole('button', { name: /^Back to live/ }).click();
    this.harness.done('caught up');
  }

  /** Ben gives up. */
  async end(): Promise<void> {
    const room = await roomOf(this.harness.address, this.code);
    await concede(this.harness.address, room, await keysOf(this.ben.page, this.code));
    await this.ana.page.getByRole('button', { name: 'Save the match' }).waitFor();
    await this.harness.camera.take(this.ana.page, 'past-end-phone-dark');
    this.harness.done('ended');
  }

  /** Ana has the match analysed after its end: cancelled once, started again, and visited. */
  async analyse(): Promise<void> {
    await analyseFromEnd(this.ana, this.harness, 'past', { cancels: true });
    this.harness.done('analysed');
  }

  /** A visitor with only the link sees the match from the deal on. */
  async followLink(): Promise<void> {
    const { page } = this.watcher;
    const { matchId } = await roomOf(this.harness.address, this.code);
    await page.goto(`${this.harness.address}/r/${this.code}/m/${matchId}`);
    const slider = page.getByRole('slider', { name: 'Step of the match' });
    await slider.waitFor();
    await this.expectAt(page, 0);
    await slider.press('End');
    await page.getByText('gave up').first().waitFor();
    await this.harness.camera.everyWay(page, 'past-replay');
    await this.harness.camera.check(page, 'past-replay');
    await this.expectHolds(page);
    this.harness.done('followed the link');
  }

  /** Ana saves the match; the watcher opens the file. */
  async saveAndOpen(): Promise<void> {
    const [download] = await Promise.all([
      this.ana.page.waitForEvent('download'),
      this.ana.page.getByRole('button', { name: 'Save the match' }).tap(),
    ]);
    const file = join(this.harness.folder, download.suggestedFilename());
    await download.saveAs(file);
    const { page } = this.watcher;
    await page.goto(this.harness.address);
    await page.getByRole('link', { name: 'Open a saved match' }).click();
    await page.getByRole('heading', { name: 'Open a saved match' }).waitFor();
    await this.harness.camera.check(page, 'past-open');
    const choose = page.getByLabel('Choose a file');
    await choose.setInputFiles({
      name: 'shopping.json',
      mimeType: 'application/json',
      buffer: Buffer.from('["milk"]'),
    });
    await page.getByRole('alert').getByText('not a match saved by Lantern').waitFor();
    await this.harness.camera.take(page, 'past-open-desktop-dark');
    await choose.setInputFiles(file);
    await page.getByRole('slider', { name: 'Step of the match' }).waitFor();
    await page.getByRole('radio', { name: 'Everybody' }).check();
    await page.getByRole('slider', { name: 'Step of the match' }).press('End');
    await this.harness.camera.take(page, 'past-saved-desktop-dark');
    this.harness.done('saved and opened');
  }

  /** Checks that the seal is unchanged and the fair-play check passes. */
  async checkFairPlay(): Promise<void> {
    const { page } = this.ana;
    // At the end of a match the check is behind "More".
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await this.expectHolds(page);
    await this.harness.camera.everyWay(page, 'past-fair');
    await this.harness.camera.check(page, 'past-fair');
    this.harness.done('checked');
  }

  /** After a rematch, which moves everybody by one seat, Ana sees the earlier match from her seat at that time. */
  async lookBackAtEarlier(): Promise<void> {
    const { page } = this.ana;
    const { matchId } = await roomOf(this.harness.address, this.code);
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    const result = page.getByRole('button', { name: 'Result', exact: true });
    await result.tap();
    await page.getByRole('button', { name: 'Play again' }).tap();
    await this.ben.page.getByRole('button', { name: 'I’m in' }).first().click();
    await result.waitFor({ state: 'detached' });
    await page.goto(`${this.harness.address}/r/${this.code}/m/${matchId}`);
    await page.getByRole('slider', { name: 'Step of the match' }).press('End');
    await page.getByText('You win: the other colony gave up.').first().waitFor();
    await this.harness.camera.take(page, 'past-earlier-phone-dark');
    this.harness.done('saw an earlier match from the seat of then');
  }

  /** Checks the match in the worker of the page. */
  private async expectHolds(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Fair play' }).click();
    await page.getByRole('button', { name: 'Check this match' }).click();
    await page.getByText(/^Check passed: \d+ moves were played again/).waitFor();
  }

  private async menu(page: Page, what: string): Promise<void> {
    await page.getByRole('button', { name: 'Room and settings' }).tap();
    await page.getByRole('button', { name: what }).tap();
  }

  private async expectAt(page: Page, step: number): Promise<void> {
    await page.locator(`input[type="range"][aria-valuetext^="Step ${step} of"]`).waitFor();
  }
}
