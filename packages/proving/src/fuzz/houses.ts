import { randomBytes } from 'node:crypto';
import type { EngineState } from '@lantern/games/kit/engine';
import type { AnyModule } from '@lantern/games/module';
import type { RoomView } from '@lantern/games/protocol';
import type { Store } from '@lantern/server/src/store/store';
import { audit } from '../kill/audit';
import { Crowd } from '../kill/crowd';
import { Ledger } from '../kill/ledger';
import type { Person, Place } from '../kill/person';
import type { Names, Pass } from './input';
import { trespasses } from './trespass';

/** The longest an honest person thinks, in milliseconds: they are here to be disturbed, not to wear the server out. */
const THINKING = 600;

/** How long the last answers to honest people may take, in milliseconds. */
const LAST_ANSWERS = 20_000;

/** Complaints of people who share their table with somebody hostile: what is legal there may spoil their own plans. */
class PatientLedger extends Ledger {
  override fault(): void {}
}

/** Honest people of one game: at guarded tables nobody hostile has a seat, at open ones somebody knows seat 0's key. */
interface House {
  module: AnyModule;
  guarded: Crowd;
  guardedLedger: Ledger;
  open: Crowd;
  openLedger: Ledger;
}

/** What came of the evening for honest people. */
export interface Honest {
  matches: number;
  /** Moves of honest people that were acknowledged. */
  acknowledged: number;
  /** Moves that the holder of a known key has made at its own seat, as it may. */
  ofInsiders: number;
  faults: string[];
}

/** The tables that are attacked, and the people at them. */
export class Houses {
  readonly #server: string;
  readonly #houses: readonly House[];
  /** Rooms as they were when they were first aimed at. */
  readonly #seen = new Map<string, Promise<RoomView>>();
  readonly #insiders = new Set<string>();

  constructor(server: string, modules: readonly AnyModule[], seed: string) {
    this.#server = server;
    this.#houses = modules.map((module, index) => {
      const [guardedLedger, openLedger] = [new Ledger(), new PatientLedger()];
      const guarded = new Crowd(server, module, 1, `${seed}/${index}/guarded`, guardedLedger, THINKING);
      const open = new Crowd(server, module, 1, `${seed}/${index}/open`, openLedger, THINKING);
      return { module, guarded, guardedLedger, open, openLedger };
    });
  }

  /** The faults that honest people have noticed so far. */
  get faults(): readonly string[] {
    return this.#houses.flatMap(({ guardedLedger }) => guardedLedger.faults);
  }

  get acknowledged(): number {
    const count = (ledger: Ledger) => ledger.count('ok');
    return this.#houses.reduce((sum, house) => sum + count(house.guardedLedger) + count(house.openLedger), 0);
  }

  /** The namespace of some game. */
  get anyGame(): string {
    return `/${this.#houses[0]?.module.id}`;
  }

  /** A table to aim at, as somebody knows it who has no key, keys of another table, or one of its own there. */
  names(namespace: string, pass: Pass): Names {
    const house = this.#houses.find(({ module }) => namespace === `/${module.id}`) ?? (this.#houses[0] as House);
    const target = seat0(pass === 'insider' ? house.open : house.guarded);
    const { place, version } = target ?? NOWHERE;
    if (target) this.#look(place.roomCode);
    if (target && pass === 'insider') this.#insiders.add(place.matchId);
    const elsewhere = seat0(house.open)?.place.seatKey ?? nobodysKey();
    const key = pass === 'stranger' ? nobodysKey() : pass === 'neighbour' ? elsewhere : place.seatKey;
    const stolen = pass === 'thief' ? stolenFrom(house) : '[]';
    return { match: place.matchId, code: place.roomCode, seat: '0', key, hostKey: key, version, stolen };
  }

  /** Ends all play and compares what the store and the rooms hold with what honest people have done. */
  async closing(): Promise<void> {
    for (const { guarded, open } of this.#houses)
      await Promise.all([guarded, open].map((one) => one.rest(LAST_ANSWERS)));
  }

  async audited(store: Store): Promise<Honest> {
    const found: Honest = { matches: 0, acknowledged: this.acknowledged, ofInsiders: 0, faults: [] };
    for (const { module, guardedLedger, openLedger } of this.#houses) {
      for (const { requestId } of guardedLedger.open()) guardedLedger.fault(`request ${requestId} never got an answer`);
      await audit(store, module, guardedLedger);
      for (const ledger of [guardedLedger, openLedger]) await this.#compare(store, module, ledger, found);
      found.faults.push(...guardedLedger.faults);
    }
    return found;
  }

  /** Rooms that are not as they were, but for what everybody may change: who is here, and what of a known key's seat. */
  async changedRooms(): Promise<string[]> {
    const faults: string[] = [];
    for (const [code, seen] of this.#seen) {
      const [before, after] = [settledPart(await seen), settledPart(await this.#room(code))];
      if (before !== after) faults.push(`room ${code} was ${before} and is ${after}`);
    }
    return faults;
  }

  leave(): void {
    for (const { guarded, open } of this.#houses) for (const crowd of [guarded, open]) crowd.leave();
  }

  async #compare(store: Store, module: AnyModule, ledger: Ledger, found: Honest): Promise<void> {
    for (const id of ledger.matches) {
      const [match, moves] = [await store.loadMatch(id), await store.moves(id)];
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
      found.faults.push(...trespasses(moves, ledger.sent, { insider, clock }));
    }
  }

  #look(code: string): void {
    if (!this.#seen.has(code)) this.#seen.set(code, this.#room(code));
  }

  async #room(code: string): Promise<RoomView> {
    const headers = { 'x-forwarded-for': '10.2.9.9' };
    return (await (await fetch(`${this.#server}/api/rooms/${code}`, { headers })).json()) as RoomView;
  }
}

const NOWHERE = { place: { matchId: 'none', roomCode: 'AAAAAA', seatKey: 'none' } as Place, version: 0 };

function seat0(crowd: Crowd): Person | undefined {
  return crowd.people.find(({ place, over }) => place.seat === '0' && !over);
}

/** The event by which seat 0 of the guarded table has made its last move, key and all. */
function stolenFrom({ guarded, guardedLedger }: House): string {
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

/** What of a room only its host and the holders of its seats may change; seat 0, whose key is known, is left out. */
function settledPart({ code, game, options, listed, matchId, seats }: RoomView): string {
  const others = seats.filter(({ seat }) => seat !== '0').map(({ seat, kind, name }) => ({ seat, kind, name }));
  return JSON.stringify({ code, game, options, listed, matchId, seats: others });
}
