import type { RoomView } from '@lantern/protocol/rooms';
import type { Locator, Page } from 'playwright-core';
import type { Harness } from '../harness';
import type { Person } from '../people';
import { keysOf, roomOf } from '../room/wire';
import { openSeats } from '../seatsSheet';
import { settle } from '../settle';
import { Asked } from './asked';
import { faultsOf } from './hintFaults';

/** The situation in which a person asks for a hint. */
interface HintScene {
  /** Prefix of the names of its pictures. */
  name: string;
  /** One of these owes a decision. */
  players: readonly Person[];
  /** Watches the match without a seat. */
  watcher: Person;
}

const ASK = 'What would you do?';
const ANSWER = /Chance to win about|There is nothing to choose/;
const MENU = 'Room and settings';
const ALLOW = 'Hints among people';

/** A roll of a player whose dice roll automatically, which may happen at the same time. */
const AUTOMATIC_ROLL = /"MAKE_MOVE","payload":\{"type":"roll","args":\[\]/;

/** Time after which a menu offers nothing more. */
const MENU_SETTLED_MS = 2000;
/** Number of tries to close a sheet that may be moving. */
const CLOSE_ATTEMPTS = 10;
/** Time within which the sheet of a hint opens. */
const OPEN_TIMEOUT_MS = 10_000;
/** How long a choice stays highlighted, and within which time it must be. */
const HIGHLIGHT_MS = 2000;

/** Allows hints in matches with other people, as the host, before the match. */
export async function allowHints({ page }: Person): Promise<void> {
  await page.getByRole('switch', { name: ALLOW }).click();
  await page.getByRole('switch', { name: ALLOW, checked: true }).waitFor();
}

/**
 * A player who owes a decision asks for a hint. Checks that there are up to three choices with a chance and a sentence
 * each, that each is shown on the board, that the server is notified but not asked for anything, and that everybody
 * sees who asked, and how often.
 * @returns whether somebody had a choice to make at this moment
 */
export async function askForHint(harness: Harness, scene: HintScene): Promise<boolean> {
  const { camera, faults } = harness;
  const { name } = scene;
  const answer = await answered(scene.players);
  if (!answer) return false;
  const { asker, asked, took } = answer;
  const { page } = asker;
  const choices = page.locator('dialog[open]').last().getByRole('listitem');
  const told = await choices.allTextContents();
  for (const fault of faultsOf(told)) faults.add(`${name}: a hint ${fault}`);
  await settle(page);
  const questions = asked.take().filter((one) => !AUTOMATIC_ROLL.test(one));
  const count = questions.filter((question) => /^POST \/.*\/hint \{\}$/.test(question));
  if (count.length !== 1 || questions.length !== 1)
    faults.add(`${name}: a hint made requests: ${questions.join('; ') || 'none, so it was not counted'}`);
  await camera.everyWay(page, `${name}-hint`);
  await camera.check(page, `${name}-hint`);
  for (let place = 0; place < told.length; place++) {
    if (place > 0) await open(asker);
    await choices.nth(place).getByRole('button').click();
    if (!(await isShown(asker))) faults.add(`${name}: nothing visible is highlighted for ${told[place]}`);
    else if (place === 0) await camera.take(page, `${name}-hint-shown`);
  }
  if (asked.take().length > 0) faults.add(`${name}: showing a hint again made a request`);
  await asked.stop();
  await expectKnown(harness, scene, asker);
  console.log(`  ${asker.name} got a hint after ${Math.round(took)} ms: ${told.join(' | ')}`);
  return true;
}

interface Answered {
  asker: Person;
  asked: Asked;
  took: number;
}

/** The hint for the first player who has a choice to make, shown on the page. */
async function answered(players: readonly Person[]): Promise<Answered | undefined> {
  for (const asker of players) {
    const { page } = asker;
    if ((await page.locator('[data-lit="true"]').count()) === 0) continue;
    const covered = page.locator('dialog[open]');
    if ((await covered.count()) > 0) await close(covered.last());
    await page.getByRole('button', { name: MENU }).click();
    await page.locator('dialog[open]').waitFor();
    if (await isOffered(page)) {
      const asked = await Asked.by(page);
      const took = await opened(page);
      const sheet = page.locator('dialog[open]').last();
      if (took !== undefined && (await sheet.getByRole('listitem').count()) > 0) return { asker, asked, took };
      await asked.stop();
      if (took !== undefined) {
        await close(sheet);
        await page.getByRole('heading', { name: ASK }).waitFor({ state: 'detached' });
      }
    }
    await close(page.locator('dialog[open]'));
  }
  return undefined;
}

/** Whether the open menu offers a hint, which appears a moment after the rest. */
function isOffered(page: Page): Promise<boolean> {
  const offer = page.getByRole('button', { name: ASK }).waitFor({ timeout: MENU_SETTLED_MS });
  return offer.then(
    () => true,
    () => false,
  );
}

/** @returns milliseconds from the tap to the answer; `undefined` if the decision passed first, which closes the sheet */
async function opened(page: Page): Promise<number | undefined> {
  const began = performance.now();
  const tapped = page.getByRole('button', { name: ASK }).click({ timeout: MENU_SETTLED_MS });
  const shown = tapped.then(() => page.getByRole('heading', { name: ASK }).waitFor({ timeout: OPEN_TIMEOUT_MS }));
  if (await shown.catch(() => 'passed')) return undefined;
  const answered = await page.waitForFunction(
    ([ask, answer]) => {
      const headings = [...document.querySelectorAll('dialog[open] h2')];
      const sheet = headings.find(({ textContent }) => textContent === ask)?.closest('dialog');
      if (!sheet) return { passed: true };
      return new RegExp(answer).test(sheet.innerText) && { passed: false };
    },
    [ASK, ANSWER.source] as const,
  );
  const { passed } = (await answered.jsonValue()) || { passed: true };
  return passed ? undefined : performance.now() - began;
}

/** Closes a sheet, unless it closes by itself first: those of a decision do when it passes. */
async function close(sheet: Locator): Promise<void> {
  const button = sheet.getByRole('button', { name: 'Close', exact: true });
  for (let tries = 0; tries < CLOSE_ATTEMPTS && (await button.isVisible()); tries++)
    await button.click({ timeout: MENU_SETTLED_MS }).catch(() => undefined);
  if (await button.isVisible()) throw new Error('a sheet does not close');
}

/** Shows the hint again. */
async function open({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: MENU }).click();
  await page.getByRole('button', { name: ASK }).click();
  await page.getByRole('heading', { name: ASK }).waitFor();
}

