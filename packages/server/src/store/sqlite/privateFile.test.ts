import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePrivate, narrow } from './privateFile';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-private-'));
  file = join(folder, 'file');
});
afterEach(() => rmSync(folder, { recursive: true }));

const rights = () => (statSync(file).mode & 0o777).toString(8);

/** Creates the file with these permissions. */
function written(mode: number): void {
  writeFileSync(file, 'kept');
  chmodSync(file, mode);
}

test('a new file is empty and accessible by its owner only', () => {
  expect(makePrivate(file)).toBe(true);
  expect([rights(), readFileSync(file, 'utf8')]).toEqual(['600', '']);
});

test.each([
  [0o644, '600'],
  [0o666, '600'],
  [0o700, '700'],
  [0o604, '600'],
  [0o601, '600'],
  [0o400, '400'],
])('an existing file with mode %o loses the permissions of others and nothing else', (mode, left) => {
  written(mode);
  expect(makePrivate(file)).toBe(true);
  expect([rights(), readFileSync(file, 'utf8')]).toEqual([left, 'kept']);
});

test('a missing file or a folder needs no narrowing', () => {
  expect(narrow(file)).toBe(true);
  chmodSync(folder, 0o755);
  expect([narrow(folder), (statSync(folder).mode & 0o777).toString(8)]).toEqual([true, '755']);
});

test('a path that cannot be written is an error', () => {
  expect(() => makePrivate(join(folder, 'nowhere', 'file'))).toThrow('ENOENT');
});
