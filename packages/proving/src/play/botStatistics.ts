import { quantile } from '../quantiles';
import { textTable } from '../textTable';
import type { LoadedGame } from './game';
import { type Statistics, share } from './statistics';

/** The results of bots by the default rules, by number of players, and the predictions of the game. */
export function usualOf({ testPlan }: LoadedGame, { usual }: Statistics) {
  return Object.entries(usual).map(([players, { matches, won, turns }]) => ({
    players: Number(players),
    matches,
    won: share(won, matches),
    turns: quantile(turns, 0.5),
    foretold: testPlan.expected?.[Number(players)] ?? null,
  }));
}

/** Prints a line for each number of players. */
export function printUsual(usual: ReturnType<typeof usualOf>): void {
  const foretold = (value: number | undefined) => (value === undefined ? '' : `(foretold ${value})`);
  const rows = usual.map(({ players, matches, won, turns, foretold: told }) => [
    ...['', `${players} players`, `${matches} matches`],
    ...['won', won, foretold(told?.won)],
    ...(turns > 0 ? ['median of turns', turns, foretold(told?.turns)] : []),
  ]);
  console.log('\nbots by the usual rules:');
  if (rows.length > 0) console.log(textTable(rows));
}
