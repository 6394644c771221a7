import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Values kept in a file between runs of the proof. */
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

  set(key: string, value: T): void {
    this.#kept.set(key, value);
    mkdirSync(dirname(this.#file), { recursive: true });
    writeFileSync(this.#file, JSON.stringify([...this.#kept]));
  }
}
