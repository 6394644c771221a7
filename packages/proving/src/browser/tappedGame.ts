import type { CommonView } from '@lantern/games/module';
import { allowHints, askForHint } from './ahead/hints';
import type { Harness } from './harness';
import { sitDown, start } from './lobby';
import type { Person } from './people';
import type { Cast, Sights } from './scriptedMatch';
import { seeItAll } from './seeItAll';
import type { PlayedByTaps, TapAlong } from './tapAlong';

/** A game that two people begin by taps, and of which a whole match is watched. */
export interface TappedGame<View> {
  /** The first part of the names of the pictures. */
  name: string;
  cast: Cast;
  scenes: Sights<View> & { readonly seen: readonly string[] };
  mustBeSeen: readonly string[];
  /**
   * Opens a room with a seat for Ana.
   * @returns the link to it
   */
  open(ana: Person, address: string): Promise<string>;
  /** Fills the seats from the third on. */
  fill?(ana: Person): Promise<void>;
  play(people: readonly [Person, Person], along: TapAlong): Promise<PlayedByTaps>;
  /** Waits until the end is shown. */
  ended?(person: Person): Promise<void>;
}

/** Ana and Ben play for a while on their phones. Then Ana and a watcher see a match of bots. */
export async function playAndWatch<View extends CommonView>(harness: Harness, game: TappedGame<View>) {
  const { name, cast, scenes, mustBeSeen, ended } = game;
  const [ana, ben, watcher] = await Promise.all([
    harness.enter('Ana', 'phone'),
    harness.enter('Ben', 'phone'),
    harness.enter('Watcher', 'desktop'),
  ]);
  const played = await playByTaps([ana, ben, watcher], harness, game);
  await ben.page.close();
  console.log(`By taps: ${played.taps}: ${JSON.stringify(played.kinds)}`);
  await seeItAll<View>({ harness, cast, ana, watcher, scenes, name, ended });
  for (const sight of mustBeSeen) if (!scenes.seen.includes(sight)) harness.faults.add(`never happened: ${sight}`);
  return { ana, watcher, played };
}

async function playByTaps<View>(
  [ana, ben, watcher]: readonly [Person, Person, Person],
  { address, camera, faults }: Harness,
  { name, open, fill, play }: TappedGame<View>,
): Promise<PlayedByTaps> {
  const link = await open(ana, address);
  await sitDown(ben, link, 2);
  await ana.page.getByText('Ben', { exact: true }).waitFor();
  await fill?.(ana);
  await allowHints(ana);
  await Promise.all([start(ana, [ana, ben]), watcher.page.goto(link)]);
  const hint = () => askForHint({ address, camera, faults, name, players: [ana, ben], watcher });
  return play([ana, ben], { faults, hint });
}
