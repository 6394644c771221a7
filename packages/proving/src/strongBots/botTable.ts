import type { AnyModule } from '@lantern/games/module';
import { openMatch, post } from '../rooms';

/** A running match of four strong bots, or as many as the game allows. */
export interface BotTable {
  matchId: string;
  players: number;
  /** Pauses the match. */
  rest(): Promise<void>;
}

/**
 * Seats strong bots and starts their match.
 * @throws the refusal
 */
export async function openBotTable(server: string, module: AnyModule): Promise<BotTable> {
  const seats = Array<null>(Math.min(4, module.players.max)).fill(null);
  const match = await openMatch(server, module.id, seats, {}, { bot: { level: 'strong' } });
  const { matchId, players, code, hostKey } = match;
  const rest = async () => void (await post(`${server}/api/rooms/${code}/pause`, { paused: true }, hostKey));
  return { matchId, players, rest };
}
