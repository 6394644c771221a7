import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { equivalents } from './equivalents';
import { type Mutant, mutantsOf } from './mutate';

export interface Planted extends Mutant {
  /** Path from the root of the repository. */
  file: string;
  /** The changed line, trimmed. */
  text: string;
  /** Depends on the file, the text of the line and the change, but not on the position of the line. */
  id: string;
}

/** All mutants of a file, without known equivalent ones. */
export function plantedIn(top: string, file: string): Planted[] {
  const source = readFileSync(join(top, file), 'utf8');
  const lines = source.split('\n');
  const times = new Map<string, number>();
  const planted = mutantsOf(source).map((mutant) => {
    const text = lines[mutant.line - 1]?.trim() ?? '';
    const name = `${file}: ${text} # ${mutant.change}`;
    const time = times.get(name) ?? 0;
    times.set(name, time + 1);
    return { ...mutant, file, text, id: `${name} # ${time}` };
  });
  return planted.filter((one) => !isEquivalent(one));
}

function isEquivalent({ file, change, text }: Planted): boolean {
  return equivalents.some((known) => known.file === file && known.change === change && known.line === text);
}
