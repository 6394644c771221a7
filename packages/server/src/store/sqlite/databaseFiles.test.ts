import { chmodSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { type BuiltServer, buildServer, databaseUrl, startRefusal, unprivileged } from '../../testing/builtServer';

let built: BuiltServer;
beforeAll(() => {
  built = buildServer();
});
afterAll(() => built.remove());

describe('a server on a database', () => {
  it('locks it under each of its names: a second one is told the holder and changes nothing', async () => {
    const path = join(built.newFolder(), 'lantern.db');
    const first = await built.started(databaseUrl(path));
    const other = join(built.newFolder(), 'link.db');
    symlinkSync(path, other);
    for (const refusal of await Promise.all([path, other].map((name) => startRefusal(built, databaseUrl(name))))) {
      expect(refusal).toMatch(/^DATABASE_URL: another server uses the database .*Stop that one/);
      expect(refusal).toContain(`process ${first.child.pid} on `);
    }
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200);
  });

  it('releases the lock when it is killed', async () => {
    const path = join(built.newFolder(), 'lantern.db');
    const first = await built.started(databaseUrl(path));
    first.child.kill('SIGKILL');
    await first.ended;
    const next = await built.started(databaseUrl(path));
    expect((await fetch(`${next.url}/api/health`)).status).toBe(200);
  });

  it('is waited for by the next one while it ends', async () => {
    const path = join(built.newFolder(), 'lantern.db');
    const first = await built.started(databaseUrl(path));
    first.child.kill('SIGTERM');
    const next = await built.started(databaseUrl(path));
    expect(await first.ended).toEqual([0, null]);
    expect((await fetch(`${next.url}/api/health`)).status).toBe(200);
  });

  it('does not lock out the admin program', async () => {
    const path = join(built.newFolder(), 'lantern.db');
    await built.started(databaseUrl(path));
    for (const words of [['rooms'], ['backup', `${path}.copy`]]) {
      expect(built.admin(words, databaseUrl(path))).toMatchObject({ status: 0, stderr: '' });
    }
  });
});

describe('files with secrets', () => {
  const rights = (path: string) => (statSync(path).mode & 0o777).toString(8);

  it('are readable by their owner only', async () => {
    const path = join(built.newFolder(), 'data', 'lantern.db');
    const { url } = await built.started(databaseUrl(path));
    await fetch(`${url}/api/rooms`);
    built.admin(['backup', `${path}.copy`], databaseUrl(path));
    for (const end of ['', '-wal', '-shm', '.lock', '.copy']) expect([end, rights(path + end)]).toEqual([end, '600']);
    expect(rights(join(path, '..'))).toBe('700');
  });

  it('lose the permissions of others', async () => {
    const path = await built.usedDatabase();
    const wal = new Database(path);
    wal.exec('BEGIN; CREATE TABLE extra (n INTEGER); COMMIT');
    for (const end of ['', '-wal', '-shm', '.lock']) chmodSync(path + end, 0o666);
    await built.started(databaseUrl(path));
    for (const end of ['', '-wal', '-shm', '.lock']) expect([end, rights(path + end)]).toEqual([end, '600']);
    wal.close();
  });

  it('cause a warning if they belong to somebody else', async () => {
    if (unprivileged.uid === undefined) return;
    const path = await built.usedDatabase((file) => chmodSync(file, 0o666));
    chmodSync(`${path}.lock`, 0o666);
    const { printed } = await built.started(databaseUrl(path), unprivileged);
    expect(printed.text).toContain('belongs to another user, and not only its owner can read it');
  });
});
