import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(__dirname, '..');

/** What moves while something is awaited, and is gone with it. */
const WAITING = ['match/frame/frame.module.css', 'room/connection/ConnectionBanner.module.css', 'ui/page.module.css'];

test('a page that rests is painted no more: only what stands for waiting moves for ever', () => {
  const restless = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && /\binfinite\b/.test(readFileSync(join(source, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'));
  expect(restless.sort()).toEqual(WAITING);
});
