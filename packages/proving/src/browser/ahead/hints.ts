import type { RoomView } from '@lantern/protocol/rooms';
import type { Locator, Page } from 'playwright-core';
import type { Camera } from '../camera';
import type { Faults } from '../faults';
import type { Person } from '../people';
import { keysOf, roomOf } from '../room/wire';
import { settle } from '../settle';
import { Asked } from './asked';
import { faultsOf } from './hintFaults';

/** Where somebody asks for a hint. */
export interface HintScene {
  address: string;
  camera: Camera;
  faults: Faults;
  /** Begins the names of its pictures. */
  name: string;
  /** One of these is asked to decide. */
  players: readonly Person[];
  /** Follows the match without a seat. */
  watcher: Person;
}

const ASK = 'What would you do?';
const MENU = 'Room and settings';
const ALLOW = 'Hints among people';

/** Milliseconds after which a menu offers no more than it does. */
const OFFERED = 2000;
/** What is pointed at stays so for so many milliseconds, and is shown within as many. */
const POINTED = 2000;

/** The host allows hints where others than bots play, before the match. */
export async function allowHints({ page }: Person): Promise<void> {
  await page.getByRole('switch', { name: ALLOW }).click();
  await page.getByRole('switch', { name: ALLOW, checked: true }).waitFor();
}

/**
 * Somebody who is to decide asks what a strong player would do: there are up to three choices with a chance and a sentence
 * each, each is shown on the board, the server is told of it and asked nothing, and everybody sees who asked, and how often.
 * @returns whether somebody had something to choose at this moment
 */
export async function askForHint(scene: HintScene): Promise<boolean> {
  const { camera, faults, name } = scene;
  const answer = await answered(scene);
  if (!answer) return false;
  const { asker, asked, took } = answer;
  const { page } = asker;
  const choices = page.locator('dialog[open]').last().getByRole('listitem');
  const told = await choices.allTextContents();
  for (const fault of faultsOf(told)) faults.add(`${name}: a hint ${fault}`);
  await settle(page);
  const questions = asked.take();
  const count = questions.filter((one) => /^POST \/.*\/hint \{\}$/.test(one));
  if (count.length !== 1 || questions.length !== 1)
    faults.add(`${name}: for a hint the server was asked ${questions.join('; ') || 'not even to count it'}`);
  await camera.everyWay(page, `${name}-hint`);
  await camera.check(page, `${name}-hint`);
  for (let place = 0; place < told.length; place++) {
    if (place > 0) await open(asker);
    await choices.nth(place).getByRole('button').click();
    await expectShown(scene, asker, told[place] ?? '', place);
  }
  if (asked.take().length > 0) faults.add(`${name}: to see a hint again the server was asked`);
  await asked.stop();
  await expectKnown(scene, asker);
  console.log(`  ${asker.name} is given a hint after ${Math.round(took)} ms: ${told.join(' | ')}`);
  return true;
}

interface Answered {
  asker: Person;
  asked: Asked;
  took: number;
}

/** The answer to the first of the players who has something to choose: it lies open. */
async function answered({ players }: HintScene): Promise<Answered | undefined> {
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
      if ((await sheet.getByRole('listitem').count()) > 0) return { asker, asked, took };
      await asked.stop();
      await close(sheet);
      await page.getByRole('heading', { name: ASK }).waitFor({ state: 'detached' });
    }
    await close(page.locator('dialog[open]'));
  }
  return undefined;
}

/** Whether the menu that lies open offers a hint, which it does a moment after the rest. */
function isOffered(page: Page): Promise<boolean> {
  const offer = page.getByRole('button', { name: ASK }).waitFor({ timeout: OFFERED });
  return offer.then(
    () => true,
    () => false,
  );
}

/** @returns milliseconds from the tap to the answer */
async function opened(page: Page): Promise<number> {
  const began = performance.now();
  await page.getByRole('button', { name: ASK }).click();
  const sheet = page.locator('dialog[open]').last();
  const answer = sheet.getByText(/^Chance to win about|^There is nothing to choose/);
  await answer.first().waitFor();
  return performance.now() - began;
}

async function close(sheet: Locator): Promise<void> {
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
}

/** What was given is seen again. */
async function open({ page }: Person): Promise<void> {
  await page.getByRole('button', { name: MENU }).click();
  await page.getByRole('button', { name: ASK }).click();
  await page.getByRole('heading', { name: ASK }).waitFor();
}

/** What a choice is about is outlined on the table, in sight. */
async function expectShown({ camera, faults, name }: HintScene, { page }: Person, told: string, place: number) {
  const pointed = page.locator('[data-pointed]');
  const shown = await pointed
    .first()
    .waitFor({ state: 'visible', timeout: POINTED })
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
  if (!shown || !seen) faults.add(`${name}: nothing in sight is lit for ${told}`);
  else if (place === 0) await camera.take(page, `${name}-hint-shown`);
}

/** Everybody else sees who asked for a hint, and how often. */
async function expectKnown({ address, camera, faults, name, players, watcher }: HintScene, asker: Person) {
  const { code, seats }: RoomView = await roomOf(address, codeOf(asker));
  const { seat } = await keysOf(asker.page, code);
  const hints = seats.find((one) => one.seat === seat)?.hints ?? 0;
  const words = hints === 1 ? 'one hint' : `${hints} hints`;
  if (hints === 0) faults.add(`${name}: the hint was not counted`);
  for (const other of [...players.filter((one) => one !== asker), watcher]) {
    const { page } = other;
    await page.getByRole('button', { name: MENU }).click();
    await page.getByRole('button', { name: 'Everybody' }).click();
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
