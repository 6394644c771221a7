import { setTimeout as pause } from 'node:timers/promises';
import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { errors } from 'playwright-core';
import type { Camera } from '../camera';
import type { Faults } from '../faults';
import type { Person } from '../people';
import { readScreen, type ScreenState } from '../screenState';
import type { StandIns } from '../standIns';
import { type CityMemory, type CityTap, nextCityTap } from './cityTaps';

/** Time without a change after which a match counts as stuck, in milliseconds. */
const STANDSTILL = 60_000;

/** Decisions of events, by the text of the action bar; each is photographed once. */
const EVENTS: readonly (readonly [name: string, words: RegExp])[] = [
  ['gain', /it gains one/],
  ['claim', /won the wager/],
  ['champion', /The Champion strikes/],
  ['marauders', /Marauders take/],
];

export interface PlayedCity {
  taps: number;
  /** Number of taps by move; `look` for places and pools. */
  kinds: Record<string, number>;
  /** Events whose decision came up. */
  events: string[];
}

/** Number of taps after which everything has been tapped, and stand-ins play on. */
const TAPS = 70;

/** Events with a decision, which the stand-ins leave open for a picture. */
const EVENT_STAGES: readonly string[] = ['gain', 'claim', 'garrison', 'lose'];
const eventOf = ({ stages }: CommonView, seat: Seat): string | undefined =>
  EVENT_STAGES.find((stage) => stage === stages[seat]);

/** The scenes after the last tap. */
export interface Rest {
  standIns: StandIns;
  /**
   * One of the players asks for a hint.
   * @returns whether anybody had a choice to make
   */
  hint(): Promise<boolean>;
}

/**
 * Both players tap highlighted things, the first one trades once, one asks for a hint, and stand-ins play the match to
 * its end.
 */
export async function playCity(
  people: readonly [Person, Person],
  { standIns, hint }: Rest,
  camera: Camera,
  faults: Faults,
): Promise<PlayedCity> {
  const memories = people.map((): CityMemory => ({ tried: new Set(), place: '' }));
  const played: PlayedCity = { taps: 0, kinds: {}, events: [] };
  const left = new Set(['build', 'trade', 'hint']);
  const scenes = people.map((one, index) => new Scenes(one, camera, played, index === 0 ? left : new Set()));
  let lastTap = performance.now();
  for (;;) {
    const glances = await Promise.all(people.map(({ page }) => readScreen(page)));
    if (glances.every(({ over }) => over)) {
      if (left.has('hint')) faults.add('the match ended before a hint was requested');
      return played;
    }
    if (await anyScene(scenes, glances)) continue;
    if (played.taps >= TAPS) {
      // Nobody can be asked while the pages still show what happened.
      if (glances.every(({ lit }) => lit.length === 0)) {
        await pause(60);
        continue;
      }
      if (left.has('hint') && (await hint())) left.delete('hint');
      await standIns.goOn(eventOf);
      continue;
    }
    const taps = await Promise.all(
      people.map((person, index) =>
        tap(person, nextCityTap(glances[index] as ScreenState, memories[index] as CityMemory)),
      ),
    );
    for (const kind of taps.filter((one) => one !== undefined)) {
      played.kinds[kind] = (played.kinds[kind] ?? 0) + 1;
      played.taps += 1;
      lastTap = performance.now();
    }
    if (taps.every((one) => one === undefined)) await pause(60);
    if (performance.now() - lastTap > STANDSTILL) {
      faults.add(`no player can tap anything: ${JSON.stringify(glances)}`);
      return played;
    }
  }
}

/** Runs one scene at a time, of any person who has one. */
async function anyScene(scenes: readonly Scenes[], glances: readonly ScreenState[]): Promise<boolean> {
  for (const [index, scene] of scenes.entries()) if (await scene.come(glances[index] as ScreenState)) return true;
  return false;
}

/** @returns the kind of the tapped thing; `undefined` if it moved away */
export async function tap({ page }: Person, next: CityTap | undefined): Promise<string | undefined> {
  if (!next) return undefined;
  const target =
    next === 'close'
      ? page.getByRole('button', { name: 'Close', exact: true })
      : page.locator('[data-lit="true"]').nth(next.lit.index);
  try {
    await target.tap({ timeout: 3000 });
  } catch (error) {
    if (error instanceof errors.TimeoutError) return undefined;
    throw error;
  }
  return next === 'close' ? 'close' : (next.lit.move ?? 'look');
}

/** Sights to photograph, once each. */
class Scenes {
  constructor(
    private readonly person: Person,
    private readonly camera: Camera,
    private readonly played: PlayedCity,
    /** The sights that are still missing, except for the events. */
    private readonly left: Set<string>,
  ) {}

  /** @returns whether a scene took place, so that the pages must be read again */
  async come(glance: ScreenState): Promise<boolean> {
    const { page } = this.person;
    if (glance.sheet !== null || glance.pending) return false;
    const bar = (await page.getByRole('region', { name: 'What you can do' }).allTextContents()).join('');
    const event = EVENTS.find(([name, words]) => words.test(bar) && !this.played.events.includes(name));
    if (event) {
      this.played.events.push(event[0]);
      await this.look(`city-event-${event[0]}`);
      return true;
    }
    const places = glance.lit.filter(({ label }) => label.startsWith('Build: '));
    if (places.length > 1 && this.left.delete('build')) return this.build();
    const late = this.played.taps > 30 && glance.lit.some(({ move }) => move === 'endTurn');
    if (late && this.left.has('trade') && (await this.mayTrade()) && this.left.delete('trade')) return this.trade();
    return false;
  }

  /** Whether there is something to trade; the button is disabled otherwise. */
  private mayTrade(): Promise<boolean> {
    return this.person.page.getByRole('button', { name: 'Trade', exact: true, disabled: false }).isVisible();
  }

  private async build(): Promise<true> {
    const { page } = this.person;
    await this.look('city-board');
    await page
      .getByRole('button', { name: /^Build: .*side of the capital/ })
      .first()
      .tap();
    await this.look('city-build');
    await page.getByRole('button', { name: 'Close', exact: true }).tap();
    return true;
  }

  /** Composes an offer if there is something to give and to get, and sends it if it is fair. */
  private async trade(): Promise<true> {
    const { page } = this.person;
    await page.getByRole('button', { name: 'Trade', exact: true }).tap();
    await page.locator('dialog[open]').waitFor();
    const give = page.getByRole('group', { name: /^You give: / });
    const more = give.getByRole('button', { name: /^One more/, disabled: false });
    if ((await more.count()) > 0) await more.first().tap();
    const got = page
      .getByRole('group', { name: /^You get from / })
      .getByRole('button', { name: /^One more/, disabled: false });
    if ((await got.count()) > 0) await got.last().tap();
    await this.look('city-trade');
    const offer = page.locator('dialog[open] [data-move="offerTrade"]');
    if (await offer.isEnabled()) await offer.tap();
    else await page.getByRole('button', { name: 'Close', exact: true }).tap();
    return true;
  }

  private async look(view: string): Promise<void> {
    await this.camera.everyWay(this.person.page, view);
    await this.camera.check(this.person.page, view);
  }
}
