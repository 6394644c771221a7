import { once } from 'node:events';
import { closeSync, existsSync, openSync } from 'node:fs';
import type { RoomCreated } from '@lantern/protocol/credentials';
import type { RoomUpdate } from '@lantern/protocol/rooms';
import { io } from 'socket.io-client';
import { type BuiltServer, buildServer } from './testing/builtServer';
import { describeWithPostgres, testIf } from './testing/describeWith';
import { freePort } from './testing/ports';
import { testDatabaseUrl } from './testing/postgres';

let built: BuiltServer;

beforeAll(() => {
  built = buildServer();
});
afterAll(() => built.remove());

const run = (env: Record<string, string>) => built.run(env);
const started = (env?: Record<string, string>) => built.started(env);

/** Prints the `NODE_ENV` that the libraries of a process read. */
const TELL = 'process.on("exit", () => console.log("made for " + process.env.NODE_ENV))';

describe('the built server in plain Node', () => {
  it.each([
    ['production', {}],
    ['development', { NODE_ENV: 'development' }],
  ])('uses libraries for %s, given %j', async (made, env) => {
    const { child, ended, printed, url } = await started({
      ...env,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(TELL)}`,
    });
    expect((await fetch(`${url}/games`)).status).toBe(200);
    child.kill('SIGTERM');
    await ended;
    expect(printed.text).toContain(`made for ${made}`);
  });

  it('starts, keeps rooms in the default place, and stops cleanly on SIGTERM', async () => {
    const { child, ended, printed, url } = await started();
    const [game] = (await (await fetch(`${url}/games`)).json()) as string[];
    const created = (await (
      await fetch(`${url}/api/rooms`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ game, players: 3 }),
      })
    ).json()) as RoomCreated;
    const socket = io(`${url}/room`, { auth: { code: created.room.code }, transports: ['websocket'] });
    await new Promise<RoomUpdate>((heard) => socket.once('room', heard));
    const gone = new Promise<string>((heard) => socket.once('disconnect', heard));
    child.kill('SIGTERM');
    // Clients reconnect by themselves unless the reason is "io server disconnect".
    expect(await gone).toBe('transport close');
    expect(await ended).toEqual([0, null]);
    expect(printed.text).not.toContain(created.hostKey);
    socket.disconnect();

    const again = await started();
    const kept = await fetch(`${again.url}/api/rooms/${created.room.code}`);
    expect(await kept.json()).toEqual(created.room);
    again.child.kill('SIGINT');
    expect(await again.ended).toEqual([0, null]);
  });

  // Writes to this device fail as on a full disk.
  testIf(existsSync('/dev/full'), 'there is no /dev/full')('goes on where its log finds the disk full', async () => {
    const port = await freePort();
    const full = openSync('/dev/full', 'w');
    const env = { PORT: String(port), DATABASE_URL: 'sqlite:full/test.db' };
    const { child } = built.run(env, { stdio: ['ignore', full, full] });
    closeSync(full);
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`).then(({ status }) => status);
    while ((await ask('/api/health').catch(() => 0)) !== 200) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error('the server has ended');
      await new Promise((next) => setTimeout(next, 20));
    }
    for (let times = 0; times < 3; times++) expect(await ask('/api/rooms')).toBe(200);
    expect(child.exitCode).toBeNull();
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  });

  it('writes one JSON object a line, the first with its version, its store and its address', async () => {
    const { child, ended, printed, url } = await started();
    child.kill('SIGTERM');
    await ended;
    const lines = printed.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines[0]).toMatchObject({
      ...{ msg: 'Lantern is lit', store: 'sqlite', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
      address: url.replace('127.0.0.1', 'localhost'),
    });
  });

  it('refuses to start with an invalid setting, naming it', async () => {
    const { ended, printed } = run({ PORT: 'http' });
    expect(await ended).toEqual([1, null]);
    expect(printed.text.trim()).toBe('PORT must be a whole number from 0 to 65535');
  });

  it('works with the admin program on the same database', async () => {
    const { child, ended } = await started();
    const admin = (...words: string[]) => built.admin(words);
    expect(admin('rooms')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^code +state/) });
    expect(admin('backup', 'copy.db')).toMatchObject({ status: 0 });
    expect(admin('restore', 'copy.db')).toMatchObject({ status: 1, stderr: expect.stringContaining('Stop it first') });
    child.kill('SIGTERM');
    await ended;
    expect(admin('restore', 'copy.db')).toMatchObject({ status: 0 });
  });

  it('waits for a PostgreSQL that does not answer yet, and reports so', async () => {
    const { child, ended, printed } = run({ DATABASE_URL: 'postgres://lantern@127.0.0.1:1/lantern' });
    while (!printed.text.includes('trying again')) await new Promise((next) => setTimeout(next, 20));
    expect(printed.text).toContain('PostgreSQL does not answer (ECONNREFUSED); trying again for 60 seconds');
    child.kill('SIGTERM');
    expect(await ended).toEqual([null, 'SIGTERM']);
  });
});

describeWithPostgres('the built server with PostgreSQL', () => {
  it('refuses to start if PostgreSQL refuses the login, and reports so', async () => {
    const url = new URL(testDatabaseUrl());
    url.pathname = '/no_such_database';
    const { ended, printed } = run({ DATABASE_URL: url.href });
    expect(await ended).toEqual([1, null]);
    expect(printed.text.trim()).toMatch(/^DATABASE_URL: PostgreSQL refused the login: .*no_such_database/);
    expect(printed.text).not.toContain(url.href);
  });
});
