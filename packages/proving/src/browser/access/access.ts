import { modules } from '@lantern/games/index';
import type { AnyModule } from '@lantern/games/module';
import { createRoom } from '../../rooms';
import { type Harness, withHarness } from '../harness';
import { comeIn, sitWithBots } from '../room/botTable';
import { lookAround } from './lookAround';

/** The smallest phone. */
const SIZE = { width: 360, height: 640 };

/** The pages that no other proof checks. */
const PAGES = ['/settings', '/about', '/nowhere', '/r/NOSUCH', '/tv/NOSUCH'];

/**
 * Runs axe on every sheet that a button of a room, of a table or of another sheet opens, on a small phone, and checks the
 * contrast in both themes. A sheet that several tables have is checked once. `--game` selects one game; `--built` uses the existing build.
 */
export const access = withHarness({ name: 'access', port: 8333, games: modules, still: true }, async (harness) => {
  const { page } = await harness.enter('Ana', 'phone');
  await page.setViewportSize(SIZE);
  for (const path of PAGES) {
    await page.goto(`${harness.address}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await harness.camera.bothThemes(page, path);
  }
  const seen = new Set<string>();
  const [first] = harness.games;
  if (first) await lookAtRoom(harness, first, seen);
  for (const game of harness.games) await lookAtTable(harness, game, seen);
  return { seen: harness.seen };
});

async function lookAtRoom(
  harness: Harness,
  { id: game, players, strings }: AnyModule,
  seen: Set<string>,
): Promise<void> {
  const { page } = await harness.enter('Host', 'phone');
  await page.setViewportSize(SIZE);
  const { room, hostKey, seat } = await createRoom(harness.address, game, players.min, 'Ana');
  await comeIn(page, harness.address, { code: room.code, hostKey, ...seat }, {});
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const opened = await lookAround(page, harness.camera, { view: 'room', title: strings.title, seen });
  harness.done(`room: ${opened.join('; ')}`);
  await page.close();
}

async function lookAtTable(harness: Harness, game: AnyModule, seen: Set<string>): Promise<void> {
  const { page } = await harness.enter(`Ana of ${game.id}`, 'phone');
  await page.setViewportSize(SIZE);
  await sitWithBots(page, harness.address, game, { sound: false });
  const opened = await lookAround(page, harness.camera, { view: game.id, title: game.strings.title, seen });
  harness.done(`${game.id}: ${opened.join('; ')}`);
  await page.close();
}
