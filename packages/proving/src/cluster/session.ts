import { setTimeout as pause } from 'node:timers/promises';
import { type Random, seededRandom } from '@lantern/games/kit/random';
import type { AnyModule } from '@lantern/games/module';
import { openStore } from '@lantern/server/src/store/open';
import type { Store } from '@lantern/server/src/store/store';
import { keptMatch } from '@lantern/server/src/testing/keptMatch';
import { audit } from '../kill/audit';
import { Ledger } from '../kill/ledger';
import { SimulatedRooms } from '../kill/simulatedRooms';
import { textTable } from '../textTable';
import type { Verdict } from '../verdict';
import { Bots } from './bots';
import { guestsSeeEverybody } from './guests';
import { LagWatch } from './lag';
import type { TwoServers } from './twoServers';

/** People who play while parts of a deployment are disturbed. */
export interface Session {
  simulated: SimulatedRooms;
  bots: Bots;
  ledger: Ledger;
  lag: LagWatch;
  rounds: number;
  random: Random;
}

export interface SessionSpec {
  rooms: number;
  rounds: number;
  seed: string;
  /** Disturbs the deployment. @returns the figures of each disturbance */
  disturb(session: Session): Promise<object[]>;
}

/** Maximum time for answers to pending moves at the end, in milliseconds. */
const LAST_ANSWERS = 20_000;

/** Maximum time for the last state to reach everybody, in milliseconds. */
const LAST_NEWS = 10_000;

/**
 * Lets friends and bots play through the proxy during the disturbances. At the end no acknowledged move may be lost or
 * duplicated, and everybody must have received the same.
 */
export async function session(
  deployment: TwoServers,
  module: AnyModule,
  { rooms, rounds, seed, disturb }: SessionSpec,
): Promise<Verdict> {
  const ledger = new Ledger();
  const simulated = new SimulatedRooms(deployment.proxy.address, module, rooms, seed, ledger);
  const lag = new LagWatch(deployment.servers.map(({ address }) => address) as [string, string], module.id);
  const watching = setInterval(() => {
    const playing = simulated.people.find(({ over }) => !over)?.place;
    if (playing) lag.watch(playing.matchId, playing.players);
  }, 100);
  const bots = await Bots.open(deployment.proxy.address, module, ledger);
  const steps = await disturb({ simulated, bots, ledger, lag, rounds, random: seededRandom(seed) });
  const { guests, blind } = await guestsSeeEverybody(deployment.proxy.address, () => simulated.people);
  for (const code of blind) ledger.fault(`in room ${code} a guest does not see everybody as connected`);
  clearInterval(watching);
  bots.leave();
  await simulated.rest(LAST_ANSWERS);
  const store = await openStore(deployment.postgres.url);
  try {
    const agreed = await everybodyKnows(simulated, store, ledger);
    simulated.leave();
    lag.close();
    const codes = await Promise.all(deployment.servers.map((server) => server.stop()));
    if (codes.some((code) => code !== 0)) ledger.fault(`the servers ended with ${codes.join(' and ')}`);
    for (const { requestId } of ledger.open()) ledger.fault(`request ${requestId} never got an answer`);
    const sockets = Object.values(deployment.proxy.sockets());
    if (sockets.length < 2) ledger.fault('the proxy has sent all connections to one server');
    const found = await audit(store, module, ledger);
    return verdictOf(found, { guests, agreed, sockets, steps }, ledger);
  } finally {
    await store.close();
  }
}

/**
 * Waits until everybody has received the last state.
 * @returns the number of those who have
 */
async function everybodyKnows(simulated: SimulatedRooms, store: Store, ledger: Ledger): Promise<number> {
  const behind = async () => {
    const found: string[] = [];
    for (const { place, version } of simulated.people) {
      const kept = (await keptMatch(store, place.matchId).load())?.versions[place.seat];
      if (kept !== version) found.push(`seat ${place.seat} of match ${place.matchId} is at ${version}, not at ${kept}`);
    }
    return found;
  };
  let late = await behind();
  for (
    const latest = performance.now() + LAST_NEWS;
    late.length > 0 && performance.now() < latest;
    late = await behind()
  )
    await pause(200);
  for (const one of late) ledger.fault(one);
  return simulated.people.length - late.length;
}

function verdictOf(
  { matches, kept, lost, doubled, reopened }: Awaited<ReturnType<typeof audit>>,
  seen: { guests: number; agreed: number; sockets: number[]; steps: object[] },
  ledger: Ledger,
): Verdict {
  const { steps, sockets, ...people } = seen;
  const acknowledged = ledger.count('ok');
  const counts = {
    matches,
    acknowledged,
    kept,
    lost,
    doubled,
    reopened,
    ...people,
    storeDown: ledger.passing.STORE_DOWN ?? 0,
  };
  const words: Record<keyof typeof counts, string> = {
    matches: 'matches',
    acknowledged: 'moves acknowledged',
    kept: 'moves in the store, including those of clocks',
    lost: 'acknowledged moves lost',
    doubled: 'moves doubled',
    reopened: 'matches that reopen in the state of their deltas and rules',
    guests: 'guests who checked the presence of everybody on both servers',
    agreed: 'people who received the last state',
    storeDown: 'moves refused because PostgreSQL was down',
  };
  console.log(textTable(Object.entries(counts).map(([key, count]) => [words[key as keyof typeof counts], count])));
  console.log(`sockets of the two servers: ${sockets.join(' and ')}`);
  const ok = ledger.faults.length === 0 && reopened === ledger.matches.size && acknowledged > 0;
  return { ok, found: { ...counts, sockets, steps, faults: ledger.faults.slice(0, 20) } };
}
