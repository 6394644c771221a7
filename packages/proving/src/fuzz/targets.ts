import { randomBytes } from 'node:crypto';
import type { EngineState } from '@lantern/games/engine/reducer';
import { seededRandom } from '@lantern/games/kit/random';
import type { AnyModule } from '@lantern/games/module';
import type { RoomRecord } from '@lantern/server/src/store/records';
import type { Store } from '@lantern/server/src/store/store';
import { keptMatch } from '@lantern/server/src/testing/keptMatch';
import { audit } from '../kill/audit';
import { Ledger } from '../kill/ledger';
import type { Place, SimulatedPlayer } from '../kill/simulatedPlayer';
import { SimulatedRooms } from '../kill/simulatedRooms';
import type { Watched } from '../nonReadingClients';
import type { Names, Pass } from './input';
import { changesOf, strangeRemarks } from './roomChanges';
import { PatientLedger, TargetRoom } from './targetRoom';
import { unauthorizedMoves } from './unauthorizedMoves';

/** Maximum thinking time of an honest person, long enough not to load the server. */
const MAX_THINKING_MS = 600;

/** Maximum time for the last answers to honest people, in milliseconds. */
const LAST_ANSWERS = 20_000;

/** The dependencies of the attacked rooms. */
export interface TargetsParts {
  server: string;
  store: Store;
  /** Address of the push service. */
  push: string;
  modules: readonly AnyModule[];
  seed: string;
}

/**
 * The matches of one game: in guarded ones no attacker has a seat, in open ones attackers know the key of seat 0; in
 * the target room everybody may do anything.
 */
interface GameTargets {
  module: AnyModule;
  guarded: SimulatedRooms;
  guardedLedger: Ledger;
  open: SimulatedRooms;
  openLedger: Ledger;
  targetRoom: TargetRoom;
}

/** A room at the start of the attack, and whether attackers know the key of its seat 0. */
interface Seen {
  room: Promise<RoomRecord | undefined>;
  open: boolean;
}

/** The results for honest people. */
export interface Honest {
  matches: number;
  /** Acknowledged moves of honest people. */
  acknowledged: number;
  /** Moves that the holder of a known key has made at that seat, as permitted. */
  ofInsiders: number;
  faults: string[];
}

/** The attacked matches, and the people in them. */
export class Targets {
  readonly #parts: TargetsParts;
  readonly #targets: readonly GameTargets[];
  readonly #seen = new Map<string, Seen>();
  readonly #insiders = new Set<string>();
  #turn = 0;

