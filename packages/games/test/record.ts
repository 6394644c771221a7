import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  botPlayer,
  type MatchReport,
  type Player,
  playMatch,
  randomDeal,
  randomPlayer,
  recordOf,
} from '../src/engine/randomPlay';
import { moduleById } from '../src/index';
import type { AnyModule } from '../src/module';
import { testPlanOf } from './testPlans';

/**
 * `npx tsx packages/games/test/record.ts <game>` writes the recorded matches of a game again, after its rules have
 * changed: the shortest of many matches of random players and bots for every way to end. Deletes those of former ends.
 */
const SEEDS = 400;

async function shortestByEnding(module: AnyModule): Promise<Map<string, MatchReport>> {
  const testPlan = await testPlanOf(module);
  const players = [randomPlayer(module), randomPlayer(module, testPlan), botPlayer(module)];
  const shortest = new Map<string, MatchReport>();
  for (let n = 0; n < SEEDS; n++) {
    const player = players[n % players.length] as Player;
    const play = { player, timeOuts: 0.02, interruptions: 0.03 };
    const report = playMatch(module, randomDeal(module, testPlan, `${module.id}/record/${n}`), play);
    const best = shortest.get(report.result.reason);
    if (!best || report.moves.length < best.moves.length) shortest.set(report.result.reason, report);
  }
  return shortest;
}

async function recordAll(module: AnyModule): Promise<void> {
  const folder = join(import.meta.dirname, '../src', module.id, 'matches');
  mkdirSync(folder, { recursive: true });
  const ended = readdirSync(folder).filter((file) => !Object.hasOwn(module.strings.endings, basename(file, '.json')));
  for (const file of ended) rmSync(join(folder, file));
  for (const [reason, report] of await shortestByEnding(module)) {
    const { moves, ...rest } = recordOf(module, report);
    const lines = moves.map((move) => `    ${JSON.stringify(move)}`).join(',\n');
    const head = JSON.stringify({ ...rest, moves: [] }, null, 2).replace('"moves": []', `"moves": [\n${lines}\n  ]`);
    writeFileSync(join(folder, `${reason}.json`), `${head}\n`);
    process.stdout.write(`${reason}: ${report.players} players, ${moves.length} moves, seed ${report.seed}\n`);
  }
}

const module = moduleById(process.argv[2] ?? '');
if (!module) throw new Error('Usage: npx tsx packages/games/test/record.ts <game>');
void recordAll(module);
