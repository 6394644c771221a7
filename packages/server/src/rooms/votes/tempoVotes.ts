import { isDeepStrictEqual } from 'node:util';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Tempo } from '@lantern/protocol/tempo';
import { steadyNow } from '../../clock/steadyTime';
import { isZone } from '../../days/localTime';
import { atVotedTempo, isOverDays } from '../../days/tempoRules';
import type { LoadedGames } from '../../games';
import { refused } from '../../refusals';
import type { RoomRecord } from '../../store/records';
import type { Store } from '../../store/store';
import { hashKey } from '../access/keys';
import { gameNamed } from '../host/settings';
import type { Rooms } from '../rooms';
import { seatNamed, seatOfKey } from '../seats/seats';
import { type Here, voted, votesOf } from './votes';

export interface TempoVotesParts {
  rooms: Pick<Rooms, 'change' | 'load' | 'view' | 'visitors' | 'followTempo'>;
  store: Pick<Store, 'loadMatch'>;
  games: LoadedGames;
}

/** Votes of the people in a running match on another tempo. */
export class TempoVotes {
  readonly #parts: TempoVotesParts;

  constructor(parts: TempoVotesParts) {
    this.#parts = parts;
  }

  /**
   * Votes or withdraws a vote; a vote for another tempo replaces the open one. Throws `NOT_YOUR_SEAT` (no seat's key),
   * `ROOM_NOT_PLAYING`, `PAUSED`, `SAME_TEMPO`, `BAD_ZONE`, `NOT_FOR_DAYS`.
   * @param tempo `null` plays in one go
   */
  async vote(code: string, key: unknown, tempo: Tempo | null, wanted: boolean): Promise<RoomView> {
    const { rooms } = this.#parts;
    const before = await rooms.load(code);
    if (tempo && !isOverDays(before)) await this.#requireForDays(before);
    const visitors = await rooms.visitors(before);
    let changed = false;
    const room = await rooms.change(code, (kept) => {
      requireVote(kept, key, tempo);
      if (kept.matchId !== before.matchId) throw refused('ROOM_NOT_PLAYING');
      const here: Here = (seat) => visitors.atSeat(seatNamed(kept, seat)) > 0;
      const after = voted(kept, { about: 'tempo', seat: null, tempo }, hashKey(String(key)), wanted, here);
      const vote = votesOf(after, here).find(({ about }) => about === 'tempo');
      changed = vote !== undefined && vote.by.length >= vote.needed && isDeepStrictEqual(vote.tempo, tempo);
      return changed ? atVotedTempo(after, tempo, steadyNow()) : after;
    });
    return rooms.view(changed ? await rooms.followTempo(room) : room);
  }

  /** Throws `NOT_FOR_DAYS` if the running match was dealt with options that a match over days cannot have. */
  async #requireForDays({ code: roomCode, game, matchId }: RoomRecord): Promise<void> {
    const { games, store } = this.#parts;
    const match = matchId === null ? undefined : await store.loadMatch({ roomCode, matchId });
    const needed = Object.entries(gameNamed(games, game).overDays?.options ?? {});
    if (match && needed.some(([name, value]) => match.options[name] !== value)) throw refused('NOT_FOR_DAYS');
  }
}

function requireVote(room: RoomRecord, key: unknown, tempo: Tempo | null): void {
  if (seatOfKey(room, key) === null) throw refused('NOT_YOUR_SEAT');
  if (room.state !== 'playing') throw refused('ROOM_NOT_PLAYING');
  if (room.hosting.pausedAt !== null) throw refused('PAUSED');
  if (isDeepStrictEqual(room.hosting.tempo ?? null, tempo)) throw refused('SAME_TEMPO');
  if (tempo && !isZone(tempo.zone)) throw refused('BAD_ZONE');
}
