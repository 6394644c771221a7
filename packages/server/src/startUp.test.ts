import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import { addressOf, type BuiltServer, buildServer, watched } from './testing/builtServer';
import { freePort } from './testing/ports';

let built: BuiltServer;
beforeAll(() => {
  built = buildServer();
});
afterAll(() => built.remove());

/** A user without rights: the one who runs the tests, or another where that is root, who may do everything. */
const NOBODY = 65_534;
const unprivileged = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** A fresh folder that the unprivileged user owns. */
function newFolder(): string {
  const folder = mkdtempSync(join(built.folder, 'case-'));
  if (unprivileged.uid !== undefined) chownSync(folder, NOBODY, NOBODY);
  return folder;
}

/** What the server says when it cannot start: one line beside those of its log, and no more. */
async function sentence(env: Record<string, string>, options = {}): Promise<string> {
  const { ended, printed } = built.run(env, options);
  expect(await ended).toEqual([1, null]);
  const lines = printed.text.split('\n').filter((line) => line !== '' && !line.startsWith('{'));
  expect(lines).toHaveLength(1);
  return lines[0] as string;
}

const urlOf = (path: string) => ({ DATABASE_URL: `sqlite:${path}` });

/** The path of a database that a server has used, and what is done to it afterwards. */
async function usedDatabase(change: (path: string) => void = () => {}): Promise<string> {
  const path = join(newFolder(), 'lantern.db');
  const { child, ended } = await built.started(urlOf(path));
  child.kill('SIGTERM');
  await ended;
  change(path);
  return path;
}

/** Runs SQL on a database. */
function altered(path: string, sql: string): void {
  const database = new Database(path);
  database.exec(sql);
  database.close();
}

describe('a server that cannot start says why in one sentence', () => {
  it('where a newer server has used the database', async () => {
    const path = await usedDatabase((file) => altered(file, 'PRAGMA user_version = 999'));
    expect(await sentence(urlOf(path))).toMatch(
      /^DATABASE_URL: a newer version of the server .*schema 999.*Start that version/,
    );
  });

  it('where the database is of another program, which stays as it is', async () => {
    const path = join(newFolder(), 'other.db');
    altered(path, 'CREATE TABLE recipes (name TEXT)');
    expect(await sentence(urlOf(path))).toMatch(/^DATABASE_URL: that database is of another program/);
    const database = new Database(path, { readonly: true });
    expect(database.prepare('SELECT name FROM sqlite_schema').pluck().all()).toEqual(['recipes']);
    database.close();
  });

  it('where the database is damaged', async () => {
    const path = await usedDatabase((file) => {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0xa5, 4096));
    });
    expect(await sentence(urlOf(path))).toMatch(
      /^DATABASE_URL: The database .*lantern\.db is damaged\. Restore a backup/,
    );
  });

  it('where the file is no database', async () => {
    const path = join(newFolder(), 'letter.txt');
    writeFileSync(path, 'Dear Ana, '.repeat(1000));
    expect(await sentence(urlOf(path))).toMatch(/^DATABASE_URL: .*letter\.txt is no SQLite database/);
    expect(readFileSync(path, 'utf8')).toMatch(/^Dear Ana/);
  });

  it('where the database is a folder', async () => {
    expect(await sentence(urlOf(newFolder()))).toMatch(/^DATABASE_URL: .* is a folder\. Name a file in it/);
  });

  it('where a part of the path is a file', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    expect(await sentence(urlOf(join(file, 'lantern.db')))).toMatch(
      /^DATABASE_URL: There can be no database .*is a file/,
    );
  });

  it('where the folder may not be written', async () => {
    const folder = newFolder();
    chmodSync(folder, 0o555);
    expect(await sentence(urlOf(join(folder, 'lantern.db')), unprivileged)).toMatch(
      /^DATABASE_URL: The database .*lantern\.db cannot be written\. The file and its folder must be writable/,
    );
  });

  it('where the file may not be written', async () => {
    const path = join(newFolder(), 'lantern.db');
    copyFileSync(await usedDatabase(), path);
    if (unprivileged.uid !== undefined) chownSync(path, NOBODY, NOBODY);
    chmodSync(path, 0o444);
    expect(await sentence(urlOf(path), unprivileged)).toMatch(
      /^DATABASE_URL: The database .*lantern\.db cannot be written\. The file and its folder must be writable/,
    );
  });

  it('where another program has locked the database', async () => {
    const path = await usedDatabase();
    const other = new Database(path);
    other.exec('BEGIN EXCLUSIVE');
    expect(await sentence(urlOf(path))).toMatch(/^DATABASE_URL: Another program has locked the database/);
    other.close();
  });

  it.each(['PORT', 'METRICS_PORT'])('where the %s is used, before the database is made', async (name) => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const { port } = other.address() as { port: number };
    const path = join(newFolder(), 'lantern.db');
    expect(await sentence({ ...urlOf(path), [name]: String(port) })).toMatch(
      new RegExp(`^${name}: another program listens on port ${port} of 127\\.0\\.0\\.1 already`),
    );
    expect(statSync(path, { throwIfNoEntry: false })).toBeUndefined();
    other.close();
  });

  it('where the user may not have the port', async () => {
    const options = { ...unprivileged, cwd: newFolder() };
    expect(await sentence({ PORT: '80' }, options)).toMatch(/^PORT: this user may not listen on port 80/);
  });

  it.each([
    ['203.0.113.1', /^HOST: this machine does not have the address 203\.0\.113\.1/],
    ['no-such-host.invalid', /^HOST: there is no machine no-such-host\.invalid/],
  ])('where the host is not here: %s', async (HOST, words) => {
    expect(await sentence({ HOST })).toMatch(words);
  });
});

