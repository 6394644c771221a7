import type { HandOver } from '@lantern/games/hosting';
import { type Random, seededRandom } from '@lantern/games/kit/random';
import { randomPlayer } from '@lantern/games/kit/randomPlay';
import type { AnyModule, CommonView } from '@lantern/games/module';
import type { RoomCreated, RoomView, SeatTaken } from '@lantern/games/protocol';
import jsonPatch, { type Operation } from 'fast-json-patch';
import { Line } from './line';

/** A message as somebody has sent it to a namespace; what is different in every match stands in braces. */
export interface RecordedFrame {
  namespace: string;
  text: string;
}

/** A request as somebody has made it; what is different in every match stands in braces. */
export interface RecordedRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  /** JSON. */
  body: string | null;
}

/** Good traffic, by which hostile traffic is grown. */
export interface Recording {
  frames: RecordedFrame[];
  requests: RecordedRequest[];
}

/** Moves of each match that are recorded. */
const MOVES = 60;

/** Plays a match of each game over real sockets and HTTP and records what people send. */
export async function record(server: string, modules: readonly AnyModule[], seed: string): Promise<Recording> {
  const recording: Recording = { frames: [], requests: [] };
  for (const module of modules) {
    const recorder = new Recorder(server, module, seededRandom(`${seed}/${module.id}`));
    const { frames, requests } = await recorder.evening();
    recording.frames.push(...frames);
    recording.requests.push(...requests);
  }
  return recording;
}

interface State {
  G: CommonView;
  _stateID: number;
}

interface Guest {
  seat: string | null;
  key: string | null;
  line: Line;
  state: State | undefined;
}

class Recorder {
  readonly #server: string;
  readonly #module: AnyModule;
  readonly #random: Random;
  readonly #recording: Recording = { frames: [], requests: [] };
  /** What stands for what, longest first. */
  readonly #names: [value: string, name: string][] = [];
  #asked = 0;

  constructor(server: string, module: AnyModule, random: Random) {
    this.#server = server;
    this.#module = module;
    this.#random = random;
  }

