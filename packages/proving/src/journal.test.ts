import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
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

  test('names files alike until one of them changes', () => {
    const file = join(folder, 'source.ts');
    writeFileSync(file, 'first');
    const name = fingerprint([file]);
    expect(fingerprint([file])).toBe(name);
    writeFileSync(file, 'second');
    expect(fingerprint([file])).not.toBe(name);
  });
});
