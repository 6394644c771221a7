import { Count } from '../load/count';
import { hexland } from '../load/hexland';
import { hexlandScript, ScriptedTable } from '../load/scriptedTable';
import type { Subject } from '../load/subjects/process';

/** Number of matches on each server, and the interval between moves in each, in milliseconds. */
const MATCHES = 10;
const MOVE_INTERVAL_MS = 250;

/** Matches that are being played. */
export interface Played {
  count: Count;
  matchId: string;
  /** Stops them after pending moves. */
  stop(): Promise<void>;
}

/** Plays Hexland on a server until it is stopped. */
export async function playOn({ address, kind }: Subject): Promise<Played> {
  const count = new Count();
  const tables = Array.from({ length: MATCHES }, () => new ScriptedTable(count, hexlandScript));
  for (const table of tables) await table.open({ address, kind, module: hexland }, 2);
  const played = tables.map((table) => table.play(Number.POSITIVE_INFINITY, MOVE_INTERVAL_MS));
  return {
    count,
    matchId: tables[0]?.matchId ?? '',
    async stop() {
      for (const table of tables) table.stop();
      await Promise.all(played);
      for (const table of tables) table.close();
    },
  };
}
