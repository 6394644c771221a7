import * as v from 'valibot';
import { COMMON_SERVICES } from './notify/pushServices';
import type { Keep } from './rooms/lifecycle/retention';
import { DATABASE_URL, DATABASE_URL_FORM } from './store/open';

/** Everything the environment decides, checked. */
export interface Config {
  port: number;
  host: string;
  /** `sqlite:<file>`, relative to the working folder, or `postgres://…`. */
  databaseUrl: string;
  /** `redis://…` or `rediss://…`, through which several servers tell one another the news; none for a single server. */
  redisUrl: string | null;
  /** Address under which people reach the server, without a trailing slash; printed and put in the QR code. */
  publicUrl: string | null;
  /** The path of that address, beneath which everything is served: `/games/lantern`, or empty. */
  basePath: string;
  /** Origins other than the server's own whose pages may use it, e.g. `https://example.org`. */
  allowedOrigins: string[];
  logLevel: (typeof LOG_LEVELS)[number];
  /** Number of proxies in front that add to `X-Forwarded-For`; 0 believes nobody. */
  trustProxy: number;
  /** Factor on the thinking time of seats played by the server; 0 makes them answer at once. */
  botPace: number;
  limits: Limits;
  /** Connections that one room may have, and as many its match. */
  connectionsPerRoom: number;
  /** Matches that may be started in one room within an hour. */
  matchesPerHour: number;
  /** What may wait to be sent to one connection, in bytes. */
  outgoingBuffer: number;
  keep: Keep;
  /** Hosts or origins of the push services that may be called; none calls nobody. */
  pushServices: string[];
  /** Where the metrics are told; nowhere by default. */
  metrics: { port: number; host: string } | null;
}

/** What one address may do. */
export interface Limits {
  requestsPerMinute: number;
  roomsPerHour: number;
}

/** An origin and a path of plain names, none of which begins with a dot; a slash may follow. */
const PUBLIC_URL = /^(https?:\/\/[^/]+)((?:\/[\w~-][\w.~-]*)*)\/?$/;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const whole = (min: number, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`),
    v.transform(Number),
    v.minValue(min, `must be at least ${min}`),
    v.maxValue(max, `must be at most ${max}`),
  );

const host = (fallback: string) =>
  v.pipe(v.optional(v.string(), fallback), v.regex(/^[\w.:-]+$/, 'must be an address or a host name'));

/** What the environment may set, by name. */
export const environment = v.object({
  PORT: v.optional(whole(0, 65_535), '8000'),
  HOST: host('0.0.0.0'),
  DATABASE_URL: v.pipe(
    v.optional(v.string(), 'sqlite:./data/lantern.db'),
    v.regex(DATABASE_URL, `must be ${DATABASE_URL_FORM}`),
  ),
  REDIS_URL: v.optional(v.pipe(v.string(), v.regex(/^rediss?:\/\/.+$/, 'must be redis://<host> or rediss://<host>'))),
  PUBLIC_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => isOrigin(PUBLIC_URL.exec(text)?.[1] ?? ''),
        'must be an http or https address such as https://play.example.org or https://example.org/games/lantern',
      ),
    ),
  ),
  ALLOWED_ORIGINS: v.pipe(
    v.optional(v.string(), ''),
    v.transform((list) => list.split(',').flatMap((item) => item.trim() || [])),
    v.array(v.pipe(v.string(), v.check(isOrigin, 'must be origins like https://example.org, with commas between'))),
  ),
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`), 'info'),
  TRUST_PROXY: v.optional(whole(0, 10), '0'),
  BOT_PACE: v.pipe(
    v.optional(v.string(), '1'),
    v.regex(/^\d{1,2}(\.\d{1,3})?$/, 'must be a number from 0 to 10'),
    v.transform(Number),
    v.maxValue(10, 'must be at most 10'),
  ),
  REQUESTS_PER_MINUTE: v.optional(whole(1, 1_000_000), '600'),
  ROOMS_PER_HOUR: v.optional(whole(1, 1_000_000), '60'),
  CONNECTIONS_PER_ROOM: v.optional(whole(1, 100_000), '2000'),
  MATCHES_PER_HOUR: v.optional(whole(1, 1_000_000), '60'),
  OUTGOING_BUFFER_KB: v.optional(whole(64, 1_000_000), '1000'),
  KEEP_FINISHED_DAYS: v.optional(whole(0, 36_500), '90'),
  KEEP_ABANDONED_DAYS: v.optional(whole(0, 36_500), '90'),
  PUSH_SERVICES: v.pipe(
    v.optional(v.string(), COMMON_SERVICES),
    v.transform((list) => (list === 'off' ? [] : list.split(',').flatMap((item) => item.trim() || []))),
    v.array(
      v.pipe(
        v.string(),
        v.check(
          (item) => isOrigin(item) || /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(item),
          'must be off, or hosts with commas between',
        ),
      ),
    ),
  ),
  METRICS_PORT: v.optional(whole(0, 65_535)),
  METRICS_HOST: host('127.0.0.1'),
});

/** A value of the environment that the server cannot start with. */
export class ConfigError extends Error {}

/**
 * Reads the environment; an empty value counts as unset.
 * Throws `ConfigError`, naming every variable at fault and what it must be (never the value: it may be a secret).
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = v.safeParse(environment, given);
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}`);
    throw new ConfigError([...new Set(faults)].join('\n'));
  }
  const values = parsed.output;
  if (values.REDIS_URL !== undefined && values.DATABASE_URL.startsWith('sqlite:'))
    throw new ConfigError('REDIS_URL must be unset with a SQLite store: only PostgreSQL serves several servers');
  return {
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL ?? null,
    publicUrl: values.PUBLIC_URL?.replace(/\/$/, '') ?? null,
    basePath: PUBLIC_URL.exec(values.PUBLIC_URL ?? '')?.[2] ?? '',
    allowedOrigins: values.ALLOWED_ORIGINS,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    botPace: values.BOT_PACE,
    limits: { requestsPerMinute: values.REQUESTS_PER_MINUTE, roomsPerHour: values.ROOMS_PER_HOUR },
    connectionsPerRoom: values.CONNECTIONS_PER_ROOM,
    matchesPerHour: values.MATCHES_PER_HOUR,
    outgoingBuffer: values.OUTGOING_BUFFER_KB * 1000,
    keep: { finishedDays: values.KEEP_FINISHED_DAYS, abandonedDays: values.KEEP_ABANDONED_DAYS },
    pushServices: values.PUSH_SERVICES,
    metrics: values.METRICS_PORT === undefined ? null : { port: values.METRICS_PORT, host: values.METRICS_HOST },
  };
}

/** The origins besides the server's own that may use it. */
export function foreignOrigins(config: Pick<Config, 'allowedOrigins' | 'publicUrl'>): string[] {
  return config.publicUrl === null
    ? config.allowedOrigins
    : [...config.allowedOrigins, new URL(config.publicUrl).origin];
}

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}
