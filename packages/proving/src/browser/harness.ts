import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ParseArgsConfig } from 'node:util';
import type { AnyModule } from '@lantern/games/module';
import type { Browser } from 'playwright-core';
import { build, root } from '../build';
import { HOME_NAME, homeNetworkFlags, joinHomeNetwork } from '../homeNetwork';
import { readOptions, wholeNumber } from '../options';
import { gamesNamed } from '../play/game';
import { addNothing, ServerProcess } from '../serverProcess';
import { type Proof, skipped, UsageError } from '../verdict';
import { Camera } from './camera';
import { Faults } from './faults';
import { chromiumPath, type Device, launch, type Person, person } from './people';
import { shown } from './shown';

const OPTIONS = {
  port: { type: 'string' },
  built: { type: 'boolean' },
  screenshots: { type: 'boolean' },
  game: { type: 'string' },
  short: { type: 'boolean' },
} as const;

export const NO_CHROMIUM = 'there is no Chromium on this machine. Install it, or name it in CHROMIUM.';

/** The settings of a browser proof. */
export interface Setting {
  /** Name of its temporary folder. */
  name: string;
  /** Port of its server; `--port` overrides it. */
  port: number;
  /** Settings of the server on that port. */
  environment?: Record<string, string> | ((port: number) => Record<string, string>);
  /**
   * Opens its pages at a name in a home network instead of `localhost`: with `https` they can use all features of a
   * browser, with `http` only those allowed over plain HTTP.
   */
  homeNetwork?: 'http' | 'https';
  /** The games to choose from by `--game`; without them `--game` is not accepted. */
  games?: readonly AnyModule[];
  /** The format of its pictures; WebP by default. */
  format?: 'png' | 'webp';
  /** Whether to disable motion: animations on several pages keep a small machine busy. */
  still?: boolean;
  /** Computes the seed of all matches and bots, the same every time; random if absent. */
  seed?(): string;
  /** Expected lines in the server's log and the consoles. */
  expected?: RegExp;
  /** Its own options on the command line. */
  options?: NonNullable<ParseArgsConfig['options']>;
}

/** The parts of a browser proof: the built server, a camera, and the list of errors. */
export class Harness {
  readonly address: string;
  readonly faults: Faults;
  readonly camera: Camera;
  /** Whether to run the short form, as `.ci/run` does. */
  readonly short: boolean;
  readonly keepsPictures: boolean;
  /** The steps so far. */
  readonly seen: string[] = [];
  readonly #people: Person[] = [];

  constructor(
    readonly server: ServerProcess,
    private readonly chromium: Browser,
    /** Temporary folder of the proof. */
    readonly folder: string,
    pictures: { folder: string; format: 'png' | 'webp' },
    /** The games to check, if a run can choose. */
    readonly games: readonly AnyModule[],
    /** The options on the command line. */
    readonly given: Readonly<Record<string, unknown>> = {},
    private readonly setting: Pick<Setting, 'expected' | 'still'> = {},
    /** The seed of matches, if they have to be reproducible. */
    readonly seed?: string,
  ) {
    this.address = server.address;
    this.short = given.short === true;
    this.keepsPictures = given.screenshots === true;
    this.faults = new Faults(server.address, setting.expected);
    this.camera = new Camera(pictures.folder, this.faults, this.keepsPictures, pictures.format);
  }

  /** Adds a person with their own browser. */
  async enter(name: string, device: Device): Promise<Person> {
    // Without saved pictures phones are drawn with a quarter of the pixels, which is faster and has the same layout.
    const drawn = device === 'phone' && !this.keepsPictures ? 'coarse phone' : device;
    const somebody = await person(this.chromium, name, drawn, this.faults);
    if (this.setting.still) await somebody.page.emulateMedia({ reducedMotion: 'reduce' });
    if (this.seed !== undefined) await somebody.context.addInitScript(addNothing);
    this.#people.push(somebody);
    return somebody;
  }

  /** Records a step. */
  readonly done = (what: string): void => {
    this.seen.push(what);
    console.log(`  ${what}`);
  };

  /** Saves the current pages after a failure. */
  async lastSeen(): Promise<void> {
    for (const { name, page } of this.#people) {
      await page.screenshot({ path: join(this.folder, `failed-${name}.png`) }).catch(() => undefined);
      console.log(`${name} saw ${await shown(page).catch(String)}`);
    }
    console.log(`What the people saw last, and the server's log: ${this.folder}`);
  }
}

/**
 * Defines a proof with browsers. `--screenshots` saves its pictures in `screenshots/`; `--built` uses the existing
 * build.
 * @param play runs the scenes; returns results besides errors, pictures and findings of axe
 */
export function withHarness(setting: Setting, play: (harness: Harness) => Promise<Record<string, unknown>>): Proof {
  return async (argv) => {
    const given = readOptions(argv, { ...setting.options, ...OPTIONS });
    const games = gamesOf(setting, given.game);
    const executable = chromiumPath();
    if (!executable) return skipped(NO_CHROMIUM);
    if (!given.built) build();
    const folder = mkdtempSync(join(tmpdir(), `lantern-${setting.name}-`));
    const pictures = join(given.screenshots ? root : folder, 'screenshots');
    const port = wholeNumber('port', given.port, 1, setting.port);
    const seed = setting.seed?.();
    if (setting.homeNetwork) joinHomeNetwork();
    const hostname = setting.homeNetwork ? HOME_NAME : 'localhost';
    const server = new ServerProcess(folder, port, environmentOf(setting, port, seed), false, hostname);
    const secure = setting.homeNetwork === 'https' ? server.address : undefined;
    const chromium = await launch(executable, setting.homeNetwork && homeNetworkFlags(secure));
    const harness = new Harness(
      server,
      chromium,
      folder,
      { folder: pictures, format: given.screenshots ? (setting.format ?? 'webp') : 'png' },
      games,
      given,
      setting,
      seed,
    );
    const { camera, faults } = harness;
    let found: Record<string, unknown>;
    try {
      await server.start();
      found = await play(harness);
    } catch (error) {
      await harness.lastSeen();
      throw error;
    } finally {
      await chromium.close();
      await server.stop();
    }
    for (const line of server.errors()) if (!setting.expected?.test(line)) faults.add(`the server's log: ${line}`);
    console.log(`${camera.taken.length} pictures${given.screenshots ? shrunk(camera) : `: ${pictures}`}`);
    if (given.screenshots) rmSync(folder, { recursive: true });
    return {
      ok: faults.list.length === 0,
      found: { ...found, pictures: camera.taken.length, axe: camera.checked, faults: faults.list },
    };
  };
}

/**
 * Shrinks the saved pictures.
 * @returns their total size
 */
const shrunk = (camera: Camera): string => ` of ${Math.round(camera.shrink() / 1000)} kB`;

/** The games of a run. Throws `UsageError`. */
function gamesOf({ name, games }: Setting, named: string | undefined): readonly AnyModule[] {
  if (games) return gamesNamed(named, games);
  if (named !== undefined) throw new UsageError(`${name} takes no --game`);
  return [];
}

/** The environment of the server of a proof. */
function environmentOf({ environment }: Setting, port: number, seed: string | undefined): Record<string, string> {
  const given = typeof environment === 'function' ? environment(port) : environment;
  return { ...given, ...(seed !== undefined && { SEED: seed }) };
}
