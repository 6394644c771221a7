import { setTimeout as pause } from 'node:timers/promises';
import { pick, type Random } from '@lantern/games/kit/random';
import type { AnyModule } from '@lantern/games/module';
import type { RoomCreated, SeatTaken } from '@lantern/protocol/credentials';
import type { RoomView } from '@lantern/protocol/rooms';
import { Guest } from './guest';

/** The parameters shared by all rooms. */
export interface SoakContext {
  server: string;
  module: AnyModule;
  /** Number of times each event has happened. */
  happened: Record<string, number>;
  faults: string[];
  /** Open connections of people. */
  connections: number;
}

/** The state of a room in the clients of its people. */
interface RoomSession {
  code: string;
  hostKey: string;
  players: number;
  keys: Map<string, string>;
  matchId: string | null;
  guests: Guest[];
}

/** Maximum delay between two events in a room. */
const MAX_EVENT_GAP_MS = 1500;

/** The maximum number of events in a room before it is abandoned. */
const MAX_EVENTS = 40;

/** Opens rooms one after the other, uses each for a while and abandons it. */
export class Room {
  readonly #context: SoakContext;
  readonly #index: number;
  readonly #random: Random;
  readonly #life: Promise<void>;
  #closing = false;
  #matchId: string | undefined;

  constructor(context: SoakContext, index: number, random: Random) {
    this.#context = context;
    this.#index = index;
    this.#random = random;
    this.#life = this.#live();
  }

  /** The current or last match here. */
  get matchId(): string | undefined {
    return this.#matchId;
  }

  /** Disconnects everybody. */
  async close(): Promise<void> {
    this.#closing = true;
    await this.#life;
  }

  async #live(): Promise<void> {
    // Spreads the times at which rooms are opened and abandoned.
    await pause(this.#random.die(MAX_EVENT_GAP_MS));
    while (!this.#closing) {
      try {
        await this.#session();
      } catch (error) {
        this.#context.faults.push(`room ${this.#index}: ${(error as Error).message}`);
        await pause(MAX_EVENT_GAP_MS);
      }
    }
  }

  async #session(): Promise<void> {
    const session = await this.#open();
    try {
      for (let left = this.#random.die(MAX_EVENTS); left > 0 && !this.#closing; left--) {
        await pause(this.#random.die(MAX_EVENT_GAP_MS));
        if (!this.#closing) await this.#something(session);
      }
      this.#note('room abandoned');
    } finally {
      for (const guest of session.guests) guest.leave();
    }
  }

  async #open(): Promise<RoomSession> {
    const { id, players } = this.#context.module;
    const wish = { game: id, players: players.min, name: 'Ana', listed: this.#random.die(2) === 1 };
    const { room, hostKey, seat } = await this.#post<RoomCreated>('/api/rooms', wish);
    this.#note('room opened');
    const keys = new Map([['0', seat?.seatKey ?? '']]);
    const session: RoomSession = { code: room.code, hostKey, players: players.min, keys, matchId: null, guests: [] };
    await this.#come(session, { hostKey, seat: '0' });
    return session;
  }

  /** One random event. */
  async #something(session: RoomSession): Promise<void> {
    const { matchId, guests } = session;
    if (matchId === null) return this.#begin(session);
    const seated = guests.filter(({ seat }) => seat !== null);
    const random = this.#random;
    switch (random.die(8)) {
      case 1:
        this.#note('somebody watches');
        return this.#come(session, { seat: null });
      case 2:
        return this.#go(session, 'a phone disconnects');
      case 3:
        return this.#reload(session);
      case 4:
        return this.#standIn(session);
      case 5:
        return this.#return(session);
      default:
        for (const guest of seated) await guest.move(random);
    }
  }

