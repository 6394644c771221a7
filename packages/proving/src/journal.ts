import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Values kept in a file between runs of a proof. */
export class Journal<T> {
  readonly #file: string;
  readonly #kept: Map<string, T>;

  constructor(file: string) {
    this.#file = file;
    this.#kept = new Map(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as [string, T][]) : []);
  }

  get(key: string): T | undefined {
    return this.#kept.get(key);
  }

  /** The file is replaced atomically, so a proof may be stopped at any time. */
  set(key: string, value: T): void {
    this.#kept.set(key, value);
    mkdirSync(dirname(this.#file), { recursive: true });
    const written = `${this.#file}.${process.pid}`;
    writeFileSync(written, JSON.stringify([...this.#kept]));
    renameSync(written, this.#file);
  }
}

/** A hash of the contents of these files, independent of the location of their folder. */
export function fingerprint(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  return hash.digest('hex').slice(0, 16);
}
