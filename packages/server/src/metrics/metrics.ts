import type { Server as HttpServer } from 'node:http';
import { serverRefusals } from '@lantern/protocol/refusals.en';
import { MINUTE } from '@lantern/protocol/timeUnits';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Server as Sockets } from 'socket.io';
import type { Bus } from '../cluster/bus/bus';
import type { RoomSubscriptions } from '../cluster/roomSubscriptions';
import { sharedAnswer } from '../http/sharedAnswer';
import type { Matches } from '../match/matches';
import type { MatchListener } from '../match/runningMatch';
import type { StoreFigures } from '../store/maintenance';
import type { Store } from '../store/store';
import { COMMIT, VERSION } from '../version';
import { CALL_CHANNELS, CALL_OUTCOMES, type DayCounters, OVERDUE_BY } from './dayCounters';

export interface MetricsParts {
  /** The ids of the games on offer. */
  games: readonly string[];
  store: Pick<Store, 'ready' | 'oldestWrite' | 'maintenance' | 'days'>;
  bus: Pick<Bus, 'roundTrip'>;
  matches: Pick<Matches, 'listen' | 'loaded'>;
  subscriptions: Pick<RoomSubscriptions, 'followedVersions' | 'listen'>;
  io: Sockets;
  /** Milliseconds since 1970 by the wall clock. */
  wallTime(): number;
}

/** Maximum age of the figures about matches over days, in milliseconds: limits the queries to the database. */
const FIGURES_AGE = 10_000;

