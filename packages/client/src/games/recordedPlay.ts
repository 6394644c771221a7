import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localMatch } from '@lantern/games/engine/localMatch';
import type { AnyMatch } from '@lantern/games/engine/randomPlay';
import { makeRecorded, type RecordedMatch } from '@lantern/games/engine/recordedMatch';
import { seededRandom } from '@lantern/games/kit/random';
import type { AnyModule } from '@lantern/games/module';

const MATCHES = join(__dirname, '../../../games/src');

/** Inspects a match after the deal and after each move. */
export type Look = (match: AnyMatch) => void;

/** Replays the recorded matches of a game, for tests; `begin` is called before the deal of each. */
export function playRecorded(module: AnyModule, begin: () => Look): void {
  const folder = join(MATCHES, module.id, 'matches');
  for (const file of readdirSync(folder)) {
    const record: RecordedMatch = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const match = localMatch(module, record.players, record.options, seededRandom(record.seed));
    const look = begin();
    look(match);
    for (const move of record.moves) {
      makeRecorded(match, move);
      look(match);
    }
  }
}
