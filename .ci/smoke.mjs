/**
 * Starts the built server with plain Node, and requests its health, its page and a room.
 * `node .ci/smoke.mjs [program] [port]`
 */
import { strict as assert } from 'node:assert';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const folder = mkdtempSync(join(tmpdir(), 'lantern-smoke-'));
const [program = 'packages/server/dist/main.js', port = '8390'] = process.argv.slice(2);
const address = `http://localhost:${port}`;
const server = spawn(process.execPath, [program], {
  env: { PATH: process.env.PATH, PORT: port, DATABASE_URL: `sqlite:${join(folder, 'lantern.db')}` },
  stdio: ['ignore', 'inherit', 'inherit'],
});
const ended = new Promise((resolve) => server.once('exit', resolve));

async function answer(path, init) {
  for (let tries = 0; ; tries++) {
    try {
      return await fetch(address + path, init);
    } catch (error) {
      if (tries === 100 || server.exitCode !== null) throw error;
      await pause(100);
    }
  }
}

try {
  const health = await answer('/api/health');
  assert.deepEqual([health.status, (await health.json()).ready], [200, true]);

  const page = await answer('/', { headers: { accept: 'text/html' } });
  assert.equal(page.status, 200);
  assert.match(page.headers.get('content-security-policy'), /script-src 'self'/);
  assert.match(await page.text(), /<div id="root">/);

  const opened = await answer('/api/rooms', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'colossal-cave', players: 3, name: 'Ana' }),
  });
  assert.equal(opened.status, 201);
  const { room } = await opened.json();
  assert.equal((await answer(`/r/${room.code}`, { headers: { accept: 'text/html' } })).status, 200);
} finally {
  server.kill('SIGTERM');
}
assert.equal(await ended, 0, 'the server stops cleanly');
rmSync(folder, { recursive: true });
console.log('the built server answers and stops cleanly');
