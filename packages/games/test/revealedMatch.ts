import type { RecordedMove, RevealedMatch } from '@lantern/protocol/fairPlay';
import { deal, type EngineState, reduce } from '../src/engine/reducer';
import { TIME_OUT } from '../src/engine/serverOnlyMoves';
import { seededRandom } from '../src/kit/random';
import { seatsOf } from '../src/kit/seat';
import type { AnyModule } from '../src/module';

const SECRET = 'c0ffee'.repeat(10);

/** The revealed data of a match with these moves. */
export function revealedWith(module: AnyModule, players: number, moves: readonly RecordedMove[]): RevealedMatch {
  const chance = { secret: SECRET, salt: 'a grain of salt', chance: 2 } as const;
  return { matchId: 'match', players, options: {}, ...chance, rulesVersions: [module.rulesVersion], moves };
}

/** The revealed data of a match of bots with a maximum number of moves. */
export function revealedBotMatch(module: AnyModule, players: number, most: number): RevealedMatch {
  const random = seededRandom(module.id);
  const moves: RecordedMove[] = [];
  let state: EngineState = deal(module, players, {}, SECRET);
  while (!module.course(state.G).result && moves.length < most) {
    const seat = seatsOf(players).find((seat) => module.view(state.G, seat).mustDecide);
    const choice = seat === undefined ? undefined : module.bot(module.view(state.G, seat), seat, random);
    const move: RecordedMove = choice
      ? [seat as string, choice.move, choice.args]
      : [null, TIME_OUT, [module.view(state.G, null).decisionId]];
    const reduction = reduce(module, state, { seat: move[0], move: move[1], args: move[2] });
    if ('error' in reduction) throw new Error(reduction.error);
    moves.push(move);
    state = reduction.state;
  }
  return JSON.parse(JSON.stringify(revealedWith(module, players, moves)));
}
