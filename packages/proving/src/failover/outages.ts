import { setTimeout as pause } from 'node:timers/promises';
import type { AnyModule } from '@lantern/games/module';
import { openStore } from '@lantern/server/src/store/open';
import type { Store } from '@lantern/server/src/store/store';
import { type Step, settled } from '../cluster/disturbances';
import type { Session } from '../cluster/session';
import type { TwoServers } from '../cluster/twoServers';
import type { Ledger } from '../kill/ledger';
import type { Database } from './database';
import { WaitingTable } from './waitingTable';

/** The figures of one outage. */
interface Outage extends Step {
  /** The longest time without an acknowledged move, in milliseconds. */
  still: number;
  /** Moves that were refused meanwhile. */
  refused: number;
  /** Warnings and errors in the logs of both servers. */
  lines: number;
  /** How long a table waited for a decision, and how much of this its clock charged, in milliseconds. */
  waited: { elapsed: number; charged: number } | undefined;
}

/** Maximum time until the servers have a database again, in milliseconds. */
const FAILS_OVER = 60_000;

/** Maximum time until all rooms go on once the servers have a database, in milliseconds. */
const GOES_ON = 2_000;

/** Maximum number of log lines of both servers about one outage. */
const MAX_LOG_LINES = 6;

/** Length of an outage whose time no clock charges, in milliseconds: servers notice one of 5 s. */
const NOT_CHARGED = 8_000;

/** Maximum time around such an outage that is not counted as part of it: heartbeats are 1.5 s apart. */
const TOLERANCE_MS = 3_000;

/** How long a part is frozen: longer than Patroni's `ttl`. */
const FREEZE_MS = 30_000;

/** How long moves stand still behind a frozen standby, in milliseconds: PostgreSQL's `wal_sender_timeout`, and a little. */
const SENDER_TIMEOUT = 6_000;

/** How long a server may take an outage for none. */
const NOTICE_TIMEOUT_MS = 2_000;

/** The time for which HAProxy is down. */
const DOWNTIME_MS = 3_000;

/** An outage of the database, and its repair. */
interface Happening {
  name: string;
  happens(postgres: Database): Promise<(() => Promise<void>) | undefined>;
}

const HAPPENINGS: readonly Happening[] = [
  { name: 'no disturbance', happens: async () => undefined },
  {
    name: 'the machine of the primary dies',
    async happens(postgres) {
      const { primary } = await postgres.roles();
      await primary.kill();
      return () => primary.start();
    },
  },
  {
    name: 'the machine of the standby dies, and comes back empty',
    async happens(postgres) {
      const { standby } = await postgres.roles();
      await standby.kill();
      return () => {
        standby.wipe();
        return standby.start();
      };
    },
  },
  {
    name: 'PostgreSQL alone is killed',
    async happens(postgres) {
      (await postgres.roles()).primary.killPostgres();
      return undefined;
    },
  },
  {
    name: 'the roles are switched',
    async happens(postgres) {
      await postgres.switchOver();
      return undefined;
    },
  },
  {
    name: 'the machine of the primary is frozen',
    async happens(postgres) {
      const { primary } = await postgres.roles();
      primary.freeze();
      await pause(FREEZE_MS);
      primary.unfreeze();
      return undefined;
    },
  },
  {
    name: 'Patroni of the primary is frozen',
    async happens(postgres) {
      const { primary } = await postgres.roles();
      primary.freezePatroni();
      await pause(FREEZE_MS);
      primary.unfreeze();
      return undefined;
    },
  },
  {
    name: 'the standby is frozen',
    async happens(postgres) {
      const { standby } = await postgres.roles();
      standby.freeze();
      await pause(SENDER_TIMEOUT);
      return async () => standby.unfreeze();
    },
  },
  {
    name: 'HAProxy is killed',
    async happens({ haproxy }) {
      await haproxy.kill();
      await pause(DOWNTIME_MS);
      await haproxy.start();
      return undefined;
    },
  },
];

