import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { colossalCave } from '@lantern/games/colossal-cave/game';
import { startApp, stopApps } from './app';

const page = readFileSync(join(__dirname, '../../../../docs/writing-a-client.md'), 'utf8');
const program = page.match(/```js\n([\s\S]*?)```/)?.[1] ?? '';

/**
 * Runs the client from the page until it ends or has printed enough.
 * @returns its output
 */
async function run(given: readonly string[], enough: (printed: readonly string[]) => boolean = () => false) {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, '--', 'client', ...given], {
    cwd: __dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    printed.push(line);
    if (enough(printed)) child.kill();
  }
  return printed;
}

afterEach(stopApps);

test('the client of docs/writing-a-client.md plays against a bot, turn after turn', async () => {
  const { url } = await startApp();
  const printed = (await run([url, 'toy', '2', '[["draw"]]'], ({ length }) => length === 4)).slice(0, 4);
  expect(printed).toEqual(printed.map(() => expect.stringMatching(/^made draw: version \d+$/)));
  const versions = printed.map((line) => Number(line.split(' ').at(-1)));
  expect(versions).toEqual([1, 3, 5, 7]);
});

test('it reads why a move is refused, and tries the next one', async () => {
  const { url } = await startApp();
  const printed = await run([url, 'toy', '2', '[["play","no such card"],["concede"]]']);
  expect(printed).toEqual(['play: That card is not in your hand.', 'over: {"reason":"conceded","winners":["1"]}']);
});

test('without arguments it plays Colossal Cave, and reacts in the windows of others', async () => {
  const { url } = await startApp({ modules: [colossalCave] });
  const moves = ['skipDraw', 'stay', 'doNothing', 'respond'];
  const made = (printed: readonly string[]) => moves.filter((move) => printed.join().includes(`made ${move}`));
  expect(made(await run([url], (printed) => made(printed).length === moves.length))).toEqual(moves);
});
