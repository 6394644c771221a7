import type { RecordedMove } from '@lantern/games/kit/record';
import { type FairPlayView, type PastPage, STEPS_PER_PAGE } from '@lantern/games/past';
import { refused } from '../rooms/refused';
import type { Rooms } from '../rooms/rooms';
import type { RoomRecord, Store } from '../store/store';
import type { Table, Tables } from '../table/api';
import type { MatchState } from '../table/match';
import { audienceOf } from './access';
import { Shelf } from './shelf';
import type { Steps } from './steps';

export interface PastsParts {
  rooms: Pick<Rooms, 'load'>;
  tables: Pick<Tables, 'open'>;
  store: Store;
}

/** The past of matches as each audience may see it, and what the server opens of a match at its end. */
export class Pasts {
  readonly #parts: PastsParts;
  readonly #shelf: Shelf;

  constructor(parts: PastsParts) {
    this.#parts = parts;
    this.#shelf = new Shelf(parts.store);
  }

  /**
   * A page of what an audience has seen: `PastPage` as JSON.
   * @param wanted counts from 0; the newest page where it is not given or not there yet
   * Throws `NO_SUCH_ROOM`, `NO_SUCH_MATCH`, `NOT_YOUR_SEAT`.
   */
  async page(code: string, matchId: string, key: string | undefined, wanted?: number): Promise<string> {
    const { room, table } = await this.#find(code, matchId);
    const audience = audienceOf(room, matchId, key);
    const steps = await this.#shelf.steps(table, audience);
    if (!steps) throw refused('NO_SUCH_MATCH');
    const number = Math.min(wanted ?? steps.pages.length, steps.pages.length - 1);
    const { id: game } = table.module;
    const head = { matchId, game, players: table.players, names: namesOf(room, matchId), audience };
    return written(head, steps, number);
  }

  /** What was promised of a match; after its end also what opens it. Throws `NO_SUCH_ROOM`, `NO_SUCH_MATCH`. */
  async fair(code: string, matchId: string): Promise<FairPlayView> {
    const { table } = await this.#find(code, matchId);
    const { store } = this.#parts;
    const dealt = (await store.stateAt(matchId, 0)) as unknown as MatchState | undefined;
    if (!dealt) throw refused('NO_SUCH_MATCH');
    const { fair, plugins } = dealt;
    const promise = fair?.promise ?? null;
    if (!fair || !table.result()) return { matchId, promise, opened: null };
    const [record, moves] = await Promise.all([store.loadMatch(matchId), store.moves(matchId)]);
    if (!record) throw refused('NO_SUCH_MATCH');
    const { players, options, rulesVersion } = record;
    const rulesVersions = [...new Set([rulesVersion, ...moves.map((move) => move.rulesVersion)])];
    const made = moves.map(({ seat, move, args }): RecordedMove => [seat, move, args]);
    const { seed, version: chance = 1 } = plugins.random.data;
    const opened = { matchId, players, options, seed, chance, salt: fair.salt, rulesVersions, moves: made };
    return { matchId, promise, opened };
  }

  async #find(code: string, matchId: string): Promise<{ room: RoomRecord; table: Table }> {
    const room = await this.#parts.rooms.load(code);
    const table = await this.#parts.tables.open(matchId);
    if (table?.roomCode !== room.code) throw refused('NO_SUCH_MATCH');
    return { room, table };
  }
}

/** Names of those who sit, or sat at the end, at a match of the room: by seat, as far as they are remembered. */
function namesOf({ matchId: newest, seats, hosting }: RoomRecord, matchId: string): Record<string, string> {
  const before = hosting.history.find((played) => played.matchId === matchId);
  const names = newest === matchId ? seats : (before?.players ?? []);
  return Object.fromEntries(names.flatMap(({ name }, seat) => (name === '' ? [] : [[String(seat), name]])));
}

/** A page as it travels. Views and patches are kept as JSON already. */
function written(
  head: Omit<PastPage, 'last' | 'over' | 'from' | 'view' | 'patches'>,
  { last, over, pages }: Steps,
  number: number,
) {
  const page = pages[number];
  const whole = JSON.stringify({ ...head, last, over, from: number * STEPS_PER_PAGE });
  return `${whole.slice(0, -1)},"view":${page?.view},"patches":[${page?.patches.join(',')}]}`;
}
