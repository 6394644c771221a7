import type { Server as HttpServer } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Server as Sockets } from 'socket.io';
import type { Bus } from '../cluster/bus/bus';
import type { RoomSubscriptions } from '../cluster/roomSubscriptions';
import type { MatchListener, RunningMatches } from '../match/api';
import type { Store } from '../store/store';

/** What is looked at whenever somebody asks for the metrics. */
export interface MetricsParts {
  store: Pick<Store, 'ready'>;
  bus: Pick<Bus, 'roundTrip'>;
  matches: Pick<RunningMatches, 'listen' | 'loaded'>;
  subscriptions: Pick<RoomSubscriptions, 'followedVersions'>;
  io: Sockets;
}

/** Upper ends of the classes of waiting times, in seconds. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * The numbers an operator watches, in Prometheus' form, of one server. A label says which game, which refusal, nothing
 * else: no match, room or person can be told from them.
 */
export class Metrics {
  readonly #registry = new Registry();
  readonly #refusals = new Counter({
    name: 'lantern_refusals_total',
    help: 'Requests and messages that were refused, by code.',
    labelNames: ['code'],
    registers: [this.#registry],
  });

  /** Counts what was refused to somebody. */
  readonly refused = (code: string): void => this.#refusals.inc({ code });

  /** Begins to watch, and tells it under `/metrics` of a server. */
  serve(server: HttpServer, parts: MetricsParts): void {
    collectDefaultMetrics({ register: this.#registry });
    this.#watchTables(parts.matches);
    this.#gauge('lantern_tables', 'Matches in memory.', () => parts.matches.loaded);
    this.#gauge('lantern_rooms', 'Rooms somebody has open here, or whose match is kept here.', () => {
      return parts.subscriptions.followedVersions().size;
    });
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

  #watchTables(matches: Pick<RunningMatches, 'listen'>): void {
    const registers = [this.#registry];
    const labelNames = ['game'] as const;
    const moves = new Counter({
      name: 'lantern_moves_total',
      help: 'Moves made here and kept.',
      labelNames,
      registers,
    });
    const frozen = new Counter({
      name: 'lantern_frozen_tables_total',
      help: 'Tables that were stopped because a move threw.',
      labelNames,
      registers,
    });
    const commits = new Histogram({
      name: 'lantern_commit_seconds',
      help: 'Time until the database has kept a move.',
      buckets: SECONDS,
      registers,
    });
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
    this.#gauge('lantern_bus_up', 'Whether servers hear of one another.', async () => {
      return Number((await bus.roundTrip()) !== undefined);
    });
    this.#gauge(
      'lantern_bus_lag_seconds',
      'Time to the bus between servers and back; none while it is away.',
      async () => {
        return (await bus.roundTrip()) ?? Number.NaN;
      },
    );
  }

  /** A number that is looked up when asked for. */
  #gauge(name: string, help: string, look: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.#registry],
      collect: async () => gauge.set(await look()),
    });
  }
}
