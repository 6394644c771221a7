import type { View as CavernsView } from '@lantern/games/crystal-caverns/board';
import { crystalCaverns } from '@lantern/games/crystal-caverns/game';
import { strings as caverns } from '@lantern/games/crystal-caverns/strings/en/index';
import { crystalCityCatan } from '@lantern/games/crystal-city-catan/game';
import { strings as city } from '@lantern/games/crystal-city-catan/strings/en/index';
import type { View as WarsView } from '@lantern/games/crystal-wars/board';
import { MAP_IDS, MAPS, mapsFor } from '@lantern/games/crystal-wars/data/maps';
import { crystalWars } from '@lantern/games/crystal-wars/game';
import { strings as wars } from '@lantern/games/crystal-wars/strings/en/index';
import { improvisedDungeonCrawl } from '@lantern/games/improvised-dungeon-crawl/game';
import { strings as crawl } from '@lantern/games/improvised-dungeon-crawl/strings/en/index';
import type { CommonView } from '@lantern/games/module';
import { analyseFromEnd } from '../ahead/analysis';
import { allowHints, askForHint } from '../ahead/hints';
import { type Harness, withHarness } from '../harness';
import { openRoom, sitDown, start } from '../lobby';
import type { Person } from '../people';
import { type Cast, ScriptedMatch } from '../scriptedMatch';
import { comeTo, seatEverybody } from '../seated';
import { settle } from '../settle';
import { tapAnything } from '../tapping';
import { cavernsSights } from './cavernsSights';
import { citySights } from './citySights';
import { crawlSights } from './crawlSights';
import { lookOn, type Sights, seedThatShows } from './sights';
import { warsSights } from './warsSights';

const FIRST_PORT = 8311;

interface Shown<View = never> {
  /** The first part of the names of the pictures. */
  name: string;
  /** What is chosen when a room is opened by taps. */
  room: { title: string; choose: readonly string[] };
  cast: Cast;
  sights: Sights<View>;
  /** Further matches that are photographed once a condition holds. */
  pictures?: readonly { name: string; cast: Cast; when(view: View): boolean }[];
}

const radio = (label: string | undefined): string => `role=radio[name=/^${label}/]`;
const toggle = (label: string | undefined): string => `role=switch[name=/^${label}/]`;
const EVERY_OPTION = 'text="Every option"';

const SHOWN: readonly Shown[] = [
  {
    name: 'caverns',
    room: { title: caverns.title, choose: [radio(caverns.presets.gentle?.label)] },
    cast: {
      module: crystalCaverns,
      names: ['Ana', 'Zoe', 'Tom'],
      // Ana is a wizard and casts at will.
      options: {
        ...crystalCaverns.options.presets.find(({ id }) => id === 'gentle')?.options,
        classes: 'assigned',
        colours: ['red', 'blue', 'black'],
      },
      seat: '0',
    },
    sights: cavernsSights,
  } satisfies Shown<CavernsView>,
  {
    name: 'city',
    room: { title: city.title, choose: [radio(city.presets.short?.label)] },
    cast: { module: crystalCityCatan, names: ['Ana', 'Zoe'], options: { victoryPoints: 8 }, seat: '0' },
    sights: citySights,
  },
  {
    name: 'crawl',
    room: {
      title: crawl.title,
      choose: [EVERY_OPTION, radio(crawl.options.loot?.values?.vote), toggle(crawl.options.elites?.label)],
    },
    cast: {
      module: improvisedDungeonCrawl,
      names: ['Zoe', 'Ben', 'Cleo', 'Ana'],
      options: { loot: 'vote', elites: true },
      seat: '3',
    },
    sights: crawlSights,
  },
  {
    name: 'wars',
    room: { title: wars.title, choose: [EVERY_OPTION, toggle(wars.options.diplomats?.label)] },
    cast: {
      module: crystalWars,
      names: ['Ana', 'Zoe'],
      options: { diplomats: true, roundLimit: 10 },
      seat: '0',
    },
    sights: warsSights,
    pictures: MAP_IDS.map((map) => {
      const { scenario, players, swamps } = MAPS[map];
      // The only map for a number of players is the default and not offered as a choice.
      const chosen = mapsFor(scenario, players).length > 1 ? map : 'auto';
      const options = { scenario, map: chosen, swamps: swamps.length > 0 };
      const names = ['Zoe', 'Tom', 'Kim', 'Lou'].slice(0, players);
      return {
        name: `map-${map}`,
        cast: { module: crystalWars, names, options, seat: '0' },
        when: ({ round }) => round.number >= 3,
      };
    }),
  } satisfies Shown<WarsView>,
];

/**
 * Two phones start a match of a game and tap highlighted elements, until one is given a hint. Then a match of bots is
 * watched from one seat to its end, where it is analysed: every sight of its table is photographed and checked by axe.
 * `--screenshots` saves the pictures in `screenshots/`; `--built` uses the existing build. Colossal Cave has the proof
 * `browser`.
 */
