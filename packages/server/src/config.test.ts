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
      wordsFile: null,
      adminToken: null,
      drainSeconds: 0,
      hookHosts: ['discord.com', 'hooks.slack.com', 'ntfy.sh'],
      mail: null,
      contact: null,
      metrics: null,
    });
  });

  it('treats an empty value as unset', () => {
    expect(loadConfig({ PORT: '', PUBLIC_URL: '' })).toEqual(loadConfig({}));
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '80a'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['DATABASE_URL', 'mysql://x'],
    ['DATABASE_URL', 'postgres://db1:5432,db2:5432/lantern'],
    ['DATABASE_URL', 'postgres://lantern:pass@db1,db2/lantern'],
    ['DATABASE_URL', 'postgres://lantern@/lantern?host=db1,db2'],
    ['DATABASE_URL', 'postgres://lantern@/lantern?host=db1%2Cdb2'],
    ['DATABASE_URL', 'postgres://db/lantern?target_session_attrs=read-write'],
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
    ['ADMIN_TOKEN', 'not-long-enough-a-secret'.slice(1)],
    ['DRAIN_SECONDS', '601'],
    ['HOOK_HOSTS', 'https://discord.com'],
    ['HOOK_HOSTS', '127.0.0.1'],
    ['HOOK_HOSTS', 'discord.com:443'],
    ['SMTP_URL', 'http://mail.example.org'],
    ['MAIL_FROM', 'Lantern'],
    ['MAILS_PER_DAY', '0'],
    ['CONTACT', 'http://example.org/imprint'],
    ['CONTACT', 'javascript:alert(1)'],
    ['METRICS_PORT', '65536'],
    ['METRICS_HOST', 'a b'],
  ])('refuses a bad %s by name, without showing the value', (name, value) => {
    const load = () => loadConfig({ [name]: value });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(new RegExp(`^${name} must`));
    expect(load).not.toThrow(value);
  });

  it.each(Object.keys(environment.entries))('refuses nonsense in %s by name', (name) => {
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

  it('is passed through by docker-compose.yml, except for the address and the data folder of the container', () => {
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
    'accepts the store %s',
    (databaseUrl) => expect(loadConfig({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl),
  );

  it('accepts a bus between servers only with a store that several can share', () => {
    const REDIS_URL = 'rediss://:word@cache:6380/1';
    expect(loadConfig({ DATABASE_URL: 'postgres://me@host/db', REDIS_URL }).redisUrl).toBe(REDIS_URL);
    expect(() => loadConfig({ DATABASE_URL: 'sqlite:./x.db', REDIS_URL })).toThrow(/^REDIS_URL must be unset/);
  });

  it.each([
    ['off', []],
    ['any', 'any'],
    ['discord.com, matrix.local:8448', ['discord.com', 'matrix.local:8448']],
  ])('posts in channels of the hosts %s', (HOOK_HOSTS, hookHosts) => {
    expect(loadConfig({ HOOK_HOSTS }).hookHosts).toEqual(hookHosts);
  });

  it('sends mails only with a mail server, a sender and a public address', () => {
    const env = { SMTP_URL: 'smtps://me:word@mail.example.org', MAIL_FROM: 'lantern@example.org' };
    const mail = { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM, perDay: 2000 };
    expect(loadConfig({ ...env, PUBLIC_URL: 'https://play.example.org' }).mail).toEqual(mail);
    for (const name of ['SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'])
      expect(() => loadConfig({ ...env, PUBLIC_URL: 'https://play.example.org', [name]: '' })).toThrow(
        /^SMTP_URL must be set together/,
      );
  });

  it('names every invalid setting', () => {
    expect(() => loadConfig({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });

  it('allows pages of the public address and of allowed origins', () => {
    const config = loadConfig({
      PUBLIC_URL: 'https://play.example.org/',
      ALLOWED_ORIGINS: 'https://a.org, https://b.org',
    });
    expect(config).toMatchObject({ publicUrl: 'https://play.example.org', basePath: '' });
    expect(foreignOrigins(config)).toEqual(['https://a.org', 'https://b.org', 'https://play.example.org']);
  });

  it.each(['https://example.org/games/lantern', 'https://example.org/games/lantern/'])(
    'splits the public address %s into the base path and the origin',
    (PUBLIC_URL) => {
      const config = loadConfig({ PUBLIC_URL });
      expect(config).toMatchObject({ publicUrl: 'https://example.org/games/lantern', basePath: '/games/lantern' });
      expect(foreignOrigins(config)).toEqual(['https://example.org']);
    },
  );
});
