import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RoomCreated } from '@lantern/protocol/credentials';
import { type BuiltServer, buildServer } from '../../testing/builtServer';
import { describeIf, succeeds } from '../../testing/describeWith';
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

/** A location for a database that can be filled up and emptied. */
interface Disk {
  folder: string;
  fill(server: number): void;
  empty(server: number): void;
  remove(): void;
}

/** A normal folder; the server process has a limit on file sizes. */
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
  asRoot('mount', ['-t', 'tmpfs', '-o', 'size=4m,mode=1777', 'tmpfs', folder]);
  const filler = join(folder, 'filler');
  return {
    folder,
    fill() {
      for (const size of [2 ** 20, 4096]) {
        try {
          for (;;) writeFileSync(filler, Buffer.alloc(size), { flag: 'a' });
        } catch {
          // The disk is full at that size.
        }
      }
    },
    empty: () => rmSync(filler),
    remove: () => void asRoot('umount', ['--lazy', folder]),
  };
}

/** Runs a program as root, through `sudo` unless the tests run as root. */
function asRoot(program: string, args: readonly string[]): void {
  if (process.getuid?.() === 0) execFileSync(program, args, { stdio: 'ignore' });
  else execFileSync('sudo', ['-n', program, ...args], { stdio: 'ignore' });
}

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-mount-'));
  try {
    asRoot('mount', ['-t', 'tmpfs', '-o', 'size=4k', 'tmpfs', folder]);
    asRoot('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const DISKS = [
  ['a process whose files may not grow', limitedProcess, succeeds('prlimit', ['--version']), 'there is no prlimit'],
  ['a small disk', smallDisk, canMount(), 'nobody may mount a disk here'],
] as const;

/**
 * Opens rooms as fast as the server answers, until `going` is false.
 * @returns the codes of the acknowledged rooms, and all other answers
 */
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

for (const [name, make, possible, reason] of DISKS) {
  describeIf(possible, reason)(`on ${name} that gets full under load`, () => {
    test('writes on a full disk are refused, work again when there is space, and no acknowledged write is lost', async () => {
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
}
