import { setTimeout as pause } from 'node:timers/promises';
import { strings } from '@lantern/games/crystal-city-catan/strings/en/index';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Page } from 'playwright-core';
import { post } from '../../rooms';
import type { Harness } from '../harness';
import { openRoom, sitDown, start } from '../lobby';
import type { Person } from '../people';
import { concede, keysOf, roomOf } from './wire';

const ABSENCE_SECONDS = 3;

/** The scenes of an evening in one room. */
class Night {
  readonly code: string;

  constructor(
    private readonly link: string,
    private readonly harness: Harness,
  ) {
    this.code = link.slice(-6);
  }

  room(): Promise<RoomView> {
    return roomOf(this.harness.address, this.code);
  }

  /** Waits for a condition of the server's room or of something else. */
  async until(what: string, holds: (room: RoomView) => boolean | Promise<boolean>): Promise<void> {
    const latest = performance.now() + 30_000;
    while (!(await holds(await this.room()))) {
      if (performance.now() > latest) throw new Error(`never happened: ${what}`);
      await pause(50);
    }
    this.harness.done(what);
  }

  /** Photographs a page on a phone in light and dark mode, and runs axe. */
  async look(page: Page, view: string): Promise<void> {
    const { camera } = this.harness;
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme });
      await camera.take(page, `room-${view}-phone-${theme}`);
    }
    await camera.check(page, `room-${view}`);
  }

  /** The host changes the order of the seats; the first player begins. */
  async order(host: Person): Promise<void> {
    const { page } = host;
    await page.getByRole('button', { name: 'More for Ben' }).tap();
    await page.getByRole('button', { name: 'Move up' }).waitFor();
    await this.look(page, 'seat');
    await page.getByRole('button', { name: 'Move up' }).tap();
    await this.until('seats change places', ({ seats }) => seats[0]?.name === 'Ben');
  }

  async pauseAndResume(host: Person, other: Person): Promise<void> {
    await menu(host, 'Pause the match');
    await other.page.getByText('The match is paused.').waitFor();
    await close(host.page);
    await this.look(host.page, 'paused');
    await host.page.getByRole('button', { name: 'Resume' }).tap();
    await this.until('a pause', ({ paused }) => !paused);
  }

  /** The loser accepts the rematch in the replay; a watcher sees the offer. */
  async rematch(host: Person, loser: Person, everybody: readonly Person[]): Promise<void> {
    const before = await this.room();
    await concede(this.harness.address, before, await keysOf(loser.page, this.code));
    for (const { page } of everybody) await page.getByRole('button', { name: 'Back to the room' }).waitFor();
    await this.until('the history', ({ history }) => history.length === 1);
    await this.look(host.page, 'end');
    const replay = loser.page.goto(`${this.link}/m/${before.matchId}`);
    await Promise.all([replay, host.page.getByRole('button', { name: 'Play again' }).tap()]);
    await loser.page.getByText(`${host.name} wants to play again.`).waitFor();
    await this.until('presence at a replay', ({ seats }) => seats.every(({ here }) => here));
    for (const { page } of everybody.filter((person) => person !== loser && person !== host))
      await page.getByText(`Waiting for ${loser.name}.`).first().waitFor();
    await host.page.getByRole('button', { name: `Start without ${loser.name}` }).waitFor();
    await this.look(host.page, 'offer-host');
    await this.look(loser.page, 'offer-replay');
    await loser.page.getByRole('button', { name: 'I’m in' }).tap();
    await this.until('a rematch with rotated seats', ({ matchId, seats }) => {
      return matchId !== before.matchId && seats[0]?.name === before.seats[1]?.name;
    });
    await loser.page.getByText('The next match has begun.').waitFor();
    if (await loser.page.getByText('You are the host now.').count())
      this.harness.faults.add('a guest whose seat has moved is shown as the host');
    await this.look(loser.page, 'begun-replay');
    await loser.page.getByRole('button', { name: 'Go to the match' }).tap();
    for (const { page } of everybody) await page.getByRole('main', { name: 'Board' }).waitFor();
    await this.until("the host's browser takes the new seat", async () => {
      return (await keysOf(host.page, this.code)).seat === '0';
    });
  }

  /** A player loses the network; a bot stands in after the absence time, and leaves when they are back. */
  async absence(host: Person, absent: Person): Promise<void> {
    const { hostKey } = await keysOf(host.page, this.code);
    const absence = { after: ABSENCE_SECONDS, by: 'bot' };
    await post(`${this.harness.address}/api/rooms/${this.code}/configure`, { absence }, hostKey);
    await this.harness.faults.duringOutage(async () => {
      await absent.context.setOffline(true);
      await host.page.getByText('Ben has lost the connection.').waitFor();
      await this.harness.camera.take(host.page, 'room-away-phone-dark');
      await this.until('a stand-in', ({ seats }) => seats.some(({ standIn }) => standIn === 'bot'));
      await absent.context.setOffline(false);
      await this.until('a return', ({ seats }) => seats.every(({ standIn, here }) => standIn === 'none' && here));
    });
  }

  async endByVote(person: Person, other: Person): Promise<void> {
    await menu(person, 'Vote to end the match');
    await other.page.getByText('Ana wants to end the match').waitFor();
    await this.harness.camera.take(other.page, 'room-vote-phone-dark');
    await other.page.getByRole('button', { name: 'I agree' }).tap();
    await this.until('an end by vote', ({ state, history }) => state === 'over' && history.at(-1)?.end === 'vote');
  }

  async anotherGame(host: Person, everybody: readonly Person[]): Promise<void> {
    for (const { page } of everybody) {
      const back = page.getByRole('button', { name: 'Back to the room' });
      await back.waitFor();
      await back.click();
    }
    await host.page.getByRole('button', { name: 'Another game' }).tap();
    await host.page.getByRole('button', { name: /^Crystal Wars/ }).waitFor();
    await this.look(host.page, 'games');
    await host.page.getByRole('button', { name: /^Crystal Wars/ }).tap();
    for (const { page } of everybody) await page.getByRole('heading', { name: 'Crystal Wars', level: 1 }).waitFor();
    await this.until('another game', ({ game, history }) => game === 'crystal-wars' && history.length === 2);
    await host.page.getByText('Matches played (2)').tap();
    await host.page.getByRole('heading', { name: 'This evening' }).scrollIntoViewIfNeeded();
    await this.look(host.page, 'evening');
  }

  async passHost(host: Person, heir: Person): Promise<void> {
    await host.page.getByRole('button', { name: `More for ${heir.name}` }).tap();
    await host.page.getByRole('button', { name: `Make ${heir.name} the host` }).tap();
    await heir.page.getByRole('button', { name: 'Start the match' }).waitFor();
    await this.until('another host', ({ hostSeat, seats }) => seats[Number(hostSeat)]?.name === heir.name);
  }

  /** The host starts the next match without a person who has not answered, who keeps the seat. */
  async startWithout(host: Person, silent: Person): Promise<void> {
    await host.page.getByRole('button', { name: 'Start the match' }).click();
    await silent.page.getByRole('button', { name: 'I’m in' }).waitFor();
    await this.look(silent.page, 'offer-room');
    await host.page.getByRole('button', { name: `Start without ${silent.name}` }).click();
    await this.until('a match of the other game', ({ state, seats }) => {
      return state === 'playing' && seats.some(({ name, kind }) => name === silent.name && kind === 'person');
    });
  }

  /** The seat and the role of the host move to another device; the former one watches. */
  async move(from: Person, to: Person): Promise<void> {
    const offered = from.page.waitForResponse(/\/hand-over$/);
    await from.page.getByRole('button', { name: 'Continue on another device' }).tap();
    const { token } = (await (await offered).json()) as { token: string };
    await from.page.getByRole('img', { name: /moves your seat/ }).waitFor();
    await this.look(from.page, 'hand-over');
    // The former device shows the message for a few seconds only.
    await to.page.goto(`${this.link}#device=${token}`);
    await Promise.all([
      from.page
        .getByText(/^Your seat was moved to another device/)
        .first()
        .waitFor(),
      to.page.getByRole('button', { name: 'Take this seat here' }).click(),
    ]);
    await to.page.getByRole('button', { name: 'Stand up' }).waitFor();
    if (to.page.url().includes(token)) throw new Error('the secret stays in the address');
    await from.page.getByRole('button', { name: 'Stand up' }).waitFor({ state: 'detached' });
    await this.until('another device', ({ watchers }) => watchers.includes(from.name));
  }
}