describe('one server on a database', () => {
  it('has it for itself: a second one names the first and leaves everything as it is', async () => {
    const path = join(newFolder(), 'lantern.db');
    const first = await built.started(urlOf(path));
    const refusal = await sentence(urlOf(path));
    expect(refusal).toMatch(/^DATABASE_URL: another server uses the database .*Stop that one/);
    expect(refusal).toContain(`process ${first.child.pid} on `);
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
  });

  it('has it under each of its names', async () => {
    const path = join(newFolder(), 'lantern.db');
    const first = await built.started(urlOf(path));
    const other = join(newFolder(), 'link.db');
    symlinkSync(path, other);
    expect(await sentence(urlOf(other))).toContain(`process ${first.child.pid} on `);
  });

  it('leaves it to the next when it is killed', async () => {
    const path = join(newFolder(), 'lantern.db');
    const first = await built.started(urlOf(path));
    first.child.kill('SIGKILL');
    await first.ended;
    const next = await built.started(urlOf(path));
    expect((await fetch(`${next.url}/api/health`)).status).toBe(200);
  });

  it('is waited for by the next while it ends', async () => {
    const path = join(newFolder(), 'lantern.db');
    const first = await built.started(urlOf(path));
    first.child.kill('SIGTERM');
    const next = await built.started(urlOf(path));
    expect(await first.ended).toEqual([0, null]);
    expect((await fetch(`${next.url}/api/health`)).status).toBe(200);
  });

  it('does not keep the admin program out', async () => {
    const path = join(newFolder(), 'lantern.db');
    await built.started(urlOf(path));
    for (const words of [['rooms'], ['backup', `${path}.copy`]]) {
      expect(built.admin(words, urlOf(path))).toMatchObject({ status: 0, stderr: '' });
    }
  });
});

describe('files that hold secrets', () => {
  const rights = (path: string) => (statSync(path).mode & 0o777).toString(8);

  it('can be read by their owner only', async () => {
    const path = join(newFolder(), 'data', 'lantern.db');
    const { url } = await built.started(urlOf(path));
    await fetch(`${url}/api/rooms`);
    built.admin(['backup', `${path}.copy`], urlOf(path));
    for (const end of ['', '-wal', '-shm', '.lock', '.copy']) expect([end, rights(path + end)]).toEqual([end, '600']);
    expect(rights(join(path, '..'))).toBe('700');
  });

  it('are narrowed where more could read them', async () => {
    const path = await usedDatabase();
    const wal = new Database(path);
    wal.exec('BEGIN; CREATE TABLE extra (n INTEGER); COMMIT');
    for (const end of ['', '-wal', '-shm', '.lock']) chmodSync(path + end, 0o666);
    await built.started(urlOf(path));
    for (const end of ['', '-wal', '-shm', '.lock']) expect([end, rights(path + end)]).toEqual([end, '600']);
    wal.close();
  });

  it('are told of where they belong to somebody else', async () => {
    if (unprivileged.uid === undefined) return;
    const path = await usedDatabase((file) => chmodSync(file, 0o666));
    chmodSync(`${path}.lock`, 0o666);
    const { printed } = await built.started(urlOf(path), unprivileged);
    expect(printed.text).toContain('belongs to another user, and more people than its owner may read it');
  });
});

