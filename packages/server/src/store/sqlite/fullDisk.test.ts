import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RoomCreated } from '@lantern/protocol/credentials';
import { type BuiltServer, buildServer } from '../../testing/builtServer';
import { eventually } from '../../testing/eventually';

let built: BuiltServer;
const used: Disk[] = [];
beforeAll(() => {
  built = buildServer();
});
afterEach(() => {
  for (const disk of used.splice(0)) disk.remove();
});
afterAll(() => built.remove());

/** A place for a database that can be filled up, and emptied again. */
interface Disk {
  folder: string;
  fill(server: number): void;
  empty(server: number): void;
  remove(): void;
}

/** Any folder; the server itself may let no file grow. */
function limitedProcess(): Disk {
  const limit = (pid: number, bytes: string) => execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`]);
  return {
    folder: mkdtempSync(join(built.folder, 'limited-')),
    fill: (pid) => void limit(pid, '0'),
    empty: (pid) => void limit(pid, 'unlimited'),
    remove: () => {},
  };
}

/** A file system of a few megabytes in memory. */
function smallDisk(): Disk {
  const folder = join(built.folder, 'disk');
  mkdirSync(folder);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      for (const size of [2 ** 20, 4096]) {
        try {
          for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
        } catch {
          // Full, to that size.
        }
      }
    },
    empty: () => rmSync(filler),
    remove: () => void execFileSync('umount', ['--lazy', folder]),
  };
}

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-mount-'));
  const can = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', folder], { stdio: 'ignore' }).status === 0;
  if (can) execFileSync('umount', [folder]);
  rmSync(folder, { recursive: true });
  return can;
}

const canLimit = spawnSync('prlimit', ['--version'], { stdio: 'ignore' }).status === 0;
const disks = [
  ...(canLimit ? [['a process whose files may not grow', limitedProcess] as const] : []),
  ...(canMount() ? [['a small disk', smallDisk] as const] : []),
];
if (disks.length < 2) process.stderr.write('SKIPPED in part: prlimit or the right to mount is missing.\n');

/** Opens rooms as fast as they are answered, until told to stop. @returns codes of those that were acknowledged, and what else was told */
async function openRooms(url: string, going: () => boolean, told: { rooms: string[]; refusals: string[] }) {
  while (going()) {
    const answer = await fetch(`${url}/api/rooms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'colossal-cave', players: 3, name: 'Ana' }),
    });
    const body = await answer.json();
    if (answer.status === 201) told.rooms.push((body as RoomCreated).room.code);
    else told.refusals.push(`${answer.status} ${(body as { code: string }).code}`);
  }
}

(disks.length > 0 ? describe : describe.skip).each(disks)('on %s that gets full under load', (_, make) => {
  test('what cannot be kept is refused, goes on with room again, and nothing acknowledged is lost', async () => {
    const disk = make();
    used.push(disk);
    const env = {
      ...{ DATABASE_URL: `sqlite:${join(disk.folder, 'lantern.db')}` },
      ...{ REQUESTS_PER_MINUTE: '1000000', ROOMS_PER_HOUR: '1000000' },
    };
    const { child, ended, url } = await built.started(env);
    const pid = child.pid as number;
    const told = { rooms: [] as string[], refusals: [] as string[] };
    let going = true;
    const people = [1, 2, 3, 4].map(() => openRooms(url, () => going, told));
    const more = async (list: string[]) => {
      const { length } = list;
      await eventually(() => (list.length >= length + 8 ? true : undefined));
    };
    await more(told.rooms);
    disk.fill(pid);
    await more(told.refusals);
    const health = await fetch(`${url}/api/health/live`);
    disk.empty(pid);
    await more(told.rooms);
    going = false;
    await Promise.all(people);
    child.kill('SIGKILL');
    await ended;
    expect(health.status).toBe(200);
    expect(new Set(told.refusals)).toEqual(new Set(['503 STORE_DOWN']));

    const again = await built.started(env);
    const statuses = await Promise.all(
      told.rooms.map(async (code) => (await fetch(`${again.url}/api/rooms/${code}`)).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    again.child.kill('SIGTERM');
    await again.ended;
  });
});