/** Runs the whole evening. Throws if a step fails. */
export async function roomNight(people: readonly Person[], harness: Harness): Promise<void> {
  const [ana, ben, watcher, desk] = people as [Person, Person, Person, Person];
  const everybody = [ana, ben, watcher];
  const link = await openRoom(ana, harness.address, strings.title);
  const night = new Night(link, harness);
  await Promise.all([sitDown(ben, link, 2), watcher.page.goto(link)]);
  await ana.page.getByText('Ben', { exact: true }).waitFor();
  await night.look(ana.page, 'open');
  await night.order(ana);
  await start(ana, everybody);
  await night.pauseAndResume(ana, ben);
  await night.rematch(ana, ben, everybody);
  await night.absence(ana, ben);
  await night.endByVote(ana, ben);
  await night.anotherGame(ana, everybody);
  await night.passHost(ana, ben);
  await night.move(ben, desk);
  await night.startWithout(desk, ana);
  for (const { page } of [...everybody, desk]) await page.getByRole('main', { name: 'Board' }).waitFor();
}

/** Taps an entry in the menu of the match. */
async function menu({ page }: Person, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Room and settings' }).tap();
  await page.getByRole('button', { name }).tap();
}

async function close(page: Page): Promise<void> {
  await page.locator('dialog[open]').getByRole('button', { name: 'Close', exact: true }).last().tap();
}