  /** People and bots take the empty seats, and the match starts. */
  async #begin(session: RoomSession): Promise<void> {
    const { code, players, keys } = session;
    const path = `/api/rooms/${code}`;
    for (let seat = 1; seat < players; seat++) {
      if (this.#random.die(3) === 1) {
        await this.#byHost(session, `seats/${seat}/bot`, {});
        this.#note('a bot sits down');
        continue;
      }
      const taken = await this.#post<SeatTaken>(`${path}/seats/${seat}/sit`, { name: `Person ${seat}` });
      keys.set(String(seat), taken.seatKey);
      this.#note('somebody sits down');
      await this.#come(session, { seat: String(seat) });
    }
    const { matchId } = await this.#byHost(session, 'start', {});
    this.#note('match begun');
    session.matchId = matchId;
    this.#matchId = matchId ?? undefined;
    for (const guest of session.guests) await guest.joinMatch(matchId as string);
  }

  async #come(session: RoomSession, { seat, hostKey }: { seat: string | null; hostKey?: string }): Promise<void> {
    const { code, keys, matchId } = session;
    const key = seat === null ? null : (keys.get(seat) ?? null);
    const about = { code, name: 'Guest', ...(hostKey && { hostKey }), ...(seat !== null && { seat, seatKey: key }) };
    const address = `10.6.${this.#index >> 8}.${this.#index & 255}`;
    const { server, module } = this.#context;
    const person = { server, module, address, seat, key, about };
    const guest = await Guest.arrive(person, this.#context, (what) => this.#note(what));
    session.guests.push(guest);
    if (matchId !== null) await guest.joinMatch(matchId);
  }

  #go(session: RoomSession, what: string): void {
    if (session.guests.length === 0) return;
    const guest = pick(this.#random, session.guests);
    session.guests.splice(session.guests.indexOf(guest), 1);
    guest.leave();
    this.#note(what);
  }

  async #reload(session: RoomSession): Promise<void> {
    const guest = session.guests.length > 0 ? pick(this.#random, session.guests) : undefined;
    if (!guest) return;
    session.guests.splice(session.guests.indexOf(guest), 1);
    guest.leave();
    await this.#come(session, { seat: guest.seat });
    this.#note('somebody reloads');
  }

  /** A person opens the page on a phone again. */
  async #return(session: RoomSession): Promise<void> {
    const away = [...session.keys.keys()].find((seat) => !session.guests.some((guest) => guest.seat === seat));
    if (away === undefined) return;
    await this.#come(session, { seat: away });
    this.#note('somebody reconnects');
  }

  /** The host sets stand-ins for absent players. */
  async #standIn(session: RoomSession): Promise<void> {
    const absence = { after: pick(this.#random, [0, 1, null]), by: pick(this.#random, ['bot', 'default']) };
    await this.#byHost(session, 'configure', { absence });
    this.#note('the host sets the waiting time for absent players');
  }

  #note(what: string): void {
    this.#context.happened[what] = (this.#context.happened[what] ?? 0) + 1;
  }

  /** A request of the host, who may be a seated person by now, since the role passes on if its owner is gone. */
  async #byHost({ code, hostKey, keys }: RoomSession, what: string, body: object): Promise<RoomView> {
    // While the keys are tried one after the other, the role may pass to one that was tried before.
    for (let round = 0; round < 3; round++) {
      for (const key of [hostKey, ...keys.values()]) {
        const answer = await this.#ask(`/api/rooms/${code}/${what}`, body, key);
        if (answer.status !== 403) return read(answer);
      }
    }
    throw new Error(`nobody is the host of room ${code}`);
  }

  async #post<Answer>(path: string, body: object): Promise<Answer> {
    return read(await this.#ask(path, body));
  }

  #ask(path: string, body: object, key?: string): Promise<Response> {
    // An idle keep-alive connection would count as a stray.
    const from = { 'x-forwarded-for': `10.6.${this.#index >> 8}.${this.#index & 255}`, connection: 'close' };
    const headers = { 'content-type': 'application/json', ...from, ...(key && { authorization: `Bearer ${key}` }) };
    return fetch(this.#context.server + path, { method: 'POST', headers, body: JSON.stringify(body) });
  }
}

async function read<Answer>(answer: Response): Promise<Answer> {
  if (!answer.ok) throw new Error(`${new URL(answer.url).pathname}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
