import { execFileSync, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NODE_ENVIRONMENT, NODE_FLAGS } from '../../startScript';

/** A running server under test, inside its process. */
export interface RunningSubject {
  /** `http://…` */
  address: string;
  /** Answers questions for this kind of subject; see `Question`. */
  answer?(question: Question): Promise<unknown>;
}

/**
 * The subject under load: Lantern on one of its stores, several of it on one PostgreSQL, the stock boardgame.io server
 * on one of its, a bare relay, or that relay with the rules.
 */
export type SubjectKind =
  | 'lantern-sqlite'
  | 'lantern-postgres'
  | 'lantern-servers'
  | 'stock-memory'
  | 'stock-sqlite'
  | 'relay'
  | 'floor';

/** A server under test in a separate process. */
export interface Subject {
  kind: SubjectKind;
  address: string;
  /** Processor time of all its threads since its start, in milliseconds. */
  cpu(): Promise<number>;
  /** Its heap after a garbage collection, in bytes. */
  memory(): Promise<number>;
  /** Asks something only this kind of subject knows. */
  ask(question: Question): Promise<unknown>;
  stop(): Promise<void>;
}

/** A question to the process of a subject. */
export type Question =
  | { ask: 'cpu' }
  | { ask: 'memory' }
  | { ask: 'reopen'; match: string; seq: number }
  /** Sets the size of a relay's messages. */
  | { ask: 'relay'; bytes: number };

export interface SubjectSpec {
  kind: SubjectKind;
  /** An empty folder. */
  folder: string;
  /** The database of Lantern, if it is not in the folder. */
  databaseUrl?: string;
  /** Redis, the bus between several servers. */
  redisUrl?: string;
  /** The duration of every sync of its disk, in milliseconds; unchanged if 0. */
  slowDisk?: number;
  /** Factor on the pauses of its bots; 1 by default. */
  botPace?: number;
}

const bundler = fileURLToPath(new URL('./bundle.mjs', import.meta.url));
const entry = fileURLToPath(new URL('../../../dist/subject.js', import.meta.url));

/** Builds the program that `startSubject` starts. */
export function buildSubjects(): void {
  execFileSync(process.execPath, [bundler], { stdio: 'inherit' });
}

/** Starts a subject as shipped: Lantern with the flags of its start script. Resolves when it listens. */
export async function startSubject(spec: SubjectSpec): Promise<Subject> {
  const isLantern = spec.kind.startsWith('lantern');
  const child = fork(entry, [JSON.stringify(spec)], {
    execArgv: ['--expose-gc', ...(isLantern ? NODE_FLAGS : [])],
    env: { ...process.env, ...(isLantern && NODE_ENVIRONMENT), NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const answers = new Map<number, (answer: unknown) => void>();
  let asked = 0;
  const address = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: { ready?: string; id?: number; answer?: unknown }) => {
      if (message.ready) resolve(message.ready);
      else if (message.id !== undefined) answers.get(message.id)?.(message.answer);
    });
    child.once('exit', (code) => reject(new Error(`${spec.kind} ended with ${code}`)));
  });
  const ask = (question: Question) =>
    new Promise<unknown>((resolve) => {
      const id = ++asked;
      answers.set(id, (answer) => {
        answers.delete(id);
        resolve(answer);
      });
      child.send({ id, question });
    });
  return {
    kind: spec.kind,
    address,
    ask,
    cpu: () => ask({ ask: 'cpu' }) as Promise<number>,
    memory: () => ask({ ask: 'memory' }) as Promise<number>,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve());
        child.kill('SIGKILL');
      }),
  };
}
