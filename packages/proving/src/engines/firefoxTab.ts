import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@lantern/server/src/testing/ports';
import { WebSocket } from 'ws';
import { tapping, typing } from './gestures';
import type { Launcher, Size, Tab } from './tab';

const PLACES = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/**
 * Headless Firefox over WebDriver BiDi: one process for each tab, since a profile has one storage; `undefined` if it is
 * not installed. The package `webdriver` would replace only the connections here and in `webkitTab.ts`, for 158 packages
 * with downloads of drivers.
 */
export async function launchFirefox(): Promise<Launcher | undefined> {
  const binary = PLACES.find(existsSync);
  if (!binary) return undefined;
  const ends: (() => Promise<void>)[] = [];
  return {
    async newTab(size, scheme) {
      const { tab, end } = await start(binary, size, scheme);
      ends.push(end);
      return tab;
    },
    async close() {
      await Promise.all(ends.map((end) => end()));
    },
  };
}

const START_TIMEOUT_MS = 30_000;

async function start(
  binary: string,
  size: Size,
  scheme: 'light' | 'dark',
): Promise<{ tab: Tab; end(): Promise<void> }> {
  const profile = mkdtempSync(join(tmpdir(), 'lantern-firefox-'));
  const preferences = {
    'layout.css.prefers-color-scheme.content-override': scheme === 'dark' ? 0 : 1,
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.normandy.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
  };
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const port = await freePort();
  const child = spawn(binary, ['--headless', '--no-remote', '--profile', profile, `--remote-debugging-port=${port}`], {
    stdio: 'ignore',
  });
  const line = await connected(`ws://127.0.0.1:${port}/session`);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const end = async () => {
    line.close();
    child.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true });
  };
  return { tab: await tabOf(line, size, end), end };
}

/** A WebDriver BiDi connection: commands by id, events by name. */
interface Line {
  ask<Answer>(method: string, params: object): Promise<Answer>;
  on(method: string, heard: (params: never) => void): void;
  close(): void;
}

async function connected(url: string): Promise<Line> {
  for (const latest = performance.now() + START_TIMEOUT_MS; ; ) {
    try {
      return await connect(url);
    } catch (error) {
      if (performance.now() > latest) throw error;
      await pause(200);
    }
  }
}

async function connect(url: string): Promise<Line> {
  const socket = new WebSocket(url);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', () => resolve());
    socket.once('error', reject);
  });
  const open = new Map<number, { resolve(answer: never): void; reject(error: Error): void }>();
  const listeners = new Map<string, (params: never) => void>();
  let last = 0;
  socket.on('message', (data) => {
    const said = JSON.parse(String(data));
    if (said.id === undefined) listeners.get(said.method)?.(said.params as never);
    else if (said.type === 'error') open.get(said.id)?.reject(new Error(`Firefox: ${said.error}: ${said.message}`));
    else open.get(said.id)?.resolve(said.result as never);
    open.delete(said.id);
  });
  return {
    ask: (method, params) =>
      new Promise((resolve, reject) => {
        open.set(++last, { resolve, reject });
        socket.send(JSON.stringify({ id: last, method, params }));
      }),
    on: (method, heard) => void listeners.set(method, heard),
    close: () => socket.close(),
  };
}

async function tabOf(line: Line, size: Size, end: () => Promise<void>): Promise<Tab> {
  await line.ask('session.new', { capabilities: {} });
  const { contexts } = await line.ask<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context ?? '';
  const heard: string[] = [];
  await line.ask('session.subscribe', { events: ['log.entryAdded'] });
  line.on('log.entryAdded', ({ level, text }: { level: string; text: string }) => {
    if (level === 'error') heard.push(text);
  });
  const act = async (input: object) => void (await line.ask('input.performActions', { context, actions: [input] }));
  const tab: Tab = {
    engine: 'firefox',
    open: async (url) => void (await line.ask('browsingContext.navigate', { context, url, wait: 'complete' })),
    back: async () => void (await line.ask('browsingContext.traverseHistory', { context, delta: -1 })),
    async run(task, argument) {
      const answer = await line.ask<{ type: string; result: { value?: string }; exceptionDetails?: { text: string } }>(
        'script.callFunction',
        {
          functionDeclaration: `(text) => { globalThis.__name ??= (f) => f; const [argument] = JSON.parse(text); return Promise.resolve((${task.toString()})(argument)).then((answer) => JSON.stringify(answer)); }`,
          arguments: [{ type: 'string', value: JSON.stringify([argument]) }],
          target: { context },
          awaitPromise: true,
        },
      );
      if (answer.type !== 'success') throw new Error(`Firefox: ${answer.exceptionDetails?.text}`);
      return answer.result.value === undefined ? undefined : JSON.parse(answer.result.value);
    },
    tapAt: (x, y) =>
      act({ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions: tapping(x, y) }),
    type: (text) => act({ type: 'key', id: 'keys', actions: typing(text) }),
    resize: async (viewport) => void (await line.ask('browsingContext.setViewport', { context, viewport })),
    async picture() {
      const { data } = await line.ask<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    errors: async () => heard.splice(0),
    close: end,
  };
  await tab.resize(size);
  return tab;
}