/** Upper bounds of the histogram's buckets, in seconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Prometheus metrics of one server. Labels name games and refusal codes only, so that no match, room or person can be
 * identified. The names of the metrics are kept stable for dashboards, where `table` means a match. Counters with
 * labels start at 0, so that the first event of a kind is an increase.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #refusals = new Counter({
    name: 'lantern_refusals_total',
    help: 'Requests and messages that were refused, by code.',
    labelNames: ['code'],
    registers: [this.#registry],
  });

  readonly #answers = new Histogram({
    name: 'lantern_http_seconds',
    help: 'Duration of HTTP requests, by the pattern of their route; static for pages and files.',
    labelNames: ['route'],
    buckets: SECONDS,
    registers: [this.#registry],
  });

  readonly #calls = new Counter({
    name: 'lantern_calls_total',
    help: 'Notifications of matches over days, by channel and outcome.',
    labelNames: ['channel', 'outcome'],
    registers: [this.#registry],
  });
  readonly #overdue = new Counter({
    name: 'lantern_overdue_total',
    help: 'Turns over days that ran out of time, by what followed.',
    labelNames: ['by'],
    registers: [this.#registry],
  });

  readonly refused = (code: string): void => this.#refusals.inc({ code });
  readonly answered = (route: string, seconds: number): void => this.#answers.observe({ route }, seconds);

  /** Counts the events of matches over days. */
  readonly dayCounters: DayCounters = {
    called: (channel, outcome) => this.#calls.inc({ channel, outcome }),
    overdue: (by) => this.#overdue.inc({ by }),
  };

  /** Starts collecting, and serves the metrics under `/metrics`. */
  serve(server: HttpServer, parts: MetricsParts): void {
    collectDefaultMetrics({ register: this.#registry });
    for (const code of Object.keys(serverRefusals)) this.#refusals.inc({ code }, 0);
    this.#tellBuild();
    this.#watchTables(parts.matches, parts.games);
    this.#watchStore(parts);
    this.#gauge('lantern_tables', 'Matches in memory.', () => parts.matches.loaded);
    this.#gauge(
      'lantern_rooms',
      'Rooms with a subscription: open in a browser, or their match is owned by this server.',
      () => {
        return parts.subscriptions.followedVersions().size;
      },
    );
    this.#gauge('lantern_sockets', 'Open connections.', () => parts.io.engine.clientsCount);
    this.#gauge('lantern_store_up', '1 if the database answers, otherwise 0.', async () =>
      Number(await parts.store.ready()),
    );
    this.#gauge(
      'lantern_oldest_write_seconds',
      'How long the oldest write has been waiting for the database; 0 if none is pending.',
      () => parts.store.oldestWrite / 1000,
    );
    this.#watchSize(parts.store);
    this.#watchBus(parts.bus);
    this.#watchDays(parts);
    server.on('request', (request, response) => {
      if (request.url !== '/metrics') return void response.writeHead(404).end();
      this.#registry.metrics().then(
        (text) => response.writeHead(200, { 'Content-Type': this.#registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
  }

  #tellBuild(): void {
    const labelNames = ['version', 'commit', 'node'];
    const registers = [this.#registry];
    const build = new Gauge({
      name: 'lantern_build_info',
      help: 'Always 1; the labels name the build and its Node.',
      labelNames,
      registers,
    });
    build.set({ version: VERSION, commit: COMMIT ?? 'unknown', node: process.version }, 1);
  }

  #watchTables(matches: Pick<Matches, 'listen'>, games: readonly string[]): void {
    const registers = [this.#registry];
    const labelNames = ['game'] as const;
    const moves = new Counter({
      name: 'lantern_moves_total',
      help: 'Moves accepted and committed here.',
      labelNames,
      registers,
    });
    const frozen = new Counter({
      name: 'lantern_frozen_tables_total',
      help: 'Matches that were frozen because a move threw an error.',
      labelNames,
      registers,
    });
    const begun = new Counter({
      name: 'lantern_matches_begun_total',
      help: 'Matches dealt here.',
      labelNames,
      registers,
    });
    const ended = new Counter({
      name: 'lantern_matches_ended_total',
      help: 'Matches that a move made here ended with a result.',
      labelNames,
      registers,
    });
    const commits = new Histogram({
      name: 'lantern_commit_seconds',
      help: 'Duration of the commit of a move.',
      buckets: SECONDS,
      registers,
    });
    for (const game of games) for (const counter of [moves, frozen, begun, ended]) counter.inc({ game }, 0);
    const listener: MatchListener = {
      committed(match, seconds) {
        moves.inc({ game: match.module.id });
        commits.observe(seconds);
      },
      dealt: (match) => begun.inc({ game: match.module.id }),
      ended: (match) => ended.inc({ game: match.module.id }),
      froze: (match) => frozen.inc({ game: match.module.id }),
    };
    matches.listen(listener);
  }

  /** The size of the store, queried at most once a minute. */
  #watchSize({ maintenance }: MetricsParts['store']): void {
    const figures = sharedAnswer(MINUTE, () => maintenance.figures().catch(() => undefined));
    const gauge = (name: string, help: string, of: (figures: StoreFigures) => number) =>
      this.#gauge(name, help, async () => {
        const known = await figures();
        return known ? of(known) : Number.NaN;
      });
    gauge('lantern_stored_rooms', 'Rooms in the database, of all servers.', ({ rooms }) => rooms);
    gauge('lantern_stored_rooms_playing', 'Rooms in the database with a running match.', ({ playing }) => playing);
    gauge('lantern_store_bytes', 'Size of the database.', ({ bytes }) => bytes);
    gauge(
      'lantern_last_backup_age_seconds',
      'Time since `admin backup` last copied the database (SQLite); NaN if it never did.',
      ({ backedUpAt }) => (backedUpAt === null ? Number.NaN : (Date.now() - backedUpAt) / 1000),
    );
  }

  /** Counts the matches and rooms of which the store has lost committed changes. */
  #watchStore({ matches, subscriptions }: Pick<MetricsParts, 'matches' | 'subscriptions'>): void {
    const wentBack = new Counter({
      name: 'lantern_store_went_back_total',
      help: 'Matches and rooms whose last committed changes the database has lost; they continue from the last stored one.',
      registers: [this.#registry],
    });
    const counted = { wentBack: () => wentBack.inc() };
    matches.listen(counted);
    subscriptions.listen(counted);
  }

  #watchBus(bus: Pick<Bus, 'roundTrip'>): void {
    this.#gauge('lantern_bus_up', '1 if the bus between servers answers, otherwise 0.', async () => {
      return Number((await bus.roundTrip()) !== undefined);
    });
    this.#gauge(
      'lantern_bus_lag_seconds',
      'Round-trip time to the bus between servers; NaN while it is down.',
      async () => {
        return (await bus.roundTrip()) ?? Number.NaN;
      },
    );
  }

  #watchDays({ store, wallTime }: MetricsParts): void {
    for (const channel of CALL_CHANNELS) for (const outcome of CALL_OUTCOMES) this.#calls.inc({ channel, outcome }, 0);
    for (const by of OVERDUE_BY) this.#overdue.inc({ by }, 0);
    const figures = sharedAnswer(FIGURES_AGE, () => store.days.figures(wallTime()).catch(() => undefined));
    this.#gauge('lantern_day_matches', 'Running matches over days, on all servers.', async () => {
      return (await figures())?.matches ?? Number.NaN;
    });
    this.#gauge(
      'lantern_day_clock_lag_seconds',
      'How long the oldest due clock over days has been waiting.',
      async () => {
        const found = await figures();
        if (!found) return Number.NaN;
        return found.dueSince === null ? 0 : Math.max(0, (wallTime() - found.dueSince) / 1000);
      },
    );
  }

  /** A gauge whose value is read when it is collected. */
  #gauge(name: string, help: string, look: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect: async () => gauge.set(await look()),
    });
  }
}
