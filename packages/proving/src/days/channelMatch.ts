import { setTimeout as pause } from 'node:timers/promises';
import { type Random, seededRandom } from '@lantern/games/kit/random';
import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { type Tempo, usualTempo } from '@lantern/protocol/tempo';
import { MINUTE } from '@lantern/protocol/timeUnits';
import { beganWith } from '@lantern/server/src/days/dayCalls';
import { POSTS_PER_MINUTE } from '@lantern/server/src/hooks/hookSender';
import type { RunningMatch } from '@lantern/server/src/match/runningMatch';
import { hashKey } from '@lantern/server/src/rooms/access/keys';
import type { DayClockRecord } from '@lantern/server/src/store/days';
import { openRoom, start, startApp, stopApps, type TestApp } from '@lantern/server/src/testing/app';
import { type HttpsReceiver, httpsReceiver } from '@lantern/server/src/testing/httpsReceiver';
import { keptMatch } from '@lantern/server/src/testing/keptMatch';
import type { LookedAt } from '@lantern/server/src/testing/loggedSecrets';
import { type PushBrowser, type PushService, pushService } from '@lantern/server/src/testing/pushService';
import { type SmtpSink, smtpSink } from '@lantern/server/src/testing/smtpSink';
import { alwaysAsk } from './daySimulation';
import { until } from './until';

/** The persons; a bot has one more seat where the game has room for it. */
const PERSONS: readonly Seat[] = ['0', '1'];
const NAMES = ['Ana', 'Ben'];

/** Time between two looks at the channels: a room posts once in ten minutes. */
const POLL_INTERVAL_MS = 11 * MINUTE;

/** A Monday, 12:00 in Berlin. */
const MONDAY = Date.UTC(2026, 0, 5, 11);

/** No deadline: no reminder mixes with the calls of turns. */
const TEMPO: Tempo = { ...usualTempo('none', 'Europe/Berlin'), routine: false };
const READER = { language: 'en', zone: 'Europe/Berlin', quiet: { begins: 0, ends: 0 } };

/** The calls received by each channel, decisions made, and whether the match was played to its end. */
export interface ChannelLooks {
  decisions: number;
  pushes: number;
  mails: number;
  posts: number;
  ended: boolean;
  /** The secrets that every call was searched for. */
  secrets: number;
}

export interface ChannelResult {
  looks: ChannelLooks;
  faults: string[];
  /** The sentences of the calls, without names and times. */
  sentences: string[];
  log: LookedAt;
}

interface Receivers {
  push: PushService;
  smtp: SmtpSink;
  hook: HttpsReceiver;
}

/**
 * A match over days of two persons and a bot, all away, on a whole server with a local push service, mail server and
 * receiver of posts. Before each decision of a person time passes, and each channel must have received exactly the calls
 * of that decision. No call may contain a key, the code of the room, or a word of the state that watchers are not shown.
 */
export class ChannelMatch {
  private readonly looks = { decisions: 0, pushes: 0, mails: 0, posts: 0, ended: false, secrets: 0 };
  private readonly faults: string[] = [];
  private readonly sentences = new Set<string>();
  private readonly called = new Set<string>();
  private readonly browsers: PushBrowser[] = [];
  private readonly secrets = new Map<string, string>();
  /** When each post was due, by the clock of the process: the server limits posts by it. */
  private readonly postedAt: number[] = [];
  private readonly random: Random;
  private now = MONDAY;
  private matchId = '';

  private constructor(
    private readonly module: AnyModule,
    private readonly receivers: Receivers,
    private readonly most: number,
    seed: string,
  ) {
    this.random = seededRandom(`${seed}/channels`);
  }

  /** @param most maximum number of decisions of persons */
  static async play(module: AnyModule, seed: string, most: number): Promise<ChannelResult> {
    const receivers = { push: await pushService(), smtp: await smtpSink(), hook: await httpsReceiver() };
    const played = new ChannelMatch(module, receivers, most, seed);
    let log: LookedAt = { lines: 0, secrets: 0 };
    try {
      await played.run();
    } finally {
      log = await stopApps();
      for (const receiver of Object.values(receivers)) await receiver.close();
    }
    return { looks: played.looks, faults: played.faults, sentences: [...played.sentences].sort(), log };
  }

