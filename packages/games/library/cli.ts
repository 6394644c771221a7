#!/usr/bin/env node
import { readFileSync, watchFile } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkRecord } from '../src/engine/checkRecord';
import { moduleById, modules } from '../src/index';
import { sharedRefusals } from '../src/kit/strings.en';
import type { AnyModule } from '../src/module';

const USAGE = 'Usage: lantern-games validate --game <id> [--watch] <match.json>';

/** The result of the check of a record as a sentence. Throws an `Error` with a sentence if it cannot be checked. */
function verdictOn(module: AnyModule, file: string): { ok: boolean; sentence: string } {
  const checked = checkRecord(module, JSON.parse(readFileSync(file, 'utf8')));
  if ('legal' in checked) {
    const end = checked.result ? `it ends by ${checked.result.reason}` : 'it is not over';
    return { ok: true, sentence: `All ${checked.legal} moves are legal; ${end}.` };
  }
  const { illegal, move, refusal } = checked;
  const words = module.strings.refusals[refusal.code] ?? sharedRefusals[refusal.code];
  const [seat, name, args] = move;
  const rule = refusal.rule ? ` (${refusal.rule})` : '';
  const made = `Move ${illegal}, ${name}${JSON.stringify(args)} of seat ${seat}`;
  return {
    ok: false,
    sentence: `${made}, is not legal: ${refusal.code}${rule}. ${words?.(refusal.params ?? {}) ?? ''}`,
  };
}

function tell(module: AnyModule, file: string): boolean {
  try {
    const { ok, sentence } = verdictOn(module, file);
    console.log(sentence);
    return ok;
  } catch (error) {
    console.log(`${file}: ${(error as Error).message}`);
    return false;
  }
}

function main(): number | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { game: { type: 'string' }, watch: { type: 'boolean' } },
  });
  const [command, file] = positionals;
  const module = moduleById(values.game ?? '');
  if (command !== 'validate' || !file || !module) {
    console.error(`${USAGE}\nGames: ${modules.map(({ id }) => id).join(', ')}`);
    return 2;
  }
  const ok = tell(module, file);
  if (!values.watch) return ok ? 0 : 1;
  watchFile(file, { interval: 200 }, () => tell(module, file));
  return undefined;
}

process.exitCode = main();
