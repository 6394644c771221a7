import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { Faults } from './faults';
import { DESKTOP, PHONE } from './people';
import { smaller } from './png';
import { settle } from './settle';

/** Takes pictures of what is worth looking at, and asks axe about it. */
export class Camera {
  readonly taken: string[] = [];
  readonly checked: string[] = [];

  private darkroom: Page | undefined;

  /** @param format WebP makes files a third of the size */
  constructor(
    private readonly folder: string,
    private readonly faults: Faults,
    private readonly format: 'png' | 'webp' = 'png',
  ) {
    mkdirSync(folder, { recursive: true });
  }

  /** The page on a phone and on a desk, by day and by night; then it is as it was. */
  async everyWay(page: Page, view: string): Promise<void> {
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

  async take(page: Page, name: string): Promise<void> {
    await settle(page);
    const picture = await page.screenshot({ scale: 'css', animations: 'disabled' });
    writeFileSync(this.path(name), this.format === 'webp' ? await this.developed(picture, page) : picture);
    this.taken.push(name);
  }

  /**
   * A PNG as WebP: Chromium can write that, on a page of its own. Beside the one that is looked at, in one context, it
   * would let that fall into the background, where two frames a second are drawn.
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

  /** Makes the files of all pictures smaller. @returns their bytes together */
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

  /** Serious and critical findings of axe are faults. */
  async check(page: Page, view: string): Promise<void> {
    await standStill(page);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    this.checked.push(view);
    for (const { id, impact, help, nodes } of violations) {
      if (impact !== 'serious' && impact !== 'critical') continue;
      const where = nodes
        .slice(0, 3)
        .map((node) => `${node.target.join(' ')}: ${node.any[0]?.message ?? node.html.slice(0, 120)}`);
      this.faults.add(`axe on ${view}: ${id} (${impact}): ${help}; ${where.join(' | ')}`);
    }
  }
}

/** Waits until what was set moving has arrived: between two colours there is no contrast to measure. */
async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    const passing = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(passing.map((one) => one.finished));
  });
}
