import type { RecordedMove } from '@lantern/protocol/fairPlay';
import type { Refusal } from '@lantern/protocol/refusal';
import { seededRandom } from '../kit/random';
import type { FactKinds } from '../kit/story';
import type { CommonView, GameModule } from '../module';
import { type LocalMatch, localMatch } from './localMatch';

/** A whole match, sufficient to replay it. */
export interface RecordedMatch {
  game: string;
  rulesVersion: number;
  players: number;
  options: Record<string, unknown>;
  /** Seed of `seededRandom` for the deal and all later chance. */
  seed: string;
  moves: readonly RecordedMove[];
  result: unknown;
  /** `matchFingerprint` of the last state. */
  hash: string;
}

/**
 * Replays a recorded match.
 * @throws if a move of the record is refused, with its number
 */
export function replay<State, View extends CommonView<Kinds>, Options, Kinds extends FactKinds>(
  module: GameModule<State, View, Options, Kinds>,
  record: Pick<RecordedMatch, 'players' | 'options' | 'seed' | 'moves'>,
): LocalMatch<State, View> {
  const options = record.options as Partial<Options>;
  const match = localMatch(module, record.players, options, seededRandom(record.seed));
  record.moves.forEach((recorded, index) => {
    const refusal = makeRecorded(match, recorded);
    if (refusal) throw new Error(`${module.id}: move ${index} ${JSON.stringify(recorded)}: ${refusal.code}`);
  });
  return match;
}

/**
 * Makes a move of a record, or lets the clock expire.
 * @returns the refusal, in which case nothing has changed
 */
export function makeRecorded(
  match: LocalMatch<unknown, unknown>,
  [seat, move, args]: RecordedMove,
): Refusal | undefined {
  if (seat !== null) return match.act(seat, { move, args });
  match.timeOut();
  return undefined;
}

/**
 * The fingerprint of a state or view of a match, including only the options that the match was given: an option added
 * by a later version of the game has its default value in older matches and must not change their fingerprint.
 */
export function matchFingerprint(value: object, given: Readonly<Record<string, unknown>>): string {
  const { options, ...rest } = value as { options?: Record<string, unknown> };
  if (options === undefined) return fingerprint(rest);
  const kept = Object.keys(given).filter((key) => Object.hasOwn(options, key));
  return fingerprint({ ...rest, options: Object.fromEntries(kept.map((key) => [key, options[key]])) });
}

/** A fingerprint of plain JSON, independent of the order of keys: 16 hexadecimal digits. */
export function fingerprint(value: unknown): string {
  let [high, low] = [0x811c9dc5, 0x1b873593];
  for (const unit of canonical(value)) {
    const code = unit.codePointAt(0) as number;
    high = Math.imul(high ^ code, 0x01000193);
    low = Math.imul(low ^ code ^ (high >>> 15), 0x85ebca6b);
  }
  return [high, low].map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) => {
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner;
    return Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
