import { setTimeout as pause } from 'node:timers/promises';
import { askForHint } from './ahead/hints';
import type { Harness } from './harness';
import type { Person } from './people';
import { readScreen, type ScreenState } from './screenState';
import type { Incident } from './tapping';

interface Scene {
  harness: Harness;
  people: readonly [Person, Person, Person];
  watcher: Person;
}

/** Maximum time until a tap has its effects. */
const EFFECT_TIMEOUT_MS = 700;

/** The events besides moves: pictures, hints, a lost network, a reloaded page, a restarted server. */
export function incidentsOf(scene: Scene): Incident[] {
  return [...pictures(scene), ...hints(scene), ...mishaps(scene)];
}

/** Numbers of taps after which a hint is requested. */
const HINTS = [20, 55];

function hints({ harness, people, watcher }: Scene): Incident[] {
  return HINTS.map((after, index) => ({
    name: `hint ${index + 1}`,
    after,
    when: (glances) => glances.some((glance) => isOwnTurn(glance)),
    async happen() {
      const name = `table-${index + 1}`;
      const given = await askForHint(harness, { name, players: people, watcher });
      if (!given) harness.faults.add(`${name}: no player had a choice on their own turn`);
    },
  }));
}

/** Whether no sheet is open and there is something to do besides a card or a step. */
const isOwnTurn = (glance: ScreenState | undefined): boolean =>
  glance?.sheet === null && glance.lit.some(({ move }) => move === 'doNothing' || move === 'stay');

function pictures({ harness: { camera }, people: [first, second], watcher }: Scene): Incident[] {
  return [
    {
      name: 'pictures of a decision in the action bar',
      after: 12,
      when: ([, glance]) => glance?.deciding === true,
      async happen() {
        await camera.everyWay(second.page, 'table-decision');
        await camera.check(second.page, 'table, decision');
      },
    },
    {
      name: 'pictures of an own turn',
      after: 60,
      when: ([glance]) => isOwnTurn(glance),
      async happen() {
        await camera.everyWay(first.page, 'table-my-turn');
        await camera.check(first.page, 'table, own turn, dark');
        await first.page.emulateMedia({ colorScheme: 'light' });
        await camera.check(first.page, 'table, own turn, light');
        await camera.take(watcher.page, 'table-watching-desktop-dark');
        await camera.check(watcher.page, 'table, watching');
      },
    },
  ];
}

function mishaps({ harness: { server, faults }, people, watcher }: Scene): Incident[] {
  const [, second, third] = people;
  // While a player picks a card, the choice replaces the hand. On a player's own turn no window is open in which an
  // earlier answer could still take a card from a hand.
  const quiet = (glances: readonly ScreenState[]) =>
    glances.some(isOwnTurn) &&
    glances.every(({ pending, sheet, hand }) => !pending && sheet === null && hand.length > 0);
  return [
    {
      name: `${second.name} loses the network and comes back`,
      after: 30,
      when: quiet,
      happen: () =>
        faults.duringOutage(async () => {
          const hand = await handAtRest(second);
          await second.context.setOffline(true);
          await second.page.getByText('Connection lost').waitFor({ timeout: 60_000 });
          await second.context.setOffline(false);
          await comesBack(second, hand);
        }),
    },
    {
      name: `${third.name} loads the page again`,
      after: 45,
      when: quiet,
      async happen() {
        const hand = await handAtRest(third);
        await third.page.reload();
        await third.page.getByRole('main', { name: 'Board' }).waitFor();
        await comesBack(third, hand);
      },
    },
    {
      name: 'the server stops and starts again',
      after: 75,
      when: quiet,
      happen: () =>
        faults.duringOutage(async () => {
          const hands = await Promise.all(people.map(handAtRest));
          const code = await server.stop();
          if (code !== 0) faults.add(`the server ended with ${code} on SIGTERM`);
          await Promise.all(
            [...people, watcher].map(({ page }) => page.getByText('Connection lost').waitFor({ timeout: 30_000 })),
          );
          await server.start();
          await Promise.all(people.map((person, index) => comesBack(person, hands[index] as string[])));
          await watcher.page.getByText('Connection lost').waitFor({ state: 'hidden' });
        }),
    },
  ];
}

/** The hand of a player after the last tap has had its effects; nobody taps meanwhile. */
async function handAtRest({ page }: Person): Promise<string[]> {
  let before = await readScreen(page);
  for (;;) {
    await pause(EFFECT_TIMEOUT_MS);
    // A card is played before the page has shown its effect on the hands.
    await page.locator('[data-phase="rest"]').first().waitFor();
    const now = await readScreen(page);
    if (!now.pending && String(now.hand) === String(before.hand)) return now.hand;
    before = now;
  }
}

/** Waits until the player is back in the match, with the same hand as before. */
async function comesBack({ name, page }: Person, before: readonly string[]): Promise<void> {
  await page.getByText('Connection lost').waitFor({ state: 'hidden', timeout: 30_000 });
  // A decision may replace the hand.
  if (before.length > 0) await page.getByRole('region', { name: /^Your hand/ }).waitFor();
  const after = await readScreen(page);
  const kept = before.every((card) => after.hand.some((other) => nameOn(other) === nameOn(card)));
  if (!kept) throw new Error(`${name} reconnected to another hand: ${before} became ${after.hand}`);
}

const nameOn = (label: string): string => label.split(', ')[0] ?? '';
