import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '@lantern/server/src/testing/ports';
import { display } from './display';
import { tapping, typing } from './gestures';
import { type Launcher, type Size, type Tab, TabCrashed } from './tab';

/** WebKit's own automation window, part of Debian's `webkit2gtk-driver`. */
function miniBrowser(): string | undefined {
  const folders = (folder: string) => (existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []);
  return folders('/usr/lib')
    .flatMap((folder) => (/-linux-/.test(folder) ? folders(folder) : []))
    .map((folder) => join(folder, 'MiniBrowser'))
    .find((path) => path.includes('webkit2gtk-4') && existsSync(path));
}

/** The buttons of the window's toolbar would keep it wider than a phone. */
const NARROW =
  '* { min-width: 0; margin: 0; padding: 0; border: 0; font-size: 1px; } image { -gtk-icon-transform: scale(0); min-width: 0; }';

/**
 * WebKitGTK, the engine of Safari, over plain WebDriver. A driver has one session, so every tab has its own driver.
 * `undefined` if it is not installed.
 */
export async function launchWebKit(): Promise<Launcher | undefined> {
  const binary = miniBrowser();
  const driver = ['/usr/bin/WebKitWebDriver'].find(existsSync);
  if (!binary || !driver) return undefined;
  const screen = await display();
  if (!screen) return undefined;
  const drivers: ChildProcess[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'lantern-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/gtk.css'), NARROW);
  return {
    async newTab(size, scheme) {
      const port = await freePort();
      const environment = {
        ...process.env,
        DISPLAY: screen,
        XDG_CONFIG_HOME: folder,
        GTK_THEME: scheme === 'dark' ? 'Adwaita:dark' : 'Adwaita',
      };
      const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { env: environment, stdio: 'ignore' });
      drivers.push(child);
      return tabOf(`http://127.0.0.1:${port}`, binary, size);
    },
    async close() {
      for (const child of drivers) child.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Maximum time for an answer of the driver. */
const ANSWER_TIMEOUT_MS = 120_000;

/**
 * Sends a command to the driver, which answers with a value or an error.
 * @throws {TabCrashed} if the driver has given up the page
 */
async function ask<Answer>(url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<Answer> {
  const answer = await fetch(url, {
    method,
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: Answer & { error?: string; message?: string } };
  const problem = `WebKit: ${value?.error}: ${value?.message}`;
  if (value?.error === 'invalid session id') throw new TabCrashed(problem);
  if (!answer.ok) throw new Error(problem);
  return value;
}

/** Maximum time until a driver listens. */
const START_TIMEOUT_MS = 10_000;

async function begun<Answer>(task: () => Promise<Answer>): Promise<Answer> {
  for (const latest = performance.now() + START_TIMEOUT_MS; ; ) {
    try {
      return await task();
    } catch (error) {
      if (performance.now() > latest) throw error;
      await pause(100);
    }
  }
}

/** Records errors of a page, which WebDriver does not report. Installed after every load. */
const LISTEN = `if (!window.__faults) { window.__faults = []; const error = console.error;
  addEventListener('error', (event) => window.__faults.push(event.message));
  addEventListener('unhandledrejection', (event) => window.__faults.push(String(event.reason)));
  console.error = (...all) => { window.__faults.push(all.join(' ')); error(...all); }; }`;

/** Returns and clears the recorded errors. */
const TOLD = 'return (window.__faults ?? []).splice(0)';

/**
 * Runs a script in the page.
 * @returns its result
 */
type Script = <Answer>(text: string, args: unknown[]) => Promise<Answer>;

/** Sets the size of the page. The window frame takes a part of the requested size, which is added. */
async function fit(session: string, script: Script, { width, height }: Size): Promise<void> {
  let [wide, high] = [width, height];
  for (let tries = 0; tries < 3; tries++) {
    await ask(`${session}/window/rect`, 'POST', { x: 0, y: 0, width: wide, height: high });
    await pause(150);
    const [innerWidth, innerHeight] = await script<[number, number]>('return [innerWidth, innerHeight]', []);
    if (innerWidth === width && innerHeight === height) return;
    wide += width - innerWidth;
    high += height - innerHeight;
  }
}

async function tabOf(driver: string, binary: string, size: Size): Promise<Tab> {
  const capabilities = {
    alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
  };
  const { sessionId } = await begun(() => ask<{ sessionId: string }>(`${driver}/session`, 'POST', { capabilities }));
  const session = `${driver}/session/${sessionId}`;
  const script: Script = (text, args) => ask(`${session}/execute/sync`, 'POST', { script: text, args });
  const act = async (input: object) => void (await ask(`${session}/actions`, 'POST', { actions: [input] }));
  const heard: string[] = [];
  const tab: Tab = {
    engine: 'webkit',
    async open(url) {
      heard.push(...(await script<string[]>(TOLD, [])));
      await ask(`${session}/url`, 'POST', { url });
      await script(LISTEN, []);
    },
    async back() {
      heard.push(...(await script<string[]>(TOLD, [])));
      await ask(`${session}/back`, 'POST', {});
      await script(LISTEN, []);
    },
    run: (task, argument) =>
      script(`globalThis.__name ??= (f) => f; return (${task.toString()})(arguments[0]);`, [argument ?? null]),
    tapAt: (x, y) =>
      act({ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions: tapping(x, y) }),
    type: (text) => act({ type: 'key', id: 'keys', actions: typing(text) }),
    resize: (to) => fit(session, script, to),
    async picture() {
      return Buffer.from(await ask<string>(`${session}/screenshot`, 'GET'), 'base64');
    },
    errors: async () => [...heard.splice(0), ...(await script<string[]>(TOLD, []))],
    close: () => ask(session, 'DELETE'),
  };
  await tab.resize(size);
  return tab;
}
