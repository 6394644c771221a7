import * as v from 'valibot';
import { COMMON_HOOK_HOSTS, type HookHosts } from './hooks/hookTarget';
import { slipsIn } from './nameSlips';
import { COMMON_SERVICES } from './notify/pushServices';
import type { Keep } from './rooms/lifecycle/retention';
import { DATABASE_URL, DATABASE_URL_FORM, UNSUPPORTED_IN_URL } from './store/open';

/** The validated settings of the environment. */
export interface Config {
  port: number;
  host: string;
  /** `sqlite:<file>`, relative to the working folder, or `postgres://…`. */
  databaseUrl: string;
  /** `redis://…` or `rediss://…`, the bus between several servers; `null` for a single server. */
  redisUrl: string | null;
  /** Public address of the server, without a trailing slash; printed and put in the QR code. */
  publicUrl: string | null;
  /** The path of the public address, under which everything is served: `/games/lantern`, or empty. */
  basePath: string;
  /** Further origins whose pages may use the server, e.g. `https://example.org`. */
  allowedOrigins: string[];
  logLevel: (typeof LOG_LEVELS)[number];
  /** Number of trusted proxies that add to `X-Forwarded-For`; 0 trusts none. */
  trustProxy: number;
  /** Factor on the thinking time of seats played by the server; 0 makes them answer at once. */
  botPace: number;
  limits: Limits;
  /** Maximum number of connections to one room, and to its match. */
  connectionsPerRoom: number;
  /** Maximum number of matches started in one room within an hour. */
  matchesPerHour: number;
  /** Maximum number of bytes queued for one connection. */
  outgoingBuffer: number;
  keep: Keep;
  /** Hosts or origins of the allowed push services; empty to disable notifications. */
  pushServices: string[];
  /** A file with words that are forbidden in names and messages; `null` by default. */
  wordsFile: string | null;
  /** The secret of the operator for `/admin`; `null` disables that page. */
  adminToken: string | null;
  /** How long a stopping server continues to work while its health endpoints report that it stops. */
  drainSeconds: number;
  /** The hosts to which channels of rooms may post. */
  hookHosts: HookHosts;
  /** The configuration of mails; `null` by default. */
  mail: { smtpUrl: string; from: string; perDay: number } | null;
  /** A mail address or an https page of the people who run the server; `null` by default. */
  contact: string | null;
  /** The address of the metrics; `null` by default. */
  metrics: { port: number; host: string } | null;
}

export interface Limits {
  requestsPerMinute: number;
  roomsPerHour: number;
}

/** An origin and a path of plain names, none of which starts with a dot, and an optional trailing slash. */
const PUBLIC_URL = /^(https?:\/\/[^/]+)((?:\/[\w~-][\w.~-]*)*)\/?$/;

const MAIL_ADDRESS = /^[^\s@<>"]{1,64}@[^\s@<>"]{1,190}$/;

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

const HOOK_HOSTS_FORM = 'must be off, any, or names of hosts separated by commas, with a port if it is not 443';

