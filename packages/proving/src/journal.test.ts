import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint, Journal } from './journal';

describe('the journal of a proof', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lantern-journal-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('keeps values for the next run, and leaves no other file behind', () => {
    const file = join(folder, 'below', 'kept.json');
    new Journal<number>(file).set('one', 1);
    const next = new Journal<number>(file);
    expect(next.get('one')).toBe(1);
    expect(next.get('two')).toBeUndefined();
    expect(readdirSync(join(folder, 'below'))).toEqual(['kept.json']);
  });

  test('has the same fingerprint until one of its files changes, in any folder', () => {
    const other = join(folder, 'other');
    mkdirSync(other);
    for (const each of [folder, other]) writeFileSync(join(each, 'source.ts'), 'first');
    const name = fingerprint(folder, ['source.ts']);
    expect(fingerprint(other, ['source.ts'])).toBe(name);
    writeFileSync(join(other, 'source.ts'), 'second');
    expect(fingerprint(other, ['source.ts'])).not.toBe(name);
  });
});
