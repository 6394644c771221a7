import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { equivalents } from './equivalents';
import { type Mutant, mutantsOf } from './mutate';

/** A change in a file of the repository. */
export interface Planted extends Mutant {
  /** From the top of the repository. */
  file: string;
  /** The changed line as it stands, trimmed. */
  text: string;
  /** The same as long as file, line of text and change are, wherever in the file the line stands. */
  id: string;
}

/** Every change of a file that is not known to change nothing. */
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
