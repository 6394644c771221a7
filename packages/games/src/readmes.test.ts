import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from './index';

describe.each(modules.map((module) => [module.id, module] as const))('the README of %s', (id, module) => {
  const folder = join(__dirname, id);
  const page = readFileSync(join(folder, 'README.md'), 'utf8');

  test('names only files and folders that exist', () => {
    const named = [...page.matchAll(/`([\w./-]+(?:\.ts|\/))`/g)].map(([, path = '']) => path);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
  });

  test('describes each way to end', () => {
    expect(Object.keys(module.strings.endings).filter((reason) => !page.includes(`| \`${reason}\` |`))).toEqual([]);
  });
});
