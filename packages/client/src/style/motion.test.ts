import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(__dirname, '..');

/** Endless animations, which exist only while something is pending. */
const WAITING = ['match/frame/frame.module.css', 'room/connection/ConnectionBanner.module.css', 'ui/page.module.css'];

test('a page at rest is not repainted: only animations of pending things are endless', () => {
  const restless = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && /\binfinite\b/.test(readFileSync(join(source, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'));
  expect(restless.sort()).toEqual(WAITING);
});
