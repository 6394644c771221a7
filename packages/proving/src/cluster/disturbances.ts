import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../serverProcess';
import type { Lag } from './lag';
import type { Postgres } from './postgres';
import type { Session } from './session';
import type { TwoServers } from './twoServers';

/** The figures of one disturbance. */
export interface Step {
  step: string;
  /** Milliseconds until every room with a running match has made a move. */
  back: number;
  /** Acknowledged moves per second until then and in the calm afterwards. */
  moves: number;
  /** Milliseconds until the bots have made a move. */
  botsBack: number;
  /** The delay of the second server after the first; `null` if there was only one. */
  lag: Lag | null;
}

/** Duration of the calm after each disturbance. */
const CALM_MS = 2_000;

/** How long a stopped part stays down. */
const DOWNTIME_MS = 1_500;

/** Maximum time until matches continue. */
const CONTINUE_TIMEOUT_MS = 20_000;

/** Repeatedly stops, kills and starts one part of the deployment after the other. */
export async function disturbances(
  postgres: Postgres,
  { redis, servers }: TwoServers,
  session: Session,
): Promise<Step[]> {
  const steps: Step[] = [];
  const step = async (name: string, happens: () => Promise<void>) => {
    session.lag.taken();
    await happens();
    steps.push(await settled(name, session));
  };
  for (let round = 1; round <= session.rounds; round++) {
    const [one, other] = session.random.die(2) === 1 ? servers : [servers[1], servers[0]];
    await step('no disturbance', async () => {});
    await step('Redis is killed', () => redis.kill());
    await step('Redis runs again', () => redis.start());
    await step('PostgreSQL has crashed and runs again', () => withoutPostgres(postgres, session));
    await step('a server received SIGTERM', async () => stopped(one, session));
    await step('it runs again, and the other one received SIGTERM', async () => {
      await one.start();
      await stopped(other, session);
    });
    await step('both servers run again', () => backWithPeople(other, session));
    await step('a server is killed', () => killed(one, session));
    await step('it runs again', () => backWithPeople(one, session));
  }
  return steps;
}

/** After a lost connection the proxy sends people to another server; waits until both servers have people again. */
async function backWithPeople(server: ServerProcess, { simulated }: Session): Promise<void> {
  await server.start();
  for (const person of simulated.people) person.stumble();
}

async function stopped(server: ServerProcess, { ledger }: Session): Promise<void> {
  const code = await server.stop();
  if (code !== 0) ledger.fault(`a server ended with ${code} after SIGTERM`);
}

async function killed(server: ServerProcess, { ledger }: Session): Promise<void> {
  await server.kill();
  const killedAt = Date.now();
  for (const sent of ledger.open()) sent.killedAt = killedAt;
}

/** While PostgreSQL is down no move may be acknowledged. */
async function withoutPostgres(postgres: Postgres, { ledger }: Session): Promise<void> {
  postgres.crash();
  await pause(DOWNTIME_MS / 10);
  const before = ledger.count('ok');
  const refused = ledger.passing.STORE_DOWN ?? 0;
  await pause(DOWNTIME_MS);
  if (ledger.count('ok') !== before) ledger.fault('a move was acknowledged while PostgreSQL was down');
  if ((ledger.passing.STORE_DOWN ?? 0) === refused)
    ledger.fault('no client received STORE_DOWN while PostgreSQL was down');
  postgres.start();
}

/** Waits until every room has made a move, and then for the calm. */
export async function settled(step: string, { simulated, bots, ledger, lag }: Session): Promise<Step> {
  const botsWait = bots.goOn(CONTINUE_TIMEOUT_MS);
  const began = performance.now();
  const acknowledged = ledger.count('ok');
  const before = new Map(simulated.people.map((person) => [person, person.version]));
  const rest = () =>
    [...before].filter(
      ([person, version]) => person.version === version && !person.over && simulated.people.includes(person),
    );
  while (rest().length > 0 && performance.now() < began + CONTINUE_TIMEOUT_MS) await pause(20);
  const back = Math.round(performance.now() - began);
  for (const [{ place }] of rest())
    ledger.fault(`seat ${place.seat} of match ${place.matchId} does not continue: ${step}`);
  await pause(CALM_MS);
  const moves = Math.round((ledger.count('ok') - acknowledged) / ((performance.now() - began) / 1000));
  const botsBack = await botsWait;
  if (botsBack === null) ledger.fault(`the bots do not continue: ${step}`);
  const found = { step, back, moves, botsBack: botsBack ?? CONTINUE_TIMEOUT_MS, lag: lag.taken() };
  console.log(`  ${step}: ${told(found)}`);
  return found;
}

function told({ back, moves, botsBack, lag }: Step): string {
  const apart = lag ? `, second server ${lag.median} ms behind (at worst ${lag.worst})` : '';
  return `all players continue after ${back} ms, bots after ${botsBack} ms, ${moves} moves/s${apart}`;
}