/** Lets everything happen to the database in turn, and makes it whole again each time. */
export async function outages(
  postgres: Database,
  deployment: TwoServers,
  session: Session,
  module: AnyModule,
): Promise<Outage[]> {
  const found: Outage[] = [];
  const store = await openStore(postgres.url);
  try {
    for (let round = 1; round <= session.rounds; round++)
      for (const happening of HAPPENINGS)
        found.push(await outage(happening, { postgres, deployment, session, module, store }));
  } finally {
    await store.close();
  }
  if (session.ledger.passing.INTERNAL) session.ledger.fault('a move was refused with INTERNAL');
  return found;
}

interface Place {
  postgres: Database;
  deployment: TwoServers;
  session: Session;
  module: AnyModule;
  store: Store;
}

async function outage({ name, happens }: Happening, place: Place): Promise<Outage> {
  const { postgres, deployment, session, module, store } = place;
  const { ledger } = session;
  const table = await WaitingTable.open(deployment.proxy.address, module, store, ledger);
  const before = { refused: ledger.passing.STORE_DOWN ?? 0, lines: linesOf(deployment) };
  const still = new Stillness(() => ledger.count('ok'));
  const mend = await happens(postgres);
  await pause(NOTICE_TIMEOUT_MS);
  if (!(await bothReady(deployment)))
    ledger.fault(`the servers have no database after ${FAILS_OVER / 1000} s: ${name}`);
  const step = await settled(name, session);
  if (step.back > GOES_ON) ledger.fault(`the rooms continue only after ${step.back} ms: ${name}`);
  const found = {
    ...step,
    still: still.end(),
    refused: (ledger.passing.STORE_DOWN ?? 0) - before.refused,
    lines: linesOf(deployment) - before.lines,
    waited: await table.close(),
  };
  if (found.lines > MAX_LOG_LINES) ledger.fault(`${found.lines} log lines: ${name}`);
  checkClock(found, ledger);
  const { elapsed, charged } = found.waited ?? {};
  console.log(`    no move for ${found.still} ms, ${found.refused} refused, ${found.lines} log lines`);
  console.log(`    the clock of a match that waited ${elapsed} ms has charged ${charged}`);
  await mend?.();
  await postgres.whole();
  return found;
}

/** The time of an outage must not be charged to players who could not move. */
function checkClock({ step, still, waited }: Outage, ledger: Ledger): void {
  if (!waited) ledger.fault(`a clock ran out: ${step}`);
  else if (still > NOT_CHARGED && waited.charged > waited.elapsed - still + TOLERANCE_MS)
    ledger.fault(`a clock charged ${waited.charged} of ${waited.elapsed} ms, ${still} of them without a move: ${step}`);
}

async function bothReady({ servers }: TwoServers): Promise<boolean> {
  for (const latest = performance.now() + FAILS_OVER; performance.now() < latest; await pause(50))
    if ((await Promise.all(servers.map((server) => server.ready()))).every(Boolean)) return true;
  return false;
}

function linesOf({ servers }: TwoServers): number {
  return servers.reduce((sum, server) => sum + server.lines().length, 0);
}

/** Measures the longest time in which a count did not change. */
class Stillness {
  readonly #timer: NodeJS.Timeout;
  readonly #count: () => number;
  #last: number;
  #since = performance.now();
  #longest = 0;

  constructor(count: () => number) {
    this.#count = count;
    this.#last = count();
    this.#timer = setInterval(() => this.#look(), 50);
  }

  /** @returns milliseconds */
  end(): number {
    this.#look();
    clearInterval(this.#timer);
    return Math.round(this.#longest);
  }

  #look(): void {
    const now = performance.now();
    this.#longest = Math.max(this.#longest, now - this.#since);
    const count = this.#count();
    if (count === this.#last) return;
    this.#last = count;
    this.#since = now;
  }
}
