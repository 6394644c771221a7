import type { PlayedBy } from '@lantern/protocol/playedMatches';
import type { SeatView } from '@lantern/protocol/roomSeats';
import type { RoomView } from '@lantern/protocol/rooms';

/** The score of a player in a room. */
export interface Score {
  /** A unique id, since two players may have the same name. */
  id: string;
  /** The current name; people with the same name are numbered. */
  name: string;
  wins: number;
}

/** Returns the server's number of a person, whatever the name, or the name of a bot. */
const idOf = ({ kind, name, person }: Pick<PlayedBy, 'kind' | 'name' | 'person'>): string =>
  person === null ? `${kind} ${name}` : `person ${person}`;

/**
 * Returns the scores of all players of a room, the most wins first.
 * @param deleted the name of people who have deleted theirs
 */
export function seriesOf({ history, seats }: Pick<RoomView, 'history' | 'seats'>, deleted: string): Score[] {
  const scores = new Map<string, Score>();
  for (const { players, winners } of history) {
    for (const [seat, player] of players.entries()) {
      if (player.kind === 'empty') continue;
      const id = idOf(player);
      const won = winners.includes(String(seat)) ? 1 : 0;
      scores.set(id, { id, name: player.name, wins: (scores.get(id)?.wins ?? 0) + won });
    }
  }
  const named = [...scores.values()].map((score) => ({ ...score, name: nameNow(seats, score) || deleted }));
  return toldApart(named).sort((score, other) => other.wins - score.wins);
}

function nameNow(seats: readonly SeatView[], { id, name }: Score): string {
  return seats.find((seat) => seat.kind !== 'empty' && idOf(seat) === id)?.name ?? name;
}

/** Numbers people with the same name in order of appearance, so that the numbers do not change with the wins. */
function toldApart(scores: readonly Score[]): Score[] {
  const met = new Map<string, number>();
  return scores.map((score) => {
    const count = (met.get(score.name) ?? 0) + 1;
    met.set(score.name, count);
    return count > 1 ? { ...score, name: `${score.name} (${count})` } : score;
  });
}
