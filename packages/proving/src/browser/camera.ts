import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { Faults } from './faults';
import { DESKTOP, PHONE } from './people';
import { smaller } from './png';
import { settle } from './settle';

type Finding = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]['nodes'][number];

const TARGET_SIZE = 'target-size';

/** Takes pictures, and runs axe on the pages. */
export class Camera {
  readonly taken: string[] = [];
  readonly checked: string[] = [];

  private darkroom: Page | undefined;

  /**
   * @param keeps whether the pictures are wanted; otherwise none is taken, which saves a third of the time of a run
   * @param format WebP reduces the files to a third
   */
  constructor(
    private readonly folder: string,
    private readonly faults: Faults,
    private readonly keeps: boolean,
    private readonly format: 'png' | 'webp' = 'png',
  ) {
    mkdirSync(folder, { recursive: true });
  }

  /** Takes a page on a phone and a desktop, in light and dark mode, and restores its state. */
  async everyWay(page: Page, view: string): Promise<void> {
    if (!this.keeps) return;
    const size = page.viewportSize() ?? PHONE;
    const devices = { phone: PHONE, desktop: DESKTOP };
    for (const [device, viewport] of Object.entries(devices)) {
      await page.setViewportSize(viewport);
      for (const theme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme: theme });
        await this.take(page, `${view}-${device}-${theme}`);
      }
    }
    await page.setViewportSize(size);
  }

  /** Takes a page as people with a colour vision deficiency see it. */
  async colourBlind(page: Page, view: string): Promise<void> {
    if (!this.keeps) return;
    const devtools = await page.context().newCDPSession(page);
    for (const type of ['achromatopsia', 'deuteranopia'] as const) {
      await devtools.send('Emulation.setEmulatedVisionDeficiency', { type });
      await this.take(page, `${view}-${type}`);
    }
    await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
    await devtools.detach();
  }

  /** Takes a picture of a page in its current state. */
  async take(page: Page, name: string): Promise<void> {
    if (this.keeps) await this.photograph(page, name);
  }

  /** Takes a page even if no pictures are wanted: the picture of a fault. */
  async photograph(page: Page, name: string): Promise<void> {
    await settle(page);
    const picture = await page.screenshot({ scale: 'css', animations: 'disabled' });
    writeFileSync(this.path(name), this.format === 'webp' ? await this.developed(picture, page) : picture);
    this.taken.push(name);
  }

  /**
   * Converts a PNG to WebP with Chromium, on a separate page. In the context of the photographed page this would push
   * that page into the background, where it draws only two frames a second.
   */
  private async developed(png: Buffer, page: Page): Promise<Buffer> {
    if (!this.darkroom || this.darkroom.isClosed()) {
      this.darkroom = await (page.context().browser() ?? page.context()).newPage();
    }
    const webp = await this.darkroom.evaluate(
      async (source) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        return canvas.toDataURL('image/webp', 0.82);
      },
      `data:image/png;base64,${png.toString('base64')}`,
    );
    return Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64');
  }

  /**
   * Shrinks the files of all pictures.
   * @returns their total size in bytes
   */
  shrink(): number {
    let bytes = 0;
    for (const name of this.taken) {
      const file = readFileSync(this.path(name));
      const small = this.format === 'png' ? smaller(file) : file;
      writeFileSync(this.path(name), small);
      bytes += small.length;
    }
    return bytes;
  }

  private path(name: string): string {
    return join(this.folder, `${name}.${this.format}`);
  }

  /** Checks a page in dark mode, and the contrast of its texts in light mode too. */
  async bothThemes(page: Page, view: string): Promise<void> {
    await page.emulateMedia({ colorScheme: 'light' });
    await this.check(page, `${view}, light`, ['color-contrast']);
    await page.emulateMedia({ colorScheme: 'dark' });
    await this.check(page, view);
  }

  /** Reports serious and critical findings of axe, also those of WCAG 2.2. @param rules all by default */
  async check(page: Page, view: string, rules?: string[]): Promise<void> {
    await standStill(page);
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    if (rules) axe.withRules(rules);
    else axe.options({ rules: { [TARGET_SIZE]: { enabled: true } } });
    const { violations } = await axe.analyze();
    this.checked.push(view);
    for (const { id, impact, help, nodes: found } of violations) {
      if (impact !== 'serious' && impact !== 'critical') continue;
      const nodes = id === TARGET_SIZE ? await tooSmall(page, found) : found;
      if (nodes.length === 0) continue;
      const where = nodes
        .slice(0, 3)
        .map((node) => `${node.target.join(' ')}: ${node.any[0]?.message ?? node.html.slice(0, 120)}`);
      this.faults.add(`axe on ${view}: ${id} (${impact}): ${help}; ${where.join(' | ')}`);
    }
  }
}

/** Waits until all transitions have ended, since contrast cannot be measured between two colours. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isPassing = (animation: Animation) =>
      animation.playState === 'running' && animation.effect?.getComputedTiming().iterations !== Infinity;
    // A busy machine starts the transitions of a new theme some frames late.
    for (let still = 0; still < 4; still++) {
      await new Promise(requestAnimationFrame);
      const passing = document.getAnimations().filter(isPassing);
      if (passing.length > 0) still = 0;
      await Promise.allSettled(passing.map((animation) => animation.finished));
    }
  });
}

/**
 * The targets that are also too small after the page was scrolled to them: a bar at the lower edge covers a part of what
 * lies below it.
 */
async function tooSmall(page: Page, found: readonly Finding[]): Promise<Finding[]> {
  const small: Finding[] = [];
  for (const { target } of found) {
    const selector = target.join(' ');
    await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const axe = new AxeBuilder({ page }).setLegacyMode(true).include(selector).withRules([TARGET_SIZE]);
    const { violations } = await axe.analyze();
    small.push(...violations.flatMap(({ nodes }) => nodes));
  }
  return small;
}
