import { strings } from '@lantern/games/colossal-cave/strings/en/index';
import { analyseFromEnd } from './ahead/analysis';
import { allowHints } from './ahead/hints';
import { type Harness, withHarness } from './harness';
import { incidentsOf } from './incidents';
import { openRoom, sitDown, start } from './lobby';
import type { Person } from './people';
import { type Tapped, tapAnything } from './tapping';

/** Three players, with many treasures, and taps on "Less" that reduce the round limit from 100 to 20. */
const CHOICES = [
  'role=group[name="Players"] >> role=button[name="Less"]',
  `role=radio[name=/^${strings.presets.rich?.label}/]`,
  'text="Every option"',
  ...Array<string>(8).fill(`role=group[name="${strings.options.roundLimit?.label}"] >> role=button[name="Less"]`),
];

/**
 * Three phones and a desktop watcher play a match through the pages of the built server. `--screenshots` saves the
 * pictures in `screenshots/`; `--built` uses the existing build.
 */
export const browser = withHarness({ name: 'browser', port: 8310, format: 'png' }, async (harness) => {
  const everybody = await Promise.all([
    harness.enter('Ana', 'phone'),
    harness.enter('Ben', 'phone'),
    harness.enter('Cleo', 'phone'),
    harness.enter('Watcher', 'desktop'),
  ]);
  const { kinds } = await playSession(everybody, harness);
  const { camera, faults } = harness;
  console.log(`Taps: ${JSON.stringify(kinds)}`);
  console.log(`axe checked: ${camera.checked.join('; ')}`);
  console.log(faults.list.length === 0 ? 'No faults.' : `${faults.list.length} faults:\n  ${faults.list.join('\n  ')}`);
  return { kinds };
});

async function playSession(everybody: readonly [Person, Person, Person, Person], harness: Harness): Promise<Tapped> {
  const { server, camera, faults } = harness;
  const [ana, ben, cleo, watcher] = everybody;
  console.log('A room is opened');
  const link = await openRoom(ana, server.address, strings.title, CHOICES, camera);
  await Promise.all([sitDown(ben, link, 2), sitDown(cleo, link, 3), watcher.page.goto(link)]);
  await ana.page.getByText('Cleo', { exact: true }).waitFor();
  await camera.everyWay(ana.page, 'room');
  await camera.check(ana.page, 'room');
  await allowHints(ana);
  console.log('The match begins');
  await start(ana, everybody);
  const incidents = incidentsOf({ harness, people: [ana, ben, cleo], watcher });
  const played = await tapAnything([ana, ben, cleo], undefined, incidents);
  for (const { page } of everybody) await page.getByRole('button', { name: 'Back to the room' }).waitFor();
  await camera.everyWay(ana.page, 'table-end');
  await camera.check(ana.page, 'table, end');
  await analyseFromEnd(ana, harness, 'table');
  for (const path of ['settings', 'about']) {
    await watcher.page.goto(`${server.address}/${path}`);
    await watcher.page.getByRole('heading', { level: 1 }).waitFor();
    await camera.check(watcher.page, path);
  }
  for (const name of played.missed) faults.add(`never happened: ${name}`);
  return played;
}
