import { execFileSync, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { NODE_ENVIRONMENT, NODE_FLAGS } from '../../startScript';

/** A server under test, as it is run in its own process. */
export interface RunningSubject {
  /** `http://…` */
  address: string;
  /** Answers what only this kind can; see `Question`. */
  answer?(question: Question): Promise<unknown>;
}

/** What is loaded: Lantern on one of its stores, several of it on one PostgreSQL, the stock boardgame.io server on one of its, a bare relay, or that relay with the rules. */
export type SubjectKind =
  | 'lantern-sqlite'
  | 'lantern-postgres'
  | 'lantern-servers'
  | 'stock-memory'
  | 'stock-sqlite'
  | 'stock-flatfile'
  | 'relay'
  | 'floor';

/** A server under test in a process of its own. */
export interface Subject {
  kind: SubjectKind;
  address: string;
  /** Processor time of all its threads since it started, in milliseconds. */
  cpu(): Promise<number>;
  /** What it holds in memory after a collection, in bytes. */
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
  /** Makes what a relay sends so large from now on. */
  | { ask: 'relay'; bytes: number };

/** How a subject is started. */
export interface SubjectSpec {
  kind: SubjectKind;
  /** An empty folder of its own. */
  folder: string;
  /** Where Lantern keeps its matches if not in the folder. */
  databaseUrl?: string;
  /** By which several servers tell one another news. */
  redisUrl?: string;
  /** How long every sync of its disk is to take, in milliseconds; as long as it does if 0. */
  slowDisk?: number;
  /** Factor on the pauses of its bots; as long as they usually are if not given. */
  botPace?: number;
}

const bundler = fileURLToPath(new URL('./bundle.mjs', import.meta.url));
const entry = fileURLToPath(new URL('../../../dist/subject.js', import.meta.url));

/** Builds what `startSubject` starts. */
export function buildSubjects(): void {
  execFileSync(process.execPath, [bundler], { stdio: 'inherit' });
}

/** Starts a subject as it is shipped: Lantern with the flags of its start script. Resolves once it listens. */
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
