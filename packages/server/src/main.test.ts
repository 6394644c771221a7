import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { RoomCreated, RoomUpdate } from '@lantern/games/protocol';
import { io } from 'socket.io-client';

const PACKAGE = resolve(__dirname, '..');
let folder: string;
const children: ChildProcess[] = [];

beforeAll(() => {
  execFileSync(process.execPath, ['build.mjs'], { cwd: PACKAGE });
  folder = mkdtempSync(join(tmpdir(), 'lantern-main-'));
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(PACKAGE, 'dist', 'main.js')], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'info', ...env },
  });
  children.push(child);
  const printed = { text: '' };
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed.text += chunk;
    });
  }
  return { child, printed, ended: once(child, 'exit') };
}

async function started() {
  const server = run({});
  for (;;) {
    const url = /On this computer\s+http:\/\/localhost:(\d+)/.exec(server.printed.text)?.[1];
    if (url) return { ...server, url: `http://127.0.0.1:${url}` };
    if (server.child.exitCode !== null) throw new Error(server.printed.text);
    await new Promise((next) => setTimeout(next, 20));
  }
}

describe('the built server in plain Node', () => {
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
    // Anything but "io server disconnect" makes clients come back by themselves.
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

  it('refuses to start on a bad value, naming it', async () => {
    const { ended, printed } = run({ PORT: 'http' });
    expect(await ended).toEqual([1, null]);
    expect(printed.text.trim()).toBe('PORT must be a whole number from 0 to 65535');
  });
});
