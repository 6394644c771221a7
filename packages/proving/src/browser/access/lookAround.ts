import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { Camera } from '../camera';
import { NAMES } from '../room/botTable';
import { settle } from '../settle';

/** The maximum time in which a press opens a sheet. */
const OPEN_TIMEOUT_MS = 700;

/** Buttons that may open something: neither moves of the game nor those that close. */
const BUTTONS = 'button:not([data-move], [disabled], [role="switch"], [role="radio"])';

/** Buttons that have effects outside of the page, or lead away from it. */
const LEFT_OUT =
  /^(close|pause|back|share|copy|enter|leave|stand up|give up|end|skip|yes|no|delete|start|remove|vote)\b/i;

interface Place {
  view: string;
  title?: string;
  /** The sheets that have been checked, here or elsewhere. */
  seen: Set<string>;
}

/**
 * Opens every sheet that a button of the page opens, and those that their buttons open, and checks each once.
 * @returns the names of the sheets that were checked
 */
export async function lookAround(page: Page, camera: Camera, { view, title = '', seen }: Place): Promise<string[]> {
  const checked: string[] = [];
  const checkNew = async (): Promise<boolean> => {
    const name = (await nameOfSheet(page)).replace(title, '').replace(/\b[A-Z\d]{6}$/, '');
    // The sheets of people are drawn by their games.
    const key = NAMES.includes(name) ? `${view} ${name}` : name;
    if (seen.has(key)) return false;
    seen.add(key);
    await expand(page);
    await camera.bothThemes(page, `${view}: ${name}`);
    checked.push(name);
    return true;
  };
  await camera.bothThemes(page, view);
  for (const path of await pathsOf(page)) {
    if (!(await follow(page, [path])) || !(await checkNew())) continue;
    for (const next of await pathsOf(page)) if (await follow(page, [path, next])) await checkNew();
  }
  await closeAll(page);
  return checked;
}

/** The name of the topmost sheet. */
function nameOfSheet(page: Page): Promise<string> {
  return page
    .locator('dialog[open]')
    .last()
    .evaluate((dialog) => dialog.querySelector('h2')?.textContent ?? dialog.getAttribute('aria-label') ?? '');
}

/** The buttons of the topmost dialog, or of the page without one. */
async function buttonsIn(page: Page): Promise<Locator> {
  const dialogs = page.locator('dialog[open]');
  return ((await dialogs.count()) > 0 ? dialogs.last() : page.locator('body')).locator(BUTTONS);
}

async function pathsOf(page: Page): Promise<string[]> {
  const names = await (await buttonsIn(page)).evaluateAll((all) =>
    all.map((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').trim()),
  );
  return [...new Set(names)].filter((name) => name !== '' && !LEFT_OUT.test(name));
}

/** Presses buttons one after the other, by name, from the page on. @returns whether a dialog is open */
async function follow(page: Page, path: readonly string[]): Promise<boolean> {
  await closeAll(page);
  for (const [layers, name] of path.entries()) {
    const pressed = await (await buttonsIn(page)).evaluateAll((all, wanted) => {
      const one = all.find((each) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim() === wanted);
      if (one instanceof HTMLElement) one.click();
      return one !== undefined;
    }, name);
    if (!pressed) return false;
    await page.waitForFunction(isOpen, layers, { timeout: OPEN_TIMEOUT_MS }).catch(() => undefined);
    await settle(page);
  }
  return (await page.locator('dialog[open]').count()) > 0;
}

/** Whether more sheets than these are open. Runs in the page. */
const isOpen = (layers: number): boolean => document.querySelectorAll('dialog[open]').length > layers;

/** Opens the parts of a sheet that open below their buttons. */
async function expand(page: Page): Promise<void> {
  const folded = await page
    .locator('dialog[open]')
    .last()
    .locator('button[aria-expanded="false"]')
    .evaluateAll((all) => {
      for (const one of all) if (one instanceof HTMLElement) one.click();
      return all.length;
    });
  if (folded > 0) await pause(OPEN_TIMEOUT_MS);
}

async function closeAll(page: Page): Promise<void> {
  for (let tries = 0; tries < 4 && (await page.locator('dialog[open]').count()) > 0; tries++) {
    await page.keyboard.press('Escape');
    await pause(OPEN_TIMEOUT_MS / 2);
  }
}
