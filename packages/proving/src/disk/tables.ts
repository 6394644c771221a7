import { Count } from '../load/count';
import { hexland } from '../load/hexland';
import { hexlandScript, ScriptedTable } from '../load/scriptedTable';
import type { Subject } from '../load/subjects/process';

/** Matches that are played at each server, and how often a move is made in each, in milliseconds. */
const MATCHES = 10;
const EVERY = 250;

/** Matches that are being played. */
export interface Played {
  count: Count;
  /** One of them. */
  matchId: string;
  /** Ends them after the moves under way. */
  stop(): Promise<void>;
}

/** Plays Hexland at a server until it is stopped. */
export async function playOn({ address, kind }: Subject): Promise<Played> {
  const count = new Count();
  const tables = Array.from({ length: MATCHES }, () => new ScriptedTable(count, hexlandScript));
  for (const table of tables) await table.open({ address, kind, module: hexland }, 2);
  const played = tables.map((table) => table.play(Number.POSITIVE_INFINITY, EVERY));
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
