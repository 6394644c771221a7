import type { AnyModule } from '@lantern/games/module';
import type { Locator, Page } from 'playwright-core';
import type { Harness } from '../harness';
import type { Person } from '../people';
import { isInSight, notWhole } from './whole';
import { type Language, WORDS } from './words';

/** Maximum number of taps from the first page to a running match: the tile, and "Play against bots". */
const MOST_TAPS = 2;

/** The parameters of a first visit: the language, the screen, and the game. */
export interface VisitKind {
  language: Language;
  size: { width: number; height: number };
  game: AnyModule;
}

export class Visit {
  /** Number of taps since the first page was opened. */
  taps = 0;
  /** Total loading time after these taps, in milliseconds. */
  waits = 0;

  constructor(
    readonly harness: Harness,
    readonly person: Person,
    readonly kind: VisitKind,
  ) {}

  get page(): Page {
    return this.person.page;
  }

  get words() {
    return WORDS[this.kind.language];
  }

  get name(): string {
    const { language, size, game } = this.kind;
    return `${game.id}, ${language}, ${size.width}x${size.height}`;
  }

  fault(what: string): void {
    this.harness.faults.add(`${this.name}: ${what}`);
  }

  /** Taps something, and waits for its result. */
  async tap(target: Locator, leadsTo: Locator): Promise<void> {
    await target.waitFor();
    await target.click();
    this.taps += 1;
    const tapped = performance.now();
    await leadsTo.waitFor();
    this.waits += performance.now() - tapped;
  }

  /** Checks that everything on a page can be read. */
  async look(what: string): Promise<void> {
    for (const found of await notWhole(this.page)) this.fault(`${what}: ${found}`);
    const { language, size, game } = this.kind;
    await this.harness.camera.take(this.page, `first-${what}-${game.id}-${language}-${size.width}`);
    // The proof of the lessons runs axe on them.
    if (what !== 'learn') await this.harness.camera.check(this.page, `${what}, ${this.name}`);
  }
}

/**
 * Checks that the first page shows a game and the main action without scrolling, and that the tile leads to the page of
 * the game.
 */
export async function fromHomeToGame(visit: Visit): Promise<void> {
  const { page, kind, words, harness } = visit;
  await page.goto(harness.address);
  const tile = page.locator(`a[href$="/open/${kind.game.id}"]`).last();
  await tile.waitFor();
  await visit.look('home');
  const first = page.locator('a[href*="/open/"] b').first();
  for (const target of [page.getByRole('link', { name: words.openRoom }).first(), first])
    if (!(await isInSight(page, target))) visit.fault('the first screen lacks the main action or a game');
  await visit.tap(tile, page.getByRole('button', { name: words.bots }));
  // The options of the game are loaded after its page is shown.
  await page.waitForLoadState('networkidle');
  await visit.look('game');
  if (!(await isInSight(page, page.getByRole('button', { name: words.bots })))) visit.fault('bots are not visible');
}

/** Checks that the page of the game offers the ways to learn it, and that each leads to a readable page. */
export async function waysToLearn(visit: Visit): Promise<string[]> {
  const { page, words, kind } = visit;
  const found: string[] = [];
  for (const [what, path] of [
    ['minute', `/minute/${kind.game.id}`],
    ['learn', `/learn/${kind.game.id}`],
  ] as const) {
    const link = page.locator(`a[href$="${path}"]`).first();
    if ((await link.count()) === 0) continue;
    if (!words[what].test((await link.getAttribute('aria-label')) ?? (await link.innerText()))) {
      visit.fault(`the link to ${path} has another label`);
    }
    await link.click();
    await page.waitForURL(`**${path}`);
    await page.locator('h1, h2').first().waitFor();
    await visit.look(what);
    found.push(what);
    await page.goto(`${visit.harness.address}/open/${kind.game.id}`);
    await page.getByRole('button', { name: words.bots }).waitFor();
  }
  return found;
}

/**
 * Starts a match against bots by one tap.
 * @returns the link of its room
 */
export async function againstBots(visit: Visit): Promise<string> {
  const { page, words } = visit;
  await visit.tap(
    page.getByRole('button', { name: words.bots }),
    page.getByRole('main', { name: words.board, exact: true }),
  );
  if (visit.taps > MOST_TAPS) visit.fault(`a match against bots took ${visit.taps} taps`);
  return page.url();
}