  constructor(parts: TargetsParts) {
    this.#parts = parts;
    const { server, modules, seed } = parts;
    this.#targets = modules.map((module, index) => {
      const [guardedLedger, openLedger] = [new Ledger(), new PatientLedger()];
      const guarded = new SimulatedRooms(server, module, 1, `${seed}/${index}/guarded`, guardedLedger, MAX_THINKING_MS);
      const open = new SimulatedRooms(server, module, 1, `${seed}/${index}/open`, openLedger, MAX_THINKING_MS);
      const targetRoom = new TargetRoom({ server, module, index, random: seededRandom(`${seed}/${index}`) });
      return { module, guarded, guardedLedger, open, openLedger, targetRoom };
    });
  }

  /** The errors noticed by honest people so far. */
  get faults(): readonly string[] {
    return this.#targets.flatMap(({ guardedLedger }) => guardedLedger.faults);
  }

  get acknowledged(): number {
    const count = (ledger: Ledger) => ledger.count('ok');
    return this.#targets.reduce((sum, target) => sum + count(target.guardedLedger) + count(target.openLedger), 0);
  }

  /**
   * A match to attack, with the knowledge of an attacker without a key, with keys of another match, or with one in it.
   */
  names(namespace: string, pass: Pass): Names {
    const game = this.#targets.find(({ module }) => namespace === `/${module.id}`) ?? this.#next();
    const { push } = this.#parts;
    if (pass === 'owner') return { ...nowhere(), ...game.targetRoom.names, push };
    const target = seat0(pass === 'insider' ? game.open : game.guarded);
    if (!target) return { ...nowhere(), push };
    const { place, version } = target;
    this.#look(place, pass);
    const elsewhere = seat0(game.open)?.place.seatKey ?? nobodysKey();
    const key = pass === 'stranger' ? nobodysKey() : pass === 'neighbour' ? elsewhere : place.seatKey;
    const stolen = pass === 'thief' ? stolenFrom(game) : '[]';
    const keys = { key, hostKey: key, token: key };
    return { match: place.matchId, code: place.roomCode, seat: '0', ...keys, push, version, stolen };
  }

  /** A match that may be watched; undefined while none is being played. */
  watched(): Watched | undefined {
    const { module, guarded } = this.#next();
    const match = seat0(guarded)?.place.matchId;
    return match === undefined ? undefined : { game: module.id, match };
  }

  /** The authentication for a room, as JSON; without a key it is a watcher's. */
  visit(pass: Pass): string {
    const { code, key, hostKey } = this.names('', pass);
    const about = { code, name: 'Cy' };
    if (pass === 'owner') return JSON.stringify({ ...about, hostKey, seatKey: key });
    return JSON.stringify(pass === 'insider' ? { ...about, seatKey: key } : about);
  }

  /** Ends all play. */
  async closing(): Promise<void> {
    for (const { targetRoom } of this.#targets) targetRoom.close();
    for (const { guarded, open } of this.#targets)
      await Promise.all([guarded, open].map((rooms) => rooms.rest(LAST_ANSWERS)));
  }

  /** Compares the store with the actions of normal players. */
  async audited(): Promise<Honest> {
    const { store } = this.#parts;
    const found: Honest = { matches: 0, acknowledged: this.acknowledged, ofInsiders: 0, faults: [] };
    for (const { module, guardedLedger, openLedger } of this.#targets) {
      for (const { requestId } of guardedLedger.open()) guardedLedger.fault(`request ${requestId} never got an answer`);
      await audit(store, module, guardedLedger);
      for (const ledger of [guardedLedger, openLedger]) await this.#compare(module, ledger, found);
      found.faults.push(...guardedLedger.faults);
    }
    for (const [code, seen] of this.#seen) found.faults.push(...(await this.#changes(code, seen)));
    return found;
  }

  leave(): void {
    for (const { guarded, open } of this.#targets) for (const rooms of [guarded, open]) rooms.leave();
  }

  #next(): GameTargets {
    return this.#targets[this.#turn++ % this.#targets.length] as GameTargets;
  }

  async #compare(module: AnyModule, ledger: Ledger, found: Honest): Promise<void> {
    const { store } = this.#parts;
    for (const id of ledger.matches) {
      const [match, moves] = [await keptMatch(store, id).load(), await keptMatch(store, id).moves()];
      if (!match) {
        found.faults.push(`match ${id} is lost`);
        continue;
      }
      const insider = this.#insiders.has(id) ? '0' : null;
      const clock = module.clock((match.state as unknown as EngineState).G) !== undefined;
      found.matches++;
      found.ofInsiders += moves.filter(({ seat, requestId }) => {
        return seat === insider && !ledger.sent.has(requestId?.split(':')[1] ?? '');
      }).length;
      found.faults.push(...unauthorizedMoves(moves, ledger.sent, { insider, clock }));
    }
  }

  #look({ matchId, roomCode }: Place, pass: Pass): void {
    const open = pass === 'insider';
    if (open) this.#insiders.add(matchId);
    if (!this.#seen.has(roomCode)) this.#seen.set(roomCode, { room: this.#parts.store.loadRoom(roomCode), open });
  }

  /** Returns the unauthorised changes of a room and its chat; nobody there has subscribed to notifications. */
  async #changes(code: string, { room, open }: Seen): Promise<string[]> {
    const { store } = this.#parts;
    const before = await room;
    if (!before) return [`room ${code} was lost`];
    const remarks = await store.chat.since(new Map([[code, { all: 0, watchers: 0 }]]));
    const calls = await store.push.addresses(code);
    return [
      ...changesOf(before, await store.loadRoom(code)),
      ...strangeRemarks(remarks, open ? '0' : null),
      ...calls.map(({ address }) => `room ${code} has a push subscription: ${address.endpoint}`),
    ];
  }
}

/** A match that does not exist. */
function nowhere(): Names {
  const key = nobodysKey();
  return {
    match: 'none',
    code: 'BBBBBB',
    seat: '0',
    key,
    hostKey: key,
    token: key,
    push: '',
    version: 0,
    stolen: '["sync"]',
  };
}

function seat0(rooms: SimulatedRooms): SimulatedPlayer | undefined {
  return rooms.people.find(({ place, over }) => place.seat === '0' && !over);
}

/** The event of the last move of seat 0 in the guarded match, including its key. */
function stolenFrom({ guarded, guardedLedger }: GameTargets): string {
  const place = seat0(guarded)?.place;
  const own = [...guardedLedger.sent.values()].filter(
    ({ matchId, seat }) => matchId === place?.matchId && seat === '0',
  );
  const made = own.findLast(({ answer }) => answer === 'ok');
  if (!place || !made) return '["sync"]';
  const { move, args, requestId, version, matchId, seat } = made;
  const payload = { type: move, args, playerID: seat, credentials: place.seatKey, requestId };
  return JSON.stringify(['update', { type: 'MAKE_MOVE', payload }, version, matchId, seat]);
}

function nobodysKey(): string {
  return randomBytes(24).toString('base64url');
}
