import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { readOptions, wholeNumber } from '../options';
import { addNothing, ServerProcess } from '../serverProcess';
import type { Proof, Verdict } from '../verdict';
import { Camera } from './camera';
import { Faults } from './faults';
import { chromiumPath, type Device, launch, type Person, person } from './people';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const OPTIONS = {
  port: { type: 'string' },
  built: { type: 'boolean' },
  screenshots: { type: 'boolean' },
  game: { type: 'string' },
  short: { type: 'boolean' },
} as const;

/** How an evening in browsers is set up. */
export interface Setting {
  /** Names its temporary folder. */
  name: string;
  /** Port of its server, unless `--port` names another. */
  port: number;
  /** Settings of the server on that port. */
  environment?: Record<string, string> | ((port: number) => Record<string, string>);
  /** How its pictures are kept; WebP if nothing is said. */
  format?: 'png' | 'webp';
  /** Nothing moves on its pages: what pulses on several of them keeps a small machine busy painting. */
  still?: boolean;
  /** Finds what all matches are dealt from, and bots choose from: the same every time. By chance if nothing is said. */
  seed?(): string;
  /** Lines in the server's log and the consoles that are meant to be there. */
  expected?: RegExp;
}

/** Where people meet in browsers: the built server, a camera, and a list of all that goes wrong. */
export class Harness {
  readonly address: string;
  readonly faults: Faults;
  readonly camera: Camera;
  /** What has come to pass. */
  readonly seen: string[] = [];
  readonly #people: Person[] = [];

  constructor(
    readonly server: ServerProcess,
    private readonly chromium: Browser,
    /** For what is kept until the end of the evening. */
    readonly folder: string,
    pictures: { folder: string; format: 'png' | 'webp' },
    /** The one game to look at, where a run can be about one of several. */
    readonly game?: string,
    /** The form that `.ci/run` has time for, where a run has one. */
    readonly short = false,
    /** Pictures are kept: somebody wants to look at them. */
    readonly keepsPictures = false,
    private readonly setting: Pick<Setting, 'expected' | 'still'> = {},
    /** What matches are dealt from, where it is the same every time. */
    readonly seed?: string,
  ) {
    this.address = server.address;
    this.faults = new Faults(server.address, setting.expected);
    this.camera = new Camera(pictures.folder, this.faults, pictures.format);
  }

  /** Somebody comes, with a browser of their own. */
  async enter(name: string, device: Device): Promise<Person> {
    // Nobody looks at pictures that are not kept: a quarter of the pixels is drawn sooner, and laid out alike.
    const drawn = device === 'phone' && !this.keepsPictures ? 'coarse phone' : device;
    const somebody = await person(this.chromium, name, drawn, this.faults);
    if (this.setting.still) await somebody.page.emulateMedia({ reducedMotion: 'reduce' });
    if (this.seed !== undefined) await somebody.context.addInitScript(addNothing);
    this.#people.push(somebody);
    return somebody;
  }

  /** Notes that something has come to pass. */
  done(what: string): void {
    this.seen.push(what);
    console.log(`  ${what}`);
  }

  /** Keeps what everybody sees at the moment something has failed. */
  async lastSeen(): Promise<void> {
    for (const { name, page } of this.#people) {
      await page.screenshot({ path: join(this.folder, `failed-${name}.png`) }).catch(() => undefined);
    }
    console.log(`What the people saw last, and the server's log: ${this.folder}`);
  }
}

/**
 * A proof that an evening in browsers goes as it should. `--screenshots` keeps its pictures in `screenshots/`;
 * `--built` takes the build that is there. @param play what happens; returns what was found beside faults, pictures and
 * what axe looked at
 */
export function withHarness(setting: Setting, play: (harness: Harness) => Promise<Record<string, unknown>>): Proof {
  return async (argv) => {
    const given = readOptions(argv, OPTIONS);
    const executable = chromiumPath();
    if (!executable) return withoutChromium();
    if (!given.built) build();
    const folder = mkdtempSync(join(tmpdir(), `lantern-${setting.name}-`));
    const pictures = given.screenshots ? join(root, 'screenshots') : join(folder, 'screenshots');
    const port = wholeNumber('port', given.port, 1, setting.port);
    const seed = setting.seed?.();
    const server = new ServerProcess(folder, port, environmentOf(setting, port, seed));
    const chromium = await launch(executable);
    const harness = new Harness(
      server,
      chromium,
      folder,
      { folder: pictures, format: given.screenshots ? (setting.format ?? 'webp') : 'png' },
      given.game,
      given.short,
      given.screenshots,
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
    if (given.screenshots) {
      console.log(`${camera.taken.length} pictures of ${Math.round(camera.shrink() / 1000)} kB`);
      rmSync(folder, { recursive: true });
    } else console.log(`${camera.taken.length} pictures: ${pictures}`);
    return {
      ok: faults.list.length === 0,
      found: { ...found, pictures: camera.taken.length, axe: camera.checked, faults: faults.list },
    };
  };
}

/** The settings of the server of an evening. */
function environmentOf({ environment }: Setting, port: number, seed: string | undefined): Record<string, string> {
  const given = typeof environment === 'function' ? environment(port) : environment;
  return { ...given, ...(seed !== undefined && { SEED: seed }) };
}

/** Builds what the browsers are to see. */
export function build(): void {
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: root, stdio: 'ignore' });
}

/** What is said on a machine that has no Chromium: skipped out loud on a laptop, never in CI. */
export function withoutChromium(): Verdict {
  console.log('SKIPPED: there is no Chromium on this machine. Install it, or name it in CHROMIUM.');
  return { ok: process.env.CI !== 'true', found: { skipped: 'no Chromium' } };
}
