import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '../../../..');
const page = readFileSync(join(root, 'docs/ARCHITECTURE.md'), 'utf8');
const paths = [...page.matchAll(/`((?:packages\/|\.ci\/)[^`\s]+)`/g)].map(([, path = '']) => path);

test.each([...new Set(paths)])('docs/ARCHITECTURE.md names %s, which exists', (path) => {
  expect(existsSync(join(root, path.replace('<game-id>', 'colossal-cave')))).toBe(true);
});
