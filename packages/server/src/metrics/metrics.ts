import type { Server as HttpServer } from 'node:http';
import { serverRefusals } from '@lantern/protocol/refusals.en';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Server as Sockets } from 'socket.io';
import type { Bus } from '../cluster/bus/bus';
import type { RoomSubscriptions } from '../cluster/roomSubscriptions';
import type { MatchListener, RunningMatches } from '../match/api';
import type { Store } from '../store/store';

/** What the metrics are collected from. */
export interface MetricsParts {
  /** The ids of the games on offer. */
  games: readonly string[];
  store: Pick<Store, 'ready'>;
  bus: Pick<Bus, 'roundTrip'>;
  matches: Pick<RunningMatches, 'listen' | 'loaded'>;
  subscriptions: Pick<RoomSubscriptions, 'followedVersions'>;
  io: Sockets;
}

/** Upper bounds of the histogram's buckets, in seconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Prometheus metrics of one server. Labels name games and refusal codes only, so that no match, room or person can be
 * identified. The names of the metrics are kept stable for dashboards, where `table` means a match. Counters with labels
 * start at 0, so that the first of a kind is an increase.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #refusals = new Counter({
    name: 'lantern_refusals_total',
    help: 'Requests and messages that were refused, by code.',
    labelNames: ['code'],
    registers: [this.#registry],
  });

  /** Counts a refusal. */
  readonly refused = (code: string): void => this.#refusals.inc({ code });

  /** Starts collecting, and serves the metrics under `/metrics`. */
  serve(server: HttpServer, parts: MetricsParts): void {
    collectDefaultMetrics({ register: this.#registry });
    for (const code of Object.keys(serverRefusals)) this.#refusals.inc({ code }, 0);
    this.#watchTables(parts.matches, parts.games);
    this.#gauge('lantern_tables', 'Matches in memory.', () => parts.matches.loaded);
    this.#gauge(
      'lantern_rooms',
      'Rooms with a subscription: open in a browser, or their match is owned by this server.',
      () => {
        return parts.subscriptions.followedVersions().size;
      },
    );
    this.#gauge('lantern_sockets', 'Open connections.', () => parts.io.engine.clientsCount);
    this.#gauge('lantern_store_up', 'Whether the database answers.', async () => Number(await parts.store.ready()));
    this.#watchBus(parts.bus);
    server.on('request', (request, response) => {
      if (request.url !== '/metrics') return void response.writeHead(404).end();
      this.#registry.metrics().then(
        (text) => response.writeHead(200, { 'Content-Type': this.#registry.contentType }).end(text),
        () => response.writeHead(500).end(),
      );
    });
  }

  #watchTables(matches: Pick<RunningMatches, 'listen'>, games: readonly string[]): void {
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
      help: 'Matches that were frozen because a move threw.',
      labelNames,
      registers,
    });
    const commits = new Histogram({
      name: 'lantern_commit_seconds',
      help: 'Duration of the commit of a move.',
      buckets: SECONDS,
      registers,
    });
    for (const game of games) for (const counter of [moves, frozen]) counter.inc({ game }, 0);
    const listener: MatchListener = {
      committed(match, seconds) {
        moves.inc({ game: match.module.id });
        commits.observe(seconds);
      },
      froze: (match) => frozen.inc({ game: match.module.id }),
    };
    matches.listen(listener);
  }

  #watchBus(bus: Pick<Bus, 'roundTrip'>): void {
    this.#gauge('lantern_bus_up', 'Whether the bus between servers answers.', async () => {
      return Number((await bus.roundTrip()) !== undefined);
    });
    this.#gauge(
      'lantern_bus_lag_seconds',
      'Round-trip time to the bus between servers; none while it is down.',
      async () => {
        return (await bus.roundTrip()) ?? Number.NaN;
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
