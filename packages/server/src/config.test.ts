import { ConfigError, foreignOrigins, loadConfig } from './config';

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(loadConfig({})).toEqual({
      port: 8000,
      host: '0.0.0.0',
      databaseUrl: 'sqlite:./data/lantern.db',
      publicUrl: null,
      allowedOrigins: [],
      logLevel: 'info',
      trustProxy: 0,
      botPace: 1,
      limits: { requestsPerMinute: 600, roomsPerHour: 60 },
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
    ['PUBLIC_URL', 'games.example.org'],
    ['ALLOWED_ORIGINS', 'https://a.example/path'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'yes'],
    ['BOT_PACE', '11'],
    ['ROOMS_PER_HOUR', '0'],
    ['REQUESTS_PER_MINUTE', '1.5'],
  ])('refuses a bad %s by its name, without showing the value', (name, value) => {
    const load = () => loadConfig({ [name]: value });
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(new RegExp(`^${name} must`));
    expect(load).not.toThrow(value);
  });

  it('accepts both ends of a range', () => {
    expect(loadConfig({ PORT: '0' }).port).toBe(0);
    expect(loadConfig({ PORT: '65535' }).port).toBe(65_535);
  });

  it.each(['sqlite:./x.db', 'postgres://me@host/db', 'postgresql://me:word@host:5432/db'])(
    'takes the store %s',
    (databaseUrl) => expect(loadConfig({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl),
  );

  it('names every variable at fault', () => {
    expect(() => loadConfig({ PORT: 'x', LOG_LEVEL: 'loud' })).toThrow(/PORT[\s\S]*LOG_LEVEL/);
  });

  it('lets pages of the public address and of allowed origins in', () => {
    const config = loadConfig({
      PUBLIC_URL: 'https://play.example.org/',
      ALLOWED_ORIGINS: 'https://a.org, https://b.org',
    });
    expect(config.publicUrl).toBe('https://play.example.org');
    expect(foreignOrigins(config)).toEqual(['https://a.org', 'https://b.org', 'https://play.example.org']);
  });
});
