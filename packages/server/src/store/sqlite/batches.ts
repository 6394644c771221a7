import type Database from 'better-sqlite3';
import type { Step } from './steps';

/** A write: statements that are applied all together or not at all. */
export type Write = readonly Step[];

/** The outcome of a write as plain data: the results of its steps, or the error of SQLite. */
export type Outcome = { results: unknown[] } | { error: { message: string; code?: string } };

/** Runs several writes in one transaction, so that they share one wait for the disk. */
export class Batches {
  readonly #database: Database.Database;
  readonly #prepared = new Map<string, Database.Statement<[object]>>();
  readonly #all: Database.Transaction<(writes: readonly Write[], each: (write: Write) => Outcome) => Outcome[]>;
  /** Within a transaction, a savepoint: a write that fails is undone alone. */
  readonly #alone: Database.Transaction<(write: Write) => Outcome>;

  constructor(database: Database.Database) {
    this.#database = database;
    this.#all = database.transaction((writes, each) => writes.map(each));
    this.#alone = database.transaction((write) => this.#steps(write));
  }

  /**
   * Undoes a failed write alone; if the transaction fails, all of its writes fail. All reported results are durable.
   * Never throws.
   */
  run(writes: readonly Write[]): Outcome[] {
    try {
      return this.#together(writes) ?? this.#all.immediate(writes, (write) => this.#apart(write));
    } catch (error) {
      return writes.map(() => failed(error));
    }
  }

  /** Runs all writes without savepoints. If one fails, nothing is applied and the result is undefined. */
  #together(writes: readonly Write[]): Outcome[] | undefined {
    let faulty = false;
    try {
      return this.#all.immediate(writes, (write) => {
        faulty = true;
        const outcome = this.#steps(write);
        faulty = false;
        return outcome;
      });
    } catch (error) {
      if (faulty && writes.length > 1) return undefined;
      throw error;
    }
  }

  #apart(write: Write): Outcome {
    try {
      return this.#alone(write);
    } catch (error) {
      // SQLite has rolled back the whole transaction, e.g. on a full disk.
      if (!this.#database.inTransaction) throw error;
      return failed(error);
    }
  }

  #steps(write: Write): Outcome {
    const results: unknown[] = [];
    for (const { text, params, gives, decides } of write) {
      const statement = this.#statement(text);
      const result = gives === 'rows' ? statement.all(params) : statement.run(params).changes;
      results.push(result);
      if (decides && result === 0) break;
    }
    return { results };
  }

  #statement(text: string): Database.Statement<[object]> {
    const known = this.#prepared.get(text);
    if (known) return known;
    const statement = this.#database.prepare<[object]>(text);
    this.#prepared.set(text, statement);
    return statement;
  }
}

function failed(error: unknown): Outcome {
  const { message, code } = error as { message: string; code?: unknown };
  return { error: { message, ...(typeof code === 'string' && { code }) } };
}
