import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedMatch } from '../src/engine/recordedMatch';

const source = join(__dirname, '../src');

export function recordedMatches(game: string): [file: string, record: RecordedMatch][] {
  const folder = join(source, game, 'matches');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => [file, JSON.parse(readFileSync(join(folder, file), 'utf8'))]);
}

/** Every file of a folder of the sources whose name ends in `ending`, with its text; sub-folders included. */
export function sourceFiles(folder: string, ending: string): [file: string, text: string][] {
  const path = join(source, folder);
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => [file, readFileSync(join(path, file), 'utf8')]);
}
