import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@lantern/server/src/testing/ports';
import { buildServer } from '../build';
import { readOptions, wholeNumber } from '../options';
import { loadGame } from '../play/game';
import { type Proof, skipped } from '../verdict';
import { disturbances } from './disturbances';
import { Postgres, postgresPrograms } from './postgres';
import { type Session, session } from './session';
import { TwoServers } from './twoServers';

const OPTIONS = {
  game: { type: 'string' },
  rooms: { type: 'string' },
  rounds: { type: 'string' },
  seed: { type: 'string' },
  built: { type: 'boolean' },
} as const;

/**
 * Runs the profile `scale` of `docker-compose.yml` as processes: two built servers, PostgreSQL, Redis, and nginx with
 * the configuration of `docs/scale`. Friends play through the proxy while each part in turn is stopped, killed and
 * started again. At the end no acknowledged move may be lost or duplicated, and everybody must have received the same.
 * `--rounds 10` is the long form; `--built` uses the existing build.
 */
export const cluster: Proof = async (argv) => {
  const given = readOptions(argv, OPTIONS);
  const rooms = wholeNumber('rooms', given.rooms, 1, 6);
  const rounds = wholeNumber('rounds', given.rounds, 1, 1);
  const seed = given.seed ?? String(Date.now());
  const missing = TwoServers.missing();
  if (missing.length > 0) return skipped(`not installed here: ${missing.join(', ')}`);
  const { module } = await loadGame(given.game ?? 'colossal-cave');
  if (!given.built) buildServer();
  const folder = mkdtempSync(join(tmpdir(), 'lantern-cluster-'));
  chmodSync(folder, 0o755);
  const postgres = new Postgres(postgresPrograms() as string, join(folder, 'postgres'), await freePort());
  const deployment = await TwoServers.on(postgres, folder);
  try {
    postgres.create();
    postgres.start();
    await deployment.start();
    console.log(`${rooms} rooms at ${deployment.proxy.address}, ${rounds} rounds, seed ${seed}`);
    const disturb = (playing: Session) => disturbances(postgres, deployment, playing);
    return await session(deployment, module, { rooms, rounds, seed, disturb });
  } finally {
    await deployment.end();
    postgres.end();
    rmSync(folder, { recursive: true });
  }
};
