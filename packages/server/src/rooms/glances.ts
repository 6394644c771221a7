import type { RoomGlance } from '@lantern/protocol/roomGlance';
import { steadyNow } from '../clock/steadyTime';
import type { Matches } from '../match/matches';
import type { RoomRecord } from '../store/records';
import type { Rooms } from './rooms';

/** Summaries of rooms for pages that list them. */
export class Glances {
  readonly #rooms: Rooms;
  readonly #matches: Matches;

  constructor(rooms: Rooms, matches: Matches) {
    this.#rooms = rooms;
    this.#matches = matches;
  }

  /** @throws {Refusal} `NO_SUCH_ROOM` */
  async of(code: string): Promise<RoomGlance> {
    const room = await this.#rooms.load(code);
    return { room: await this.#rooms.view(room), turn: await this.#turnIn(room) };
  }

  async #turnIn({ code, state, matchId }: RoomRecord): Promise<RoomGlance['turn']> {
    const match = state === 'playing' && matchId !== null ? await this.#matches.open(matchId, code) : undefined;
    if (!match || match.result()) return null;
    const { stages, story } = match.view(null);
    return {
      seats: Object.keys(stages),
      ago: Math.max(0, steadyNow() - match.movedAt),
      told: story.at(-1) ?? null,
    };
  }
}
