import { spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';
import {
  addressOf,
  type BuiltServer,
  buildServer,
  databaseUrl,
  startRefusal,
  UNPRIVILEGED_USER,
  unprivileged,
  watched,
} from './testing/builtServer';
import { succeeds, testIf } from './testing/describeWith';
import { freePort } from './testing/ports';

let built: BuiltServer;
beforeAll(() => {
  built = buildServer();
});
afterAll(() => built.remove());

/** Runs SQL on a database. */
function altered(path: string, sql: string): void {
  const database = new Database(path);
  database.exec(sql);
  database.close();
}

describe('a server that cannot start explains it in one sentence', () => {
  it('if a newer server has used the database', async () => {
    const path = await built.usedDatabase((file) => altered(file, 'PRAGMA user_version = 999'));
    expect(await startRefusal(built, databaseUrl(path))).toMatch(
      /^DATABASE_URL: a newer version of the server .*schema 999.*Start that version/,
    );
  });

  it('if the database belongs to another program, and does not change it', async () => {
    const path = join(built.newFolder(), 'other.db');
    altered(path, 'CREATE TABLE recipes (name TEXT)');
    expect(await startRefusal(built, databaseUrl(path))).toMatch(
      /^DATABASE_URL: that database belongs to another program/,
    );
    const database = new Database(path, { readonly: true });
    expect(database.prepare('SELECT name FROM sqlite_schema').pluck().all()).toEqual(['recipes']);
    database.close();
  });

  it('if the database is damaged', async () => {
    const path = await built.usedDatabase((file) => {
      const bytes = readFileSync(file);
      writeFileSync(file, bytes.fill(0xa5, 4096));
    });
    expect(await startRefusal(built, databaseUrl(path))).toMatch(
      /^DATABASE_URL: The database .*lantern\.db is damaged\. Restore a backup/,
    );
  });

  it('if the file is not a database', async () => {
    const path = join(built.newFolder(), 'letter.txt');
    writeFileSync(path, 'Dear Ana, '.repeat(1000));
    expect(await startRefusal(built, databaseUrl(path))).toMatch(
      /^DATABASE_URL: .*letter\.txt is not an SQLite database/,
    );
    expect(readFileSync(path, 'utf8')).toMatch(/^Dear Ana/);
  });

  it('if the database is a folder', async () => {
    expect(await startRefusal(built, databaseUrl(built.newFolder()))).toMatch(
      /^DATABASE_URL: .* is a folder\. Name a file in it/,
    );
  });

  it('if a part of the path is a file', async () => {
    const file = join(built.newFolder(), 'file');
    writeFileSync(file, '');
    expect(await startRefusal(built, databaseUrl(join(file, 'lantern.db')))).toMatch(
      /^DATABASE_URL: The database .* cannot be created: .*is a file/,
    );
  });

  it('if the folder is not writable', async () => {
    const folder = built.newFolder();
    chmodSync(folder, 0o555);
    expect(await startRefusal(built, databaseUrl(join(folder, 'lantern.db')), unprivileged)).toMatch(
      /^DATABASE_URL: The database .*lantern\.db cannot be written\. The file and its folder must be writable/,
    );
  });

  it('if the file is not writable', async () => {
    const path = join(built.newFolder(), 'lantern.db');
    copyFileSync(await built.usedDatabase(), path);
    if (unprivileged.uid !== undefined) chownSync(path, UNPRIVILEGED_USER, UNPRIVILEGED_USER);
    chmodSync(path, 0o444);
    expect(await startRefusal(built, databaseUrl(path), unprivileged)).toMatch(
      /^DATABASE_URL: The database .*lantern\.db cannot be written\. The file and its folder must be writable/,
    );
  });

  it('if another program has locked the database', async () => {
    const path = await built.usedDatabase();
    const other = new Database(path);
    other.exec('BEGIN EXCLUSIVE');
    expect(await startRefusal(built, databaseUrl(path))).toMatch(
      /^DATABASE_URL: Another program has locked the database/,
    );
    other.close();
  });

  it.each(['PORT', 'METRICS_PORT'])('if the %s is in use, before the database is created', async (name) => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, '127.0.0.1', listening));
    const { port } = other.address() as { port: number };
    const path = join(built.newFolder(), 'lantern.db');
    expect(await startRefusal(built, { ...databaseUrl(path), [name]: String(port) })).toMatch(
      new RegExp(`^${name}: another program already listens on port ${port} of 127\\.0\\.0\\.1`),
    );
    expect(statSync(path, { throwIfNoEntry: false })).toBeUndefined();
    other.close();
  });

  it('if the user may not use the port', async () => {
    const options = { ...unprivileged, cwd: built.newFolder() };
    expect(await startRefusal(built, { PORT: '80' }, options)).toMatch(/^PORT: this user may not listen on port 80/);
  });

  it.each([
    ['203.0.113.1', /^HOST: this machine does not have the address 203\.0\.113\.1/],
    ['no-such-host.invalid', /^HOST: the host no-such-host\.invalid is unknown/],
  ])('if the host is not an address of this machine: %s', async (HOST, words) => {
    expect(await startRefusal(built, { HOST })).toMatch(words);
  });
});

testIf(succeeds('npm', ['--version']), 'there is no npm')(
  'SIGTERM to `npm start` ends the server itself, cleanly',
  async () => {
    // Runs the start script of the repository with the build of these tests.
    const folder = built.newFolder();
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
  },
);
