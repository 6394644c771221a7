import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** The real server in a process of its own. */
export interface RealServer {
  /** The `fetch` of a page from this server. */
  fetch: typeof fetch;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
}

const MAIN = resolve(__dirname, '../../server/src/main.ts');

/** Starts the server on a free port with a database of its own; resolves once it listens. */
export async function realServer(): Promise<RealServer> {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-client-'));
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    cwd: resolve(__dirname, '..'),
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATABASE_URL: `sqlite:${join(folder, 'test.db')}`,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const address = await new Promise<string>((listens, fails) => {
    let said = '';
    child.once('exit', () => fails(new Error(`the server ended: ${said}`)));
    child.stdout.on('data', (words) => {
      said += words;
      const found = /"address":"([^"]+)"/.exec(said)?.[1];
      if (found) listens(found);
    });
  });
  return {
    fetch: fetchFrom(address) as typeof fetch,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

/** The part of `fetch` that the client uses, since jsdom has none. */
const fetchFrom =
  (address: string) =>
  (path: string, { method = 'GET', headers = {}, body }: RequestInit = {}) =>
    new Promise((answered, failed) => {
      const call = request(new URL(path, address), { method, headers: headers as Record<string, string> }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('end', () => {
          const status = answer.statusCode ?? 0;
          answered({ ok: status >= 200 && status < 300, status, json: async () => JSON.parse(text) });
        });
      });
      call.on('error', failed);
      call.end(body);
    });