describe('the admin program', () => {
  it.each([
    ['backup', 'none/copy.db'],
    ['export', 'ROOM', 'none/evening.json'],
  ])('says in a sentence that there is no such folder: %s', async (...words) => {
    const path = await usedDatabase();
    const [command = '', ...rest] = words;
    const file = join(newFolder(), rest.at(-1) as string);
    const room = command === 'export' ? [await codeOfRoom(path)] : [];
    const { status, stderr } = built.admin([command, ...room, file], urlOf(path));
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `There is no folder ${join(file, '..')}. Make it first, or choose another place.\n`,
    });
  });

  it('says in a sentence that it cannot write there', async () => {
    const path = join(newFolder(), 'lantern.db');
    const { child, ended } = await built.started(urlOf(path), unprivileged);
    child.kill('SIGTERM');
    await ended;
    const folder = newFolder();
    chmodSync(folder, 0o555);
    const { status, stderr } = built.admin(['backup', join(folder, 'copy.db')], urlOf(path), unprivileged);
    expect({ status, stderr }).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^This user may not use .*copy\.db\. Choose another place.*\n$/),
    });
  });

  it('restores over a database that is damaged, and puts all of it aside', async () => {
    const path = await usedDatabase();
    const copy = join(newFolder(), 'copy.db');
    expect(built.admin(['backup', copy], urlOf(path)).status).toBe(0);
    writeFileSync(path, 'damaged '.repeat(1000));
    writeFileSync(`${path}-wal`, 'left behind');
    const { status, stdout } = built.admin(['restore', copy], urlOf(path));
    expect(status).toBe(0);
    const [, before = ''] = /before is in (.*)\.$/m.exec(stdout) ?? [];
    expect(readFileSync(before, 'utf8')).toMatch(/^damaged/);
    expect(existsSync(`${path}-wal`)).toBe(false);
    await built.started(urlOf(path));
  });
});

/** Opens a room on a server that is ended again. */
async function codeOfRoom(path: string): Promise<string> {
  const { child, ended, url } = await built.started(urlOf(path));
  const [game] = (await (await fetch(`${url}/games`)).json()) as string[];
  const opened = await fetch(`${url}/api/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, players: 3 }),
  });
  const { room } = (await opened.json()) as { room: { code: string } };
  child.kill('SIGTERM');
  await ended;
  return room.code;
}

const itWithNpm = spawnSync('npm', ['--version'], { stdio: 'ignore' }).status === 0 ? it : it.skip;
itWithNpm('SIGTERM to `npm start` ends the server itself, cleanly', async () => {
  // The start script of the repository, on what was built for these tests.
  const folder = newFolder();
  const { scripts } = JSON.parse(readFileSync(resolve(__dirname, '../../../package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'started', scripts: { start: scripts.start } }));
  mkdirSync(join(folder, 'packages', 'server'), { recursive: true });
  symlinkSync(built.code, join(folder, 'packages', 'server', 'dist'));
  const port = await freePort();
  const env = { PATH: process.env.PATH, HOME: folder, HOST: '127.0.0.1', PORT: String(port) };
  const npm = watched(spawn('npm', ['start'], { cwd: folder, env }));
  const url = await addressOf(npm);
  npm.child.kill('SIGTERM');
  expect(await npm.ended).toEqual([0, null]);
  expect(npm.printed.text).toContain('"msg":"stopping"');
  await expect(fetch(`${url}/api/health`)).rejects.toThrow();
});