  private async run(): Promise<void> {
    const app = await this.server();
    await this.sitDown(app);
    for (;;) {
      await this.look(app, await this.awaited(app));
      if (this.looks.ended || this.looks.decisions >= this.most) break;
      // The server unloads a match at rest: the one before the look may be outdated.
      await this.decide(await this.awaited(app));
    }
    // Nothing is sent twice.
    await this.look(app, await this.awaited(app));
    this.looks.secrets = this.secrets.size;
    this.read();
  }

  /** Makes the move of one of the persons. */
  private async decide(match: RunningMatch): Promise<void> {
    const seat = PERSONS.find((person) => match.view(person).mustDecide) as Seat;
    const choice = this.module.bot(match.view(seat), seat, this.random);
    const outcome = choice && (await match.act({ seat, ...choice }));
    if (!outcome?.ok) throw new Error(`${this.module.id}: ${choice?.move} of seat ${seat} is refused`);
    this.looks.decisions++;
  }

  private server(): Promise<TestApp> {
    const { push, smtp, hook } = this.receivers;
    const env = {
      PUSH_SERVICES: push.url,
      PUBLIC_URL: 'https://play.example.org',
      HOOK_HOSTS: `hook.example:${hook.port}`,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'lantern@play.example.org',
      REQUESTS_PER_MINUTE: '100000',
    };
    const resolve = async () => [{ address: '127.0.0.1', family: 4 }];
    const hookConnection = { resolve, ca: hook.ca };
    return startApp({ modules: [this.module], env, hookConnection, wallTime: () => this.now, suspendAfter: 0 });
  }

  /** Seats two persons with all channels, and a bot; then deals. */
  private async sitDown(app: TestApp): Promise<void> {
    const { push, smtp, hook } = this.receivers;
    const players = Math.min(this.module.players.max, Math.max(3, this.module.players.min));
    const { room, hostKey, keys } = await openRoom(app, { game: this.module.id, players, tempo: TEMPO }, NAMES);
    const at = `/api/rooms/${room.code}`;
    for (const seat of seatsOf(players).slice(2)) await app.post(`${at}/seats/${seat}/bot`, {}, hostKey).expect(200);
    for (const [index, key] of keys.entries()) {
      const seat = `${at}/seats/${index}`;
      const browser = push.browser(`/${index}`);
      this.browsers.push(browser);
      await app.post(`${seat}/push`, { address: browser.address, ...READER }, key).expect(204);
      await app.post(`${seat}/mail`, { address: `${index}@example.org`, mode: 'each', ...READER }, key).expect(200);
      const link = /\/mail#confirm\.([\w.-]+)/.exec(smtp.mails.at(-1)?.text ?? '')?.[1];
      await app.post('/api/mail/confirm', { link }).expect(204);
      this.keep(`the key of seat ${index}`, key);
      this.keep('a push address', browser.address.endpoint, browser.address.keys.auth);
    }
    const url = `https://hook.example:${hook.port}/secret-path`;
    await app.post(`${at}/hooks`, { kind: 'json', url, events: ['turn', 'end'], language: 'en' }, hostKey).expect(201);
    this.keep('the key of the host', hostKey);
    this.keep('the address of a channel', 'secret-path');
    this.keep('the code of the room', room.code);
    smtp.mails.length = 0;
    this.matchId = String((await start(app, room.code, hostKey)).matchId);
    for (const [index, key] of keys.entries())
      await app.post(`${at}/seats/${index}/orders`, { orders: alwaysAsk(this.module) }, key).expect(200);
  }

  private keep(what: string, ...secrets: string[]): void {
    for (const secret of secrets) {
      this.secrets.set(secret, what);
      this.secrets.set(hashKey(secret), what);
    }
  }

  /** The match, once it waits for persons alone or is over. */
  private awaited(app: TestApp): Promise<RunningMatch> {
    return until(`${this.module.id} waits for no person`, async () => {
      const match = await app.parts.matches.open(this.matchId);
      if (!match || match.result()) return match;
      const deciding = seatsOf(match.players).filter((seat) => match.view(seat).mustDecide);
      return deciding.length > 0 && deciding.every((seat) => PERSONS.includes(seat)) ? match : undefined;
    });
  }

