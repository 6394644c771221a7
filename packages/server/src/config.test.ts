import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { ConfigError, environment, foreignOrigins, loadConfig } from './config';

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(loadConfig({})).toEqual({
      port: 8000,
      host: '0.0.0.0',
      databaseUrl: 'sqlite:./data/lantern.db',
      redisUrl: null,
      publicUrl: null,
      basePath: '',
      allowedOrigins: [],
      logLevel: 'info',
      trustProxy: 0,
      botPace: 1,
      limits: { requestsPerMinute: 600, roomsPerHour: 60 },
      connectionsPerRoom: 2000,
      matchesPerHour: 60,
      outgoingBuffer: 1_000_000,
      keep: { finishedDays: 90, abandonedDays: 90 },
      pushServices: ['fcm.googleapis.com', 'push.services.mozilla.com', 'push.apple.com', 'notify.windows.com'],
      metrics: null,
    });
  });

  it('takes an empty value for unset', () => {
    expect(loadConfig({ PORT: '', PUBLIC_URL: '' })).toEqual(loadConfig({}));
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://x'],
    ['REDIS_URL', 'http://cache.example.org'],
    ['PUBLIC_URL', 'games.example.org'],
    ['PUBLIC_URL', 'https://example.org/?table=1'],
    ['PUBLIC_URL', 'https://example.org/lantern?table=1'],
    ['PUBLIC_URL', 'https://example.org/lantern#table'],
    ['PUBLIC_URL', 'https://example.org/games/../lantern'],
    ['PUBLIC_URL', 'https://example.org/games//lantern'],
    ['PUBLIC_URL', 'https://example.org/%6Cantern'],
    ['ALLOWED_ORIGINS', 'https://a.example/path'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes'],
    ['BOT_PACE', '11'],
    ['ROOMS_PER_HOUR', '0'],
    ['REQUESTS_PER_MINUTE', '1.5'],
    ['CONNECTIONS_PER_ROOM', '0'],
    ['MATCHES_PER_HOUR', '0'],
    ['OUTGOING_BUFFER_KB', '63'],
    ['KEEP_FINISHED_DAYS', '36501'],
    ['KEEP_ABANDONED_DAYS', '-1'],
    ['PUSH_SERVICES', 'not a host'],
    ['METRICS_PORT', '65536'],
    ['METRICS_HOST', 'a b'],
  ])('refuses a bad %s by its name, without showing the value', (name, value) => {
    const load = () => loadConfig({ [name]: value });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(new RegExp(`^${name} must`));
    expect(load).not.toThrow(value);
  });

  it.each(Object.keys(environment.entries))('refuses nonsense in %s by its name', (name) => {
    expect(() => loadConfig({ [name]: ' no sense ' })).toThrow(new RegExp(`^${name} must`));
  });

  it('is described in docs/operating.md, with each default', () => {
    const page = readFileSync(resolve(__dirname, '../../../docs/operating.md'), 'utf8');
    const rows = [...page.matchAll(/^\| `([A-Z_]+)` \| (?:`(.+?)`|none) \|/gm)];
    expect(rows.map(([, name]) => name).sort()).toEqual(Object.keys(environment.entries).sort());
    const defaults = v.parse(environment, {});
    for (const [, name = '', value] of rows) {
      const nothing = [undefined, []];
      if (value === undefined) expect(nothing).toContainEqual(defaults[name as 'PORT']);
      else expect(v.parse(environment, { [name]: value })).toEqual(defaults);
    }
  });

  it('is passed through by docker-compose.yml, but for where a container listens and keeps what it has', () => {
    const compose = readFileSync(resolve(__dirname, '../../../docker-compose.yml'), 'utf8');
    const passed = [...compose.matchAll(/^ {6}([A-Z_]+): \$\{\1:-/gm)].map(([, name]) => name);
    const settled = ['PORT', 'HOST', 'DATABASE_URL', 'REDIS_URL', 'METRICS_HOST'];
    expect([...new Set(passed), ...settled].filter((name) => name !== 'POSTGRES_PASSWORD').sort()).toEqual(
      Object.keys(environment.entries).sort(),
    );
  });

  it('accepts both ends of a range', () => {
    expect(loadConfig({ PORT: '0' }).port).toBe(0);
    expect(loadConfig({ PORT: '65535' }).port).toBe(65_535);
  });

  it.each(['sqlite:./x.db', 'postgres://me@host/db', 'postgresql://me:word@host:5432/db'])(
    'takes the store %s',
    (databaseUrl) => expect(loadConfig({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl),
  );

  it('takes a bus between servers with a store that several can share, and with no other', () => {
    const REDIS_URL = 'rediss://:word@cache:6380/1';
    expect(loadConfig({ DATABASE_URL: 'postgres://me@host/db', REDIS_URL }).redisUrl).toBe(REDIS_URL);
    expect(() => loadConfig({ DATABASE_URL: 'sqlite:./x.db', REDIS_URL })).toThrow(/^REDIS_URL must be unset/);
  });

  it('names every variable at fault', () => {
    expect(() => loadConfig({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });

  it('lets pages of the public address and of allowed origins in', () => {
    const config = loadConfig({
      PUBLIC_URL: 'https://play.example.org/',
      ALLOWED_ORIGINS: 'https://a.org, https://b.org',
    });
    expect(config).toMatchObject({ publicUrl: 'https://play.example.org', basePath: '' });
    expect(foreignOrigins(config)).toEqual(['https://a.org', 'https://b.org', 'https://play.example.org']);
  });

  it.each(['https://example.org/games/lantern', 'https://example.org/games/lantern/'])(
    'takes the path of the public address %s for what everything is served beneath, its origin for who may come',
    (PUBLIC_URL) => {
      const config = loadConfig({ PUBLIC_URL });
      expect(config).toMatchObject({ publicUrl: 'https://example.org/games/lantern', basePath: '/games/lantern' });
      expect(foreignOrigins(config)).toEqual(['https://example.org']);
    },
  );
});