export const games = new Map(
  SHOWN.map((shown, at) => [
    shown.name,
    withHarness(
      {
        name: shown.name,
        port: FIRST_PORT + at,
        environment: { BOT_PACE: '0.05' },
        seed: () => seedThatShows(shown.cast, shown.sights),
      },
      (harness) => show(shown as Shown<CommonView>, harness),
    ),
  ]),
);

async function show(shown: Shown<CommonView>, harness: Harness): Promise<{ taps: object; seen: string[] }> {
  const { name, cast, sights, pictures = [] } = shown;
  const { address, camera, seed = '' } = harness;
  const ana = await harness.enter('Ana', 'phone');
  const watcher = await harness.enter('Watcher', 'desktop');
  const taps = await playByTaps(shown, ana, watcher, harness);
  harness.done(`${name}: by taps: ${JSON.stringify(taps)}`);
  const seated = await seatEverybody(address, cast);
  const match = new ScriptedMatch<CommonView>(address, cast, seated, seed);
  await comeTo(ana, address, seated, cast.seat);
  const seen = await lookOn(harness, match, ana, sights, name);
  match.leave();
  await comeTo(watcher, address, seated);
  for (const person of [ana, watcher]) await showResult(person);
  await camera.everyWay(ana.page, `${name}-end`);
  await camera.check(ana.page, `${name}-end`);
  await analyseFromEnd(ana, harness, name);
  await watcher.page.getByRole('button', { name: 'Close', exact: true }).first().click();
  await camera.take(watcher.page, `${name}-watcher-desktop-dark`);
  harness.done(`${name}: seen: ${seen.join(', ')}`);
  for (const picture of pictures) await photograph(picture, name, watcher, harness);
  return { taps, seen };
}

/** Number of moves by taps before the hint. */
const MOVES_BEFORE_HINT = 25;

/** Ana opens a room, Ben sits down, bots take the other seats. */
async function playByTaps(
  { name, room }: Shown<CommonView>,
  ana: Person,
  watcher: Person,
  harness: Harness,
): Promise<Record<string, number>> {
  const { address, camera } = harness;
  // One person rolls by hand; the dice of the other roll automatically.
  await ana.page.goto(address);
  await ana.page.evaluate(() => localStorage.setItem('lantern.settings', '{"speed":"quick","autoRoll":false}'));
  const link = await openRoom(ana, address, room.title, room.choose);
  const ben = await harness.enter('Ben', 'phone');
  await sitDown(ben, link, 2);
  await ana.page.getByText('Ben', { exact: true }).waitFor();
  const bot = (seat: number) => ana.page.getByRole('button', { name: `Put a bot on seat ${seat}` });
  for (let seat = 3; await bot(seat).isVisible(); seat++) {
    await bot(seat).tap();
    await bot(seat).waitFor({ state: 'detached' });
  }
  await allowHints(ana);
  await start(ana, [ana, ben]);
  await camera.everyWay(ana.page, `${name}-start`);
  await camera.check(ana.page, `${name}-start`);
  await watcher.page.goto(link);
  const players = [ana, ben];
  const { kinds } = await tapAnything(players, MOVES_BEFORE_HINT);
  while (!(await askForHint(harness, { name, players, watcher }))) await tapAnything(players, 1);
  await ben.page.close();
  return kinds;
}

/** Time within which the result opens after its button is tapped. */
const OPEN_TIMEOUT_MS = 3000;

/** A person who was closing another sheet at that moment may have closed the result too. */
async function showResult({ page }: Person): Promise<void> {
  const sheet = page.getByRole('button', { name: 'Back to the room' });
  const result = page.getByRole('button', { name: 'Result' });
  await result.waitFor({ state: 'attached' });
  await settle(page);
  // The page of the result may open by itself between the look and the click, and then covers the button. The click ends
  // before anything else is done: a click that waits on would open the result again later.
  if (!(await sheet.isVisible())) await result.click({ timeout: OPEN_TIMEOUT_MS }).catch(() => undefined);
  await sheet.waitFor();
}

/** Photographs a match of bots as a watcher sees it, also with simulated colour vision. */
async function photograph(
  { name, cast, when }: NonNullable<Shown<CommonView>['pictures']>[number],
  game: string,
  watcher: Person,
  { address, camera, seed = '' }: Harness,
): Promise<void> {
  const seated = await seatEverybody(address, cast);
  const match = new ScriptedMatch<CommonView>(address, cast, seated, seed);
  await match.playUntil(when);
  match.leave();
  await comeTo(watcher, address, seated);
  await camera.everyWay(watcher.page, `${game}-${name}`);
  await camera.colourBlind(watcher.page, `${game}-${name}`);
}