  /** Lets time pass, and compares what each channel has received with what it should. */
  private async look(app: TestApp, match: RunningMatch): Promise<void> {
    const clock = await keptMatch(app.parts.store, this.matchId).clock();
    if (!clock) throw new Error(`${this.module.id}: the match has no clock`);
    this.noteState((await keptMatch(app.parts.store, this.matchId).load())?.state.G);
    const expected = this.due(match, clock);
    if (expected.posts > 0) await this.belowTheLimit();
    this.now += POLL_INTERVAL_MS;
    await app.parts.dayCaller.beat();
    await until(
      'a post does not arrive',
      async () => this.receivers.hook.received.length >= this.looks.posts + expected.posts || undefined,
    ).catch(() => {});
    const { push, smtp, hook } = this.receivers;
    const paths = push.calls.slice(this.looks.pushes).map(({ path }) => path.slice(1));
    const mails = smtp.mails.slice(this.looks.mails).map(({ to }) => to.split('@')[0] as string);
    this.compare('pushes', paths, expected.persons);
    this.compare('mails', mails, expected.persons);
    this.compare(
      'posts',
      hook.received.slice(this.looks.posts).map(() => ''),
      Array(expected.posts).fill(''),
    );
    Object.assign(this.looks, { pushes: push.calls.length, mails: smtp.mails.length, posts: hook.received.length });
    this.looks.ended = match.result() !== null;
  }

  /** Waits until the server may post once more: the matches run faster than it may post to one host. */
  private async belowTheLimit(): Promise<void> {
    const latest = this.postedAt.at(-POSTS_PER_MINUTE + 1);
    if (latest !== undefined) await pause(Math.max(0, latest + 60_000 - performance.now()));
    this.postedAt.push(performance.now());
  }

  /** The due notifications: each person once for a turn, an aside, and the end; the room once for a turn and the end. */
  private due(match: RunningMatch, clock: DayClockRecord): { persons: Seat[]; posts: number } {
    const isEnd = match.result() !== null;
    const kind = isEnd ? 'end' : clock.kind;
    const isNew = (who: string) => {
      const key = `${who} ${kind} ${beganWith(clock)}`;
      return !this.called.has(key) && this.called.add(key);
    };
    const asked = PERSONS.filter((seat) => isEnd || (clock.owing.includes(seat) && match.view(seat).mustDecide));
    const persons = asked.filter(isNew);
    const isPosted = kind !== 'aside' && asked.length > 0 && isNew('room');
    return { persons, posts: isPosted ? 1 : 0 };
  }

  private compare(channel: string, received: readonly string[], expected: readonly string[]): void {
    const [got, due] = [[...received].sort().join(), [...expected].sort().join()];
    if (got === due && received.length === expected.length) return;
    this.faults.push(
      `decision ${this.looks.decisions}: ${channel} [${got}] ×${received.length} in place of [${due}] ×${expected.length}`,
    );
  }

  /** Registers the words of the state that watchers are not shown: names of cards and the like, and not plain words. */
  private noteState(G: unknown): void {
    const shown = new Set(wordsOf(this.module.view(G, null)));
    for (const word of wordsOf(G)) if (!shown.has(word)) this.secrets.set(word, 'a word of the hidden state');
  }

  private read(): void {
    const { push, smtp, hook } = this.receivers;
    const texts = [
      ...push.calls.map((call) => {
        const { title, body } = (this.browsers[Number(call.path.slice(1))] as PushBrowser).open(call).shown;
        return `${title}\n${body}`;
      }),
      ...smtp.mails.map(({ text }) => text),
      ...hook.received.map(({ body }) => body),
    ];
    for (const text of texts)
      for (const [secret, what] of this.secrets)
        if (text.includes(secret)) this.faults.push(`a notification contains ${what}`);
    for (const text of texts.slice(0, push.calls.length)) this.sentences.add(text.split('\n')[1] ?? '');
    for (const { body } of hook.received) this.sentences.add(JSON.parse(body).text);
  }
}

/** The texts in a value that look like names of cards, pieces or keys: longer ones with a capital, a digit or a hyphen. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 6 && /[A-Z0-9-]/.test(value.slice(1)) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsOf) : [];
}
