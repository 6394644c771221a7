import type { PlayedBy } from '@lantern/protocol/playedMatches';
import type { SeatView } from '@lantern/protocol/roomSeats';
import type { RoomView } from '@lantern/protocol/rooms';

/** How often somebody has won in a room. */
export interface Score {
  /** Tells them apart, also where two have the same name. */
  id: string;
  /** What they are called now; several of one name are numbered. */
  name: string;
  wins: number;
}

/** A person is who the server says, whatever the name; a bot is known by its name. */
const idOf = ({ kind, name, person }: Pick<PlayedBy, 'kind' | 'name' | 'person'>): string =>
  person === null ? `${kind} ${name}` : `person ${person}`;

/** Everybody who has played in a room with their wins, the most first. */
export function seriesOf({ history, seats }: Pick<RoomView, 'history' | 'seats'>): Score[] {
  const scores = new Map<string, Score>();
  for (const { players, winners } of history) {
    for (const [seat, player] of players.entries()) {
      if (player.kind === 'empty') continue;
      const id = idOf(player);
      const won = winners.includes(String(seat)) ? 1 : 0;
      scores.set(id, { id, name: player.name, wins: (scores.get(id)?.wins ?? 0) + won });
    }
  }
  const named = [...scores.values()].map((score) => ({ ...score, name: nameNow(seats, score) }));
  return toldApart(named).sort((one, other) => other.wins - one.wins);
}

function nameNow(seats: readonly SeatView[], { id, name }: Score): string {
  return seats.find((one) => one.kind !== 'empty' && idOf(one) === id)?.name ?? name;
}

/** In the order in which they came into play, so that nobody's number changes with the wins. */
function toldApart(scores: readonly Score[]): Score[] {
  const met = new Map<string, number>();
  return scores.map((score) => {
    const count = (met.get(score.name) ?? 0) + 1;
    met.set(score.name, count);
    return count > 1 ? { ...score, name: `${score.name} (${count})` } : score;
  });
}