/** Whether the subject of a choice is outlined in the match, in sight. */
async function isShown({ page }: Person): Promise<boolean> {
  const pointed = page.locator('[data-pointed]');
  const shown = await pointed
    .first()
    .waitFor({ state: 'visible', timeout: HIGHLIGHT_MS })
    .then(
      () => true,
      () => false,
    );
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  const seen = await pointed.evaluateAll((elements) =>
    elements.some((element) => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return width * height > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
    }),
  );
  return shown && seen;
}

/** Checks that everybody else sees who asked for a hint, and how often. */
async function expectKnown(
  { address, camera, faults }: Harness,
  { name, players, watcher }: HintScene,
  asker: Person,
): Promise<void> {
  const { code, seats }: RoomView = await roomOf(address, codeOf(asker));
  const { seat } = await keysOf(asker.page, code);
  const hints = seats.find((seatView) => seatView.seat === seat)?.hints ?? 0;
  const words = hints === 1 ? 'one hint' : `${hints} hints`;
  if (hints === 0) faults.add(`${name}: the hint was not counted`);
  for (const other of [...players.filter((player) => player !== asker), watcher]) {
    const { page } = other;
    await openSeats(page);
    const row = page.locator('dialog[open]').getByRole('listitem').filter({ hasText: asker.name });
    await row.getByText(words).waitFor();
    if (other === watcher) {
      await camera.take(page, `${name}-hint-counted-desktop-dark`);
      await camera.check(page, `${name}-hint-counted`);
    }
    await close(page.locator('dialog[open]').last());
  }
}

const codeOf = ({ page }: Person): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';