/** The settings by name. */
export const environment = v.object({
  PORT: v.optional(whole(0, 65_535), '8000'),
  HOST: host('0.0.0.0'),
  DATABASE_URL: v.pipe(
    v.optional(v.string(), 'sqlite:./data/lantern.db'),
    v.regex(DATABASE_URL, `must be ${DATABASE_URL_FORM}`),
    ...UNSUPPORTED_IN_URL.map(([part, sentence]) => v.check((url: string) => !part.test(url), sentence)),
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
    v.array(v.pipe(v.string(), v.check(isOrigin, 'must be origins like https://example.org, separated by commas'))),
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
    v.transform(hostsIn),
    v.array(
      v.pipe(
        v.string(),
        v.check(
          (item) => isOrigin(item) || /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(item),
          'must be off, or hosts separated by commas',
        ),
      ),
    ),
  ),
  WORDS_FILE: v.optional(v.pipe(v.string(), v.regex(/^\S(.*\S)?$/, 'must be the path of a text file'))),
  ADMIN_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{24,100}$/, 'must be 24 to 100 letters, digits, - or _'))),
  DRAIN_SECONDS: v.optional(whole(0, 600), '0'),
  HOOK_HOSTS: v.pipe(
    v.optional(v.string(), COMMON_HOOK_HOSTS),
    v.regex(/^(off|any|[a-z\d.:, -]+)$/, HOOK_HOSTS_FORM),
    v.transform((list) => (list === 'any' ? list : hostsIn(list))),
    v.check((hosts) => hosts === 'any' || hosts.every(isHookHost), HOOK_HOSTS_FORM),
  ),
  SMTP_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^smtps?:\/\/\S+$/, 'must be smtp://… or smtps://…'),
      v.check((text) => URL.canParse(text), 'must be a valid address'),
    ),
  ),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.regex(MAIL_ADDRESS, 'must be a mail address'))),
  MAILS_PER_DAY: v.optional(whole(1, 1_000_000), '2000'),
  CONTACT: v.optional(
    v.pipe(
      v.string(),
      v.check(isContact, 'must be a mail address or an https address such as https://example.org/imprint'),
    ),
  ),
  METRICS_PORT: v.optional(whole(0, 65_535)),
  METRICS_HOST: host('127.0.0.1'),
});

/** A setting with which the server cannot start. */
export class ConfigError extends Error {}

/**
 * Reads the environment; an empty value counts as unset. Throws `ConfigError`, naming every invalid variable and its
 * valid values (never the given value, which may be a secret). A name that differs from a setting by a slip is an error
 * too.
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const slips = slipsIn(Object.keys(given), Object.keys(environment.entries));
  if (slips.length > 0)
    throw new ConfigError(
      slips.map(([name, setting]) => `${name} is not a setting: did you mean ${setting}?`).join('\n'),
    );
  const parsed = v.safeParse(environment, given);
  if (!parsed.success) {
    const faults = parsed.issues.map((issue) => `${String(issue.path?.[0]?.key)} ${issue.message}`);
    throw new ConfigError([...new Set(faults)].join('\n'));
  }
  const values = parsed.output;
  if (values.REDIS_URL !== undefined && values.DATABASE_URL.startsWith('sqlite:'))
    throw new ConfigError(
      'REDIS_URL must be unset with a SQLite store: only PostgreSQL can be shared by several servers',
    );
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
    wordsFile: values.WORDS_FILE ?? null,
    adminToken: values.ADMIN_TOKEN ?? null,
    drainSeconds: values.DRAIN_SECONDS,
    hookHosts: values.HOOK_HOSTS,
    mail: mailOf(values),
    contact: values.CONTACT ?? null,
    metrics: values.METRICS_PORT === undefined ? null : { port: values.METRICS_PORT, host: values.METRICS_HOST },
  };
}

export function foreignOrigins(config: Pick<Config, 'allowedOrigins' | 'publicUrl'>): string[] {
  return config.publicUrl === null
    ? config.allowedOrigins
    : [...config.allowedOrigins, new URL(config.publicUrl).origin];
}

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function isContact(text: string): boolean {
  return MAIL_ADDRESS.test(text) || (text.startsWith('https://') && !/\s/.test(text) && URL.canParse(text));
}

/** The hosts of a list; empty for `off`. */
function hostsIn(list: string): string[] {
  return list === 'off' ? [] : list.split(',').flatMap((item) => item.trim() || []);
}

/**
 * A name whose last part contains letters, so that it is no IP address, with an optional port that is not the default.
 */
function isHookHost(host: string): boolean {
  return /^([a-z\d-]+\.)*[a-z\d-]*[a-z][a-z\d-]*(:\d{1,5})?$/.test(host) && !host.endsWith(':443');
}

/** The configuration of mails, whose links need the public address. */
function mailOf(values: v.InferOutput<typeof environment>): Config['mail'] {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, MAILS_PER_DAY: perDay, PUBLIC_URL: publicUrl } = values;
  if (smtpUrl === undefined && from === undefined) return null;
  if (smtpUrl === undefined || from === undefined || publicUrl === undefined)
    throw new ConfigError('SMTP_URL must be set together with MAIL_FROM and PUBLIC_URL');
  return { smtpUrl, from, perDay };
}
