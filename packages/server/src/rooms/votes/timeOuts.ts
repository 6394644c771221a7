import { publiclyOwing } from '@lantern/games/engine/owedDecision';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import type { Matches } from '../../match/matches';
import type { RunningMatch } from '../../match/runningMatch';
import { Refused, refused } from '../../refusals';
import type { RoomRecord } from '../../store/records';
import { hashKey } from '../access/keys';
import { clockFactor } from '../extraTime/extraTimeRules';
import { withHosting } from '../host/hostingRules';
import type { Rooms } from '../rooms';
import { requireHost, seatNamed, seatOfKey } from '../seats/seats';
import { type Here, voted, votesOf } from './votes';

export interface TimeOutsParts {
  rooms: Pick<Rooms, 'change' | 'load' | 'view' | 'visitors'>;
  matches: Pick<Matches, 'open'>;
}

/**
 * Makes the default move for the open decision if no clock runs: by the host once all players who owe it have been away
 * for `VOTE_KEPT` seconds, or by a vote of the players who are here. Refusals are thrown as `Refused`. All methods may
 * also throw `ROOM_NOT_PLAYING`, `PAUSED`, `STALE_DECISION`, `NOT_YOUR_DECISION` (a clock runs) and the refusals of the
 * match.
 */
export class TimeOuts {
  readonly #parts: TimeOutsParts;

  constructor(parts: TimeOutsParts) {
    this.#parts = parts;
  }

  /** Throws `NOT_HOST`, `SOMEBODY_HERE`. */
  async byHost(code: string, key: unknown, decisionId: number): Promise<RoomView> {
    const room = await this.#parts.rooms.load(code);
    requireHost(room, key);
    const match = await this.#open(room, decisionId);
    const here = await this.#hereIn(room);
    if (
      publiclyOwing(match.module, match.players, (seat) => match.view(seat)).some((seat) => isAwaited(room, seat, here))
    )
      throw refused('SOMEBODY_HERE');
    return this.#take(room, match, decisionId);
  }

  /** Votes for the default move or withdraws a vote. Throws `NOT_YOUR_SEAT` (no seat's key). */
  async vote(code: string, key: unknown, decisionId: number, wanted: boolean): Promise<RoomView> {
    const { rooms } = this.#parts;
    const before = await rooms.load(code);
    const match = await this.#open(before, decisionId);
    const here = await this.#hereIn(before);
    const question = { about: 'time-out', seat: null, decisionId } as const;
    const room = await rooms.change(code, (kept) => {
      if (seatOfKey(kept, key) === null) throw refused('NOT_YOUR_SEAT');
      if (kept.matchId !== match.id) throw refused('ROOM_NOT_PLAYING');
      return voted(kept, question, hashKey(String(key)), wanted, here);
    });
    const vote = votesOf(room, here).find(({ about }) => about === 'time-out');
    return vote && vote.by.length >= vote.needed ? this.#take(room, match, decisionId) : rooms.view(room);
  }

  async #take(room: RoomRecord, match: RunningMatch, decisionId: number): Promise<RoomView> {
    const { rooms } = this.#parts;
    const outcome = await match.timeOut(decisionId, 'vote');
    if (!outcome.ok) throw new Refused(outcome.refusal, match.module);
    const isOver = (vote: { about: string; decisionId?: number }) =>
      vote.about === 'time-out' && vote.decisionId === decisionId;
    const after = await rooms.change(room.code, (kept) =>
      kept.hosting.votes.some(isOver)
        ? withHosting(kept, { votes: kept.hosting.votes.filter((vote) => !isOver(vote)) })
        : kept,
    );
    return rooms.view(after);
  }

  /** The match of a room, if that decision is open and no clock runs. */
  async #open(room: RoomRecord, decisionId: number): Promise<RunningMatch> {
    const match = room.matchId === null ? undefined : await this.#parts.matches.open(room.matchId, room.code);
    if (room.state !== 'playing' || !match) throw refused('ROOM_NOT_PLAYING');
    if (room.hosting.pausedAt !== null) throw refused('PAUSED');
    if (match.view(null).decisionId !== decisionId) throw new Refused({ code: 'STALE_DECISION' }, match.module);
    const runs = match.clock() && !match.dayClock && clockFactor(room, match) !== Number.POSITIVE_INFINITY;
    if (runs) throw new Refused({ code: 'NOT_YOUR_DECISION' }, match.module);
    return match;
  }

  async #hereIn(room: RoomRecord): Promise<Here> {
    const visitors = await this.#parts.rooms.visitors(room);
    return (seat) => visitors.atSeat(seatNamed(room, seat)) > 0;
  }
}

/**
 * Whether the match waits for the decision of a seat: its person is here or has just left, or a bot or stand-in plays
 * it.
 */
function isAwaited(room: RoomRecord, seat: Seat, here: Here): boolean {
  const { kind, standIn, away } = seatNamed(room, seat);
  return kind === 'bot' || standIn !== 'none' || here(seat) || (kind === 'person' && !away);
}
