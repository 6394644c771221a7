import { seededRandom } from '@lantern/games/kit/random';
import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule } from '@lantern/games/module';
import { type Tempo, usualTempo } from '@lantern/protocol/tempo';
import { LocalHub } from '@lantern/server/src/cluster/bus/localBus';
import { Matches } from '@lantern/server/src/match/matches';
import type { Store } from '@lantern/server/src/store/store';
import { median } from '../quantiles';

/** Number of rounds; the first one warms up. */
const ROUNDS = 4;

const ignore = () => {};
const LOG = { debug: ignore, info: ignore, warn: console.warn, error: console.error };

/** The medians of the milliseconds of a commit, for matches of both kinds. */
export interface CommitCosts {
  oneGo: number;
  days: number;
}

/**
 * Commits the same moves in a match in one go and in one over days, three times in turn.
 * @param roomCode of a stored room
 * @param moves of each match
 */
export async function commitCosts(
  store: Store,
  module: AnyModule,
  roomCode: string,
  moves: number,
): Promise<CommitCosts> {
  const matches = new Matches({
    store,
    bus: new LocalHub().join(),
    log: LOG,
    moduleById: () => module,
    entropy: () => 'the same for all',
  });
  const costs: Record<keyof CommitCosts, number[]> = { oneGo: [], days: [] };
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const [oneGo, days] = [
        await played(matches, module, roomCode, moves),
        await played(matches, module, roomCode, moves, usualTempo(3, 'Europe/Berlin')),
      ];
      if (round === 0) continue;
      costs.oneGo.push(...oneGo);
      costs.days.push(...days);
    }
  } finally {
    await matches.close();
  }
  return { oneGo: median(costs.oneGo), days: median(costs.days) };
}

/** The milliseconds of each commit of a match that bots play. */
async function played(
  matches: Matches,
  module: AnyModule,
  roomCode: string,
  moves: number,
  tempo?: Tempo,
): Promise<number[]> {
  const players = Math.max(2, module.players.min);
  const spec = { roomCode, game: module.id, players, options: {} };
  const id = await matches.create({ ...spec, ...(tempo && { tempo }) });
  const milliseconds: number[] = [];
  const stop = matches.listen({
    committed: (match, seconds) => void (match.id === id && milliseconds.push(seconds * 1000)),
  });
  const random = seededRandom('commit costs');
  for (let made = 0; made < moves; made++) {
    const match = await matches.open(id);
    const seat = match && seatsOf(players).find((seat) => match.view(seat).mustDecide);
    const choice = match && seat !== undefined && module.bot(match.view(seat), seat, random);
    if (!match || seat === undefined || !choice) break;
    const outcome = await match.act({ seat, ...choice });
    if (!outcome.ok) throw new Error(`${choice.move}: ${outcome.refusal.code}`);
  }
  stop();
  return milliseconds;
}
