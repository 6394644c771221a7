import { setTimeout as pause } from 'node:timers/promises';
import { hexland } from '../load/hexland';
import { newAddress } from '../load/session';
import type { Subject } from '../load/subjects/process';
import { Wire } from '../load/wire';

/** The requests that store nothing: joining a match, a refused move, and reading a match. */
export const PROBES = ['join', 'refusal', 'match over HTTP'] as const;

export type Probe = (typeof PROBES)[number];

/** Number of people who take turns, so that none exceeds the limits. */
const PEOPLE = 20;

/** Functions that send each probe and return the time to its answer, in milliseconds. */
export async function openProbes({ address }: Subject, matchId: string): Promise<Record<Probe, () => Promise<number>>> {
  const url = `${address}/games/${hexland.id}/${matchId}`;
  let synced = () => {};
  const wires: Wire[] = [];
  for (let person = 0; person < PEOPLE; person++) {
    const heard = (event: string) => event === 'sync' && synced();
    wires.push(await Wire.open(address, `/${hexland.id}`, newAddress(), heard));
  }
  let turn = 0;
  const next = () => wires[turn++ % PEOPLE] as Wire;
  const stranger = { type: 'MAKE_MOVE', payload: { type: 'build', args: [0], playerID: '0', credentials: 'nobody' } };
  return {
    join: () =>
      timed((done) => {
        synced = done;
        next().emit('sync', matchId, null, null, 4);
      }),
    refusal: () => timed((done) => next().ask(done, 'update', stranger, 0, matchId, '0')),
    'match over HTTP': () =>
      timed(
        (done) =>
          void fetch(url, from())
            .then((answer) => answer.text())
            .then(done),
      ),
  };
}

const from = () => ({ headers: { 'x-forwarded-for': newAddress() } });

/** Maximum delay before a probe, so that probes meet the server in any state. */
const MAX_DELAY_MS = 10;

async function timed(ask: (done: () => void) => void): Promise<number> {
  await pause(Math.random() * MAX_DELAY_MS);
  const began = performance.now();
  await new Promise<void>((resolve) => ask(resolve));
  return performance.now() - began;
}
