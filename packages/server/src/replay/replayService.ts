import type { FairPlayView, RecordedMove } from '@lantern/protocol/fairPlay';
import { type ReplayPage, STEPS_PER_PAGE } from '@lantern/protocol/replay';
import type { Audience } from '@lantern/protocol/seat';
import type { Matches } from '../match/matches';
import type { RunningMatch } from '../match/runningMatch';
import type { FairPlay, MatchState } from '../match/transition';
import { refused } from '../refusals';
import { endedEarly } from '../rooms/host/hostingRules';
import type { Rooms } from '../rooms/rooms';
import { keyOf } from '../store/matchKey';
import type { RoomRecord } from '../store/records';
import type { Store } from '../store/store';
import { audienceOf } from './replayAudience';
import type { ReplayBuilder } from './replayBuilder';
import { ReplayCache } from './replayCache';

export interface ReplayServiceParts {
  rooms: Pick<Rooms, 'load'>;
  matches: Pick<Matches, 'open'>;
  store: Store;
}

/** Replays of matches for each audience, and the fair-play data that is revealed at their end. */
export class ReplayService {
  readonly #parts: ReplayServiceParts;
  readonly #cache: ReplayCache;

  constructor(parts: ReplayServiceParts) {
    this.#parts = parts;
    this.#cache = new ReplayCache(parts.store);
  }

  /**
   * A page of what an audience has seen: `ReplayPage` as JSON. Throws `NO_SUCH_ROOM`, `NO_SUCH_MATCH`, `NOT_YOUR_SEAT`.
   * @param wanted counts from 0; the newest page if absent or not there yet
   */
  async page(code: string, matchId: string, key: string | undefined, wanted?: number): Promise<string> {
    const { room, match } = await this.#find(code, matchId);
    return this.#page(room, match, audienceOf(room, matchId, key), wanted);
  }

  /** A page of a finished match as everybody saw it, without the code of its room. Throws `NO_SUCH_MATCH`. */
  async sharedPage(matchId: string, wanted?: number): Promise<string> {
    const { room, match } = await this.#findFinished(matchId);
    return this.#page(room, match, null, wanted);
  }

  async #page(room: RoomRecord, match: RunningMatch, audience: Audience, wanted?: number): Promise<string> {
    const { id: matchId } = match;
    const replay = await this.#cache.replay(match, audience);
    if (!replay) throw refused('NO_SUCH_MATCH');
    const number = Math.min(wanted ?? replay.pages.length, replay.pages.length - 1);
    const { id: game } = match.module;
    const head = { matchId, game, players: match.players, names: namesOf(room, matchId), audience };
    return written(head, replay, number, replay.over || endedEarly(room, matchId));
  }

  /** The commitment of a match, and after its end also its secret. Throws `NO_SUCH_ROOM`, `NO_SUCH_MATCH`. */
  async fair(code: string, matchId: string): Promise<FairPlayView> {
    const { room, match } = await this.#find(code, matchId);
    return this.#fair(room, match);
  }

  /** The revealed data of a finished match, without the code of its room. Throws `NO_SUCH_MATCH`. */
  async sharedFair(matchId: string): Promise<FairPlayView> {
    const { room, match } = await this.#findFinished(matchId);
    return this.#fair(room, match);
  }

  async #fair(room: RoomRecord, match: RunningMatch): Promise<FairPlayView> {
    const key = keyOf(match);
    const { matchId } = key;
    const { store } = this.#parts;
    const dealt = (await store.stateAt(key, 0)) as unknown as MatchState | undefined;
    if (!dealt) throw refused('NO_SUCH_MATCH');
    const { fair, plugins } = dealt;
    const shown = shownOf(matchId, fair);
    if (!fair || fair.withheld || !isOver(room, match)) return shown;
    const [record, moves] = await Promise.all([store.loadMatch(key), store.moves(key)]);
    if (!record) throw refused('NO_SUCH_MATCH');
    const { players, options, rulesVersion } = record;
    const rulesVersions = [...new Set([rulesVersion, ...moves.map((move) => move.rulesVersion)])];
    const made = moves.map(({ seat, move, args }): RecordedMove => [seat, move, args]);
    const { seed, version: chance } = plugins.random.data;
    const { salt, secret = seed, contributions } = fair;
    const opened = { matchId, players, options, secret, salt, chance, rulesVersions, moves: made };
    return { ...shown, opened: { ...opened, ...(contributions && { contributions }) } };
  }

  async #find(code: string, matchId: string): Promise<{ room: RoomRecord; match: RunningMatch }> {
    const room = await this.#parts.rooms.load(code);
    const match = await this.#parts.matches.open(matchId);
    if (match?.roomCode !== room.code) throw refused('NO_SUCH_MATCH');
    return { room, match };
  }

  /** A running match is shown only to people who know its room. */
  async #findFinished(matchId: string): Promise<{ room: RoomRecord; match: RunningMatch }> {
    const match = await this.#parts.matches.open(matchId);
    const room = match && (await this.#parts.rooms.load(match.roomCode));
    if (!room || !isOver(room, match)) throw refused('NO_SUCH_MATCH');
    return { room, match };
  }
}

/** Whether a match is over, however it ended. */
const isOver = (room: RoomRecord, match: RunningMatch): boolean =>
  match.result() !== null || endedEarly(room, match.id);

/** The part that is public from the start. */
function shownOf(matchId: string, fair: FairPlay | undefined): FairPlayView {
  const withheld = fair?.withheld === true;
  const contributed = Object.keys(fair?.contributions ?? {});
  const { redraws = 0, silent = [] } = fair ?? {};
  const promise = fair && !withheld ? fair.promise : null;
  return { matchId, promise, withheld, contributed, redraws, silent: [...silent], opened: null };
}

/** The names of the players of a match by seat, as far as the room remembers them. */
function namesOf({ matchId: newest, seats, hosting }: RoomRecord, matchId: string): Record<string, string> {
  const before = hosting.history.find((played) => played.matchId === matchId);
  const names = before?.players ?? (newest === matchId ? seats : []);
  return Object.fromEntries(names.flatMap(({ kind, name }, seat) => (kind === 'empty' ? [] : [[String(seat), name]])));
}

/** A page as JSON; its view and patches are JSON already. */
function written(
  head: Omit<ReplayPage, 'last' | 'over' | 'from' | 'view' | 'patches'>,
  { last, pages }: ReplayBuilder,
  number: number,
  over: boolean,
) {
  const page = pages[number];
  const whole = JSON.stringify({ ...head, last, over, from: number * STEPS_PER_PAGE });
  return `${whole.slice(0, -1)},"view":${page?.view},"patches":[${page?.patches.join(',')}]}`;
}
