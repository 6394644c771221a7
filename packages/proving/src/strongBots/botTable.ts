import { seatsOf } from '@lantern/games/kit/seat';
import type { AnyModule } from '@lantern/games/module';
import type { RoomCreated } from '@lantern/protocol/credentials';
import { post, startMatch } from '../rooms';

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
  const players = Math.min(4, module.players.max);
  const { room, hostKey } = await post<RoomCreated>(`${server}/api/rooms`, { game: module.id, players });
  const at = `${server}/api/rooms/${room.code}`;
  for (const seat of seatsOf(players)) await post(`${at}/seats/${seat}/bot`, { level: 'strong' }, hostKey);
  const { matchId } = await startMatch(server, room.code, hostKey);
  if (matchId === null) throw new Error(`${module.id}: the match was not dealt`);
  return { matchId, players, rest: async () => void (await post(`${at}/pause`, { paused: true }, hostKey)) };
}
