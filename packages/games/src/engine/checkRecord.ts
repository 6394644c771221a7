import type { RecordedMove } from '@lantern/protocol/fairPlay';
import type { Refusal } from '@lantern/protocol/refusal';
import * as v from 'valibot';
import { seededRandom } from '../kit/random';
import type { AnyModule, Result } from '../module';
import { localMatch } from './localMatch';
import { makeRecorded, type RecordedMatch } from './recordedMatch';

const shape = v.object({
  players: v.pipe(v.number(), v.integer()),
  options: v.record(v.string(), v.unknown()),
  seed: v.string(),
  moves: v.array(v.strictTuple([v.nullable(v.string()), v.string(), v.array(v.unknown())])),
});

/** The result of replaying a record. */
export type CheckedRecord =
  /** Every move is legal; `result` is the result after the last one. */
  | { legal: number; result: Result | null }
  /** The first move that is not legal, counted from 1, and the reason. */
  | { illegal: number; move: RecordedMove; refusal: Refusal };

/**
 * Replays a record up to its first illegal move.
 * @throws Error if it is not a record, or if no match of the game can be dealt from it
 */
export function checkRecord(module: AnyModule, record: unknown): CheckedRecord {
  const parsed = v.safeParse(shape, record);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(`this is no recorded match: ${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  }
  const { players, options, seed, moves } = parsed.output as Pick<
    RecordedMatch,
    'players' | 'options' | 'seed' | 'moves'
  >;
  const match = localMatch(module, players, options, seededRandom(seed));
  for (const [index, move] of moves.entries()) {
    const refusal = makeRecorded(match, move);
    if (refusal) return { illegal: index + 1, move, refusal };
  }
  return { legal: moves.length, result: module.course(match.state).result };
}