  async evening(): Promise<Recording> {
    const { matchId, code, hostKey, keys } = await this.#room();
    const guests: Guest[] = [];
    for (const [index, key] of [...keys, null].entries())
      guests.push(await this.#join(matchId, key === null ? null : String(index), key));
    const visit = JSON.stringify({ code, name: 'Ana', hostKey, seat: '0', seatKey: keys[0] });
    const visitor = await Line.open(this.#server, '/room', '10.2.0.1', visit);
    this.#note('/room', `40/room,${visit}`);
    await this.#play(matchId, guests);
    for (const { line } of guests) line.close();
    visitor.close();
    await this.#hosting(code, hostKey, keys);
    await this.#afterwards(code, matchId, hostKey);
    await this.#lobby();
    return { frames: this.#recording.frames.map((frame) => this.#nameless(frame)), requests: this.#named() };
  }

  async #room() {
    const { id, players } = this.#module;
    const created = (await this.#call('POST', '/api/rooms', {
      ...{ game: id, players: players.max, options: {}, listed: true, name: 'Ana' },
    })) as RoomCreated;
    const { code } = created.room;
    const { hostKey } = created;
    this.#is(code, '{code}');
    this.#is(hostKey, '{hostKey}');
    const path = `/api/rooms/${code}`;
    const keys = [created.seat?.seatKey ?? ''];
    await this.#call('GET', '/api/rooms');
    await this.#call('GET', path);
    await this.#call('POST', `${path}/configure`, { listed: false, players: players.max }, hostKey);
    await this.#call('POST', `${path}/seats/1/bot`, {}, hostKey);
    await this.#call('POST', `${path}/seats/1/stand`, {}, hostKey);
    for (let seat = 1; seat < players.max; seat++) {
      const taken = (await this.#call('POST', `${path}/seats/${seat}/sit`, { name: `Ben ${seat}` })) as SeatTaken;
      keys.push(taken.seatKey);
    }
    for (const key of keys) this.#is(key, '{key}');
    const { matchId } = (await this.#call('POST', `${path}/start`, {}, hostKey)) as RoomView;
    if (matchId === null) throw new Error('the room to be recorded does not start');
    this.#is(matchId, '{match}');
    return { matchId, code, hostKey, keys };
  }

  /** What a host and those who sit ask for around a match. */
  async #hosting(code: string, hostKey: string, keys: readonly string[]): Promise<void> {
    const path = `/api/rooms/${code}`;
    await this.#call('POST', `${path}/configure`, { absence: { after: 30, by: 'bot' }, locked: true }, hostKey);
    for (const paused of [true, false]) await this.#call('POST', `${path}/pause`, { paused }, hostKey);
    for (const what of ['end', 'seats/1/stand-in'])
      for (const wanted of [true, false]) await this.#call('POST', `${path}/${what}`, { wanted }, keys[0]);
    const { token } = (await this.#call('POST', `${path}/seats/0/hand-over`, {}, keys[0])) as HandOver;
    this.#is(token, '{key}');
    await this.#call('POST', `${path}/seats/0/keep`, {}, keys[0]);
    await this.#call('POST', `${path}/redeem`, {}, token);
    await this.#call('POST', `${path}/seats/0/move`, { to: '1' }, hostKey);
    await this.#call('POST', `${path}/rematch`, {}, hostKey);
    await this.#call('POST', `${path}/seats/0/host`, {}, hostKey);
  }

  async #afterwards(code: string, matchId: string, hostKey: string): Promise<void> {
    const path = `/api/rooms/${code}`;
    await this.#call('POST', `${path}/time-out`, { decisionId: 1 }, hostKey);
    await this.#call('GET', `/games/${this.#module.id}/${matchId}`);
    for (const page of ['/api/health', '/', `/r/${code}`, '/socket.io/?EIO=4&transport=polling'])
      await this.#call('GET', page);
  }

  /** What boardgame.io's own lobby client asks. */
  async #lobby(): Promise<void> {
    const games = `/games/${this.#module.id}`;
    await this.#call('GET', '/games');
    await this.#call('GET', `${games}?isGameover=false&updatedAfter=1000`);
    const wish = { numPlayers: this.#module.players.max, setupData: {}, unlisted: false };
    const { matchID } = (await this.#call('POST', `${games}/create`, wish)) as { matchID: string };
    this.#is(matchID, '{match}');
    const seat = { playerID: '0', playerName: 'Ana' };
    const joined = (await this.#call('POST', `${games}/${matchID}/join`, seat)) as { playerCredentials: string };
    this.#is(joined.playerCredentials, '{key}');
    const proof = { playerID: '0', credentials: joined.playerCredentials };
    await this.#call('POST', `${games}/${matchID}/update`, { ...proof, newName: 'Bea' });
    await this.#call('POST', `${games}/${matchID}/rename`, { ...proof, newName: 'Ana' });
    await this.#call('POST', `${games}/${matchID}/playAgain`, proof);
    await this.#call('POST', `${games}/${matchID}/leave`, proof);
  }

  async #join(matchId: string, seat: string | null, key: string | null): Promise<Guest> {
    const namespace = `/${this.#module.id}`;
    const line = await Line.open(this.#server, namespace, '10.2.0.2');
    const guest: Guest = { seat, key, line, state: undefined };
    const synced = new Promise<void>((resolve) => {
      line.onPacket((packet) => {
        const [event, ...args] = eventOf(packet);
        if (event === 'sync') guest.state = (args[1] as { state: State }).state;
        if (event === 'patch' && guest.state)
          guest.state = jsonPatch.applyPatch(guest.state, args[3] as Operation[], false, false).newDocument;
        if (event === 'sync') resolve();
      });
    });
    this.#send(guest, '', ['sync', matchId, seat, key, this.#module.players.max]);
    await synced;
    return guest;
  }

  async #play(matchId: string, guests: readonly Guest[]): Promise<void> {
    const player = randomPlayer(this.#module);
    for (let move = 0; move < MOVES; move++) {
      const due = guests.find(({ seat, state }) => seat !== null && state?.G.mustDecide);
      const choice = due?.state && player(due.state.G, due.seat as string, this.#random);
      if (!due?.state || !choice) return;
      const payload = { type: choice.move, args: choice.args, playerID: due.seat, credentials: due.key };
      const update = { type: 'MAKE_MOVE', payload: { ...payload, requestId: `recorded-${move}` } };
      const id = String(++this.#asked);
      const told = this.#answered(due, id);
      this.#send(due, id, ['update', update, due.state._stateID, matchId, due.seat]);
      await told;
    }
  }

  /** Resolves once the move is acknowledged and everybody has had time to hear of it. */
  #answered({ line }: Guest, id: string): Promise<void> {
    return new Promise((resolve) => {
      line.onPacket((packet) => packet.startsWith(`43/${this.#module.id},${id}[`) && setTimeout(resolve, 5));
    });
  }

  #send({ line }: Guest, id: string, event: unknown[]): void {
    const text = `42/${this.#module.id},${id}${JSON.stringify(event)}`;
    line.send(text);
    this.#note(`/${this.#module.id}`, text);
  }

  #note(namespace: string, text: string): void {
    this.#recording.frames.push({ namespace, text });
  }

  async #call(method: string, path: string, body: object | null = null, key?: string): Promise<unknown> {
    const headers = {
      ...(body && { 'content-type': 'application/json' }),
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    };
    const sent = body && JSON.stringify(body);
    this.#recording.requests.push({ method, path, headers, body: sent });
    const answer = await fetch(this.#server + path, {
      ...{ method, headers: { ...headers, 'x-forwarded-for': '10.2.0.3' }, body: sent },
    });
    const text = await answer.text();
    return /^[{[]/.test(text) ? JSON.parse(text) : text;
  }

  #is(value: string, name: string): void {
    this.#names.push([value, name]);
  }

  #name(text: string): string {
    return this.#names.reduce((named, [value, name]) => named.replaceAll(value, name), text);
  }

  /** The frame without what belongs to its match; where it names its seat, that of the one who sends it. */
  #nameless({ namespace, text }: RecordedFrame): RecordedFrame {
    const named = this.#name(text)
      .replace(/"playerID":"\d"/, '"playerID":"{seat}"')
      .replace(/,\d+,"{match}","\d"\]$/, ',"{version}","{match}","{seat}"]')
      .replace(/^(.*\["sync","{match}",)"\d"/, '$1"{seat}"');
    return { namespace, text: named };
  }

  #named(): RecordedRequest[] {
    return this.#recording.requests.map(({ method, path, headers, body }) => ({
      method,
      path: this.#name(path),
      headers: JSON.parse(this.#name(JSON.stringify(headers))) as Record<string, string>,
      body: body && this.#name(body),
    }));
  }
}

/** The event a packet carries, if it is one. */
function eventOf(packet: string): unknown[] {
  return packet.startsWith('42') ? (JSON.parse(packet.slice(packet.indexOf('['))) as unknown[]) : [];
}
