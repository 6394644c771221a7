import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startApp, stopApps } from './app';

const page = readFileSync(join(__dirname, '../../../../docs/writing-a-client.md'), 'utf8');
const program = page.match(/```js\n([\s\S]*?)```/)?.[1] ?? '';

/** Runs the client of the page as it is, until it ends or has printed so many lines. @returns what it printed */
async function run(server: string, tries: unknown, lines = Number.POSITIVE_INFINITY): Promise<string[]> {
  const args = ['--input-type=module', '--eval', program, '--', 'client', server, 'toy', '2', JSON.stringify(tries)];
  const child = spawn(process.execPath, args, { cwd: __dirname, stdio: ['ignore', 'pipe', 'inherit'] });
  const printed: string[] = [];
  for await (const line of createInterface(child.stdout)) if (printed.push(line) === lines) child.kill();
  return printed.slice(0, lines);
}

afterEach(stopApps);

test('the client of docs/writing-a-client.md plays against a bot, turn after turn', async () => {
  const { url } = await startApp();
  const printed = await run(url, [['draw']], 4);
  expect(printed).toEqual(printed.map(() => expect.stringMatching(/^made draw: version \d+$/)));
  const versions = printed.map((line) => Number(line.split(' ').at(-1)));
  expect(versions).toEqual([1, 3, 5, 7]);
});

test('it reads why a move is refused, and tries the next one', async () => {
  const { url } = await startApp();
  const printed = await run(url, [['play', 'no such card'], ['concede']]);
  expect(printed).toEqual(['play: That card is not in your hand.', 'over: {"reason":"conceded","winners":["1"]}']);
});
