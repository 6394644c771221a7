import { type Player, randomPlayer } from '@lantern/games/engine/randomPlay';
import { commitmentOf } from '@lantern/games/engine/seedCommitment';
import { type Random, seededRandom } from '@lantern/games/kit/random';
import { seatsOf } from '@lantern/games/kit/seat';
import type { StandIn } from '@lantern/protocol/absence';
import type { HandOver, RoomCreated, SeatAsked, SeatTaken } from '@lantern/protocol/credentials';
import type { Learned } from '@lantern/protocol/learned';
import type { SeatView } from '@lantern/protocol/roomSeats';
import type { HostNews, RoomState, RoomUpdate } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import type { VoteSubject } from '@lantern/protocol/votes';
import { browserHashIn, hashKey } from '@lantern/server/src/rooms/access/keys';
import { start, startApp, stopApps, type TestApp } from '@lantern/server/src/testing/app';
import { keptMatch } from '@lantern/server/src/testing/keptMatch';
import type { LookedAt } from '@lantern/server/src/testing/loggedSecrets';
import { RawClient, until } from '@lantern/server/src/testing/matchServer';
import { io } from 'socket.io-client';
import type { LoadedGame } from '../play/game';

/** The counts of the checks of a room. */
export interface RoomLooks {
  roomFrames: number;
  /** Number of chat messages received by anybody. */
  remarks: number;
  /** Keys, their hashes, and other data of the server that no frame or remark may contain. */
  kept: number;
  /** Words of the match state that no watcher was shown. */
  hidden: number;
}

/** Returns the counts before any check. */
export const noRoomLooks = (): RoomLooks => ({ roomFrames: 0, remarks: 0, kept: 0, hidden: 0 });

/** Field names of the stored rooms, matches and browsers that must never be sent over a connection of a room. */
const KEPT_FIELDS = [
  ...['keyHash', 'hostKeyHash', 'hostHash', 'seatHash', 'formerHash', 'browserHash', 'browser', 'hostLink'],
  ...['undoable', 'takeBacks', 'people', 'parts', 'basis', 'endpoint', 'p256dh', 'salt', 'seed', 'contributions'],
];

/** Words that every room sends in any game, so that their presence in a match state reveals nothing. */
const ROOM_WORDS: Readonly<
  Record<Learned | VoteSubject | StandIn | RoomState | SeatView['kind'] | HostNews['how'], true>
> = {
  die: true,
  card: true,
  hand: true,
  choice: true,
  chance: true,
  end: true,
  'stand-in': true,
  'time-out': true,
  tempo: true,
  pause: true,
  resume: true,
  none: true,
  default: true,
  bot: true,
  person: true,
  empty: true,
  open: true,
  playing: true,
  over: true,
  passed: true,
  back: true,
};

/** The number of moves made while the room is observed. */
const MOVES = 40;

/** The text of a message among watchers, and of a message to everybody. */
const APART = 'said among watchers';
const TOGETHER = 'said to everybody';

/** A client of the room, with a socket that records its frames. */
interface Guest {
  seat: Seat | null;
  wire: RawClient;
}

/**
 * A room on a real server with people on all seats, a watcher, and a person who asks for a seat. They do everything
 * that leaves secrets on the server: take seats, contribute to the seed, subscribe to notifications, move a seat to
 * another device, answer an invitation, play, chat, vote, and ask for a seat. Then all frames of the connections are
 * checked.
 */
export class SecretRoom {
  readonly looks = noRoomLooks();
  readonly faults: string[] = [];
  private readonly guests: Guest[] = [];
  /** The secrets that no frame may contain, with their descriptions. */
  private readonly kept = new Map<string, string>();
  private readonly hidden = new Set<string>();
  private readonly player: Player;
  private readonly random: Random;
  private readonly seats: readonly Seat[];
  private readonly keys = new Map<Seat, string>();
  private code = '';
  private hostKey = '';

  private constructor(
    private readonly app: TestApp,
    private readonly game: LoadedGame,
    seed: string,
  ) {
    const { module, testPlan } = game;
    this.player = randomPlayer(module, testPlan);
    this.random = seededRandom(`${seed}/room`);
    this.seats = seatsOf(Math.min(module.players.max, Math.max(3, module.players.min)));
  }

  static async read(game: LoadedGame, seed: string): Promise<{ looks: RoomLooks; faults: string[]; log: LookedAt }> {
    const app = await startApp({ modules: [game.module], env: { REQUESTS_PER_MINUTE: '100000' } });
    const room = new SecretRoom(app, game, seed);
    try {
      await room.live();
    } finally {
      for (const { wire } of room.guests) wire.socket.close();
    }
    return { looks: room.looks, faults: room.faults, log: await stopApps() };
  }

  private async live(): Promise<void> {
    await this.sitDown();
    await this.leaveSecrets();
    await this.talk();
    const known = this.guests.map(({ wire }) => wire.frames.join()).join();
    const { matchId } = await start(this.app, this.code, this.hostKey);
    await this.play(matchId as string);
    await this.askForSeat(matchId as string);
    // Clients that join later receive the whole conversation.
    await this.come(null, { name: 'Vera' });
    await this.come('0', { seatKey: this.keys.get('0') });
    await this.heard(TOGETHER, () => true);
    this.noteState(await keptMatch(this.app.parts.store, matchId as string).load());
    for (const word of this.hidden) if (tells(known, word)) this.hidden.delete(word);
    this.read();
  }

  private async post<Answer>(path: string, body?: object, key?: string): Promise<Answer> {
    const { body: answer, status } = await this.app.post(`/api/rooms${path}`, body, key);
    if (status >= 300) throw new Error(`${path} is refused: ${JSON.stringify(answer)}`);
    return answer as Answer;
  }

  private inRoom<Answer>(path: string, body?: object, key?: string): Promise<Answer> {
    return this.post<Answer>(`/${this.code}${path}`, body, key);
  }

  private async sitDown(): Promise<void> {
    const body = { game: this.game.module.id, players: this.seats.length, name: 'Ana' };
    const created = await this.post<RoomCreated>('', body);
    this.code = created.room.code;
    this.hostKey = created.hostKey;
    this.keep('the key of the host', this.hostKey);
    this.keys.set('0', (created.seat as SeatTaken).seatKey);
    for (const seat of this.seats.slice(1)) {
      const browser = `browser-of-${seat}`;
      const taken = await this.inRoom<SeatTaken>(`/seats/${seat}/sit`, { name: `Person ${seat}`, browser });
      this.keys.set(seat, taken.seatKey);
    }
    for (const [seat, seatKey] of this.keys) {
      this.keep(`the key of seat ${seat}`, seatKey);
      const browser = `browser-of-${seat}`;
      this.kept.set(browser, `the browser of seat ${seat}`);
      this.kept.set(browserHashIn(this.code, browser), `the browser of seat ${seat}`);
      await this.come(seat, { seatKey, browser, contributes: true, ...(seat === '0' && { hostKey: this.hostKey }) });
    }
    await this.come(null, { name: 'Wanda' });
  }

  private keep(what: string, key: string): void {
    this.kept.set(key, what);
    this.kept.set(hashKey(key), `the hash of ${what}`);
  }

  private async come(seat: Seat | null, auth: object): Promise<void> {
    const once = { forceNew: true, reconnection: false, transports: ['websocket'] };
    const socket = io(`${this.app.url}/room`, { auth: { code: this.code, ...auth }, ...once });
    const wire = new RawClient(socket);
    this.guests.push({ seat, wire });
    if (seat !== null && 'contributes' in auth) this.contribute(seat, wire);
    await until(() => wire.all('room').length > 0);
  }

  /** Contributes a number to the seed of the match on request. */
  private contribute(seat: Seat, { socket }: RawClient): void {
    const number = hashKey(`number of ${seat}`);
    this.kept.set(number, `the number of seat ${seat}`);
    const answered = new Set<string>();
    socket.on('room', ({ room: { exchange } }: RoomUpdate) => {
      if (!exchange || answered.has(exchange.step)) return;
      answered.add(exchange.step);
      const { matchId, step } = exchange;
      const sent = step === 'commit' ? { commitment: commitmentOf(matchId, number) } : { number };
      void this.inRoom('/contribute', { matchId, ...sent }, this.keys.get(seat));
    });
  }

  private async leaveSecrets(): Promise<void> {
    const key = this.keys.get('1');
    const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
    const address = { endpoint: 'https://fcm.googleapis.com/address-of-1', keys };
    await this.inRoom('/seats/1/push', { address, language: 'en' }, key);
    for (const one of [address.endpoint, keys.p256dh, keys.auth]) this.kept.set(one, 'a push address');
    const { token, typed } = await this.inRoom<HandOver>('/seats/1/hand-over', undefined, key);
    for (const one of [token, typed]) this.keep('the token that moves a seat', one);
    await this.inRoom('/game-night', { at: Date.now() + 86_400_000 }, this.hostKey);
    await this.inRoom('/game-night/reply', { name: 'Greta', reply: 'yes', browser: 'browser-of-greta' });
    for (const one of ['browser-of-greta', browserHashIn(this.code, 'browser-of-greta')])
      this.kept.set(one, 'the browser of a guest');
  }

  private async talk(): Promise<void> {
    await this.inRoom('/talk', { watchers: 'apart' }, this.hostKey);
    const wanda = this.guests.find(({ seat }) => seat === null);
    const ana = this.guests.find(({ seat }) => seat === '0');
    await wanda?.wire.socket.emitWithAck('say', { text: APART });
    await ana?.wire.socket.emitWithAck('say', { text: TOGETHER });
    await this.heard(TOGETHER, () => true);
    await this.heard(APART, (seat) => seat === null);
  }

  /** Waits until all permitted receivers of a message have received it. */
  private heard(text: string, may: (seat: Seat | null) => boolean): Promise<void> {
    const hearing = this.guests.filter(({ seat }) => may(seat));
    return until(() => hearing.every(({ wire }) => wire.frames.some((frame) => frame.includes(text))));
  }

  private async play(matchId: string): Promise<void> {
    for (let made = 0; made < MOVES; made++) {
      const match = await this.app.parts.matches.open(matchId);
      if (!match || match.result() !== null) return;
      const seat = this.seats.find((seat) => match.view(seat).mustDecide);
      if (seat === undefined) return;
      const choice = this.player(match.view(seat), seat, this.random);
      if (choice) await match.act({ seat, ...choice });
      if (made % 8 === 0) this.noteState(await keptMatch(this.app.parts.store, matchId).load());
      const takeable = match.takeBackOf(seat);
      if (made % 10 === 9 && takeable) {
        // The match decides whether the take-back is free or needs consent.
        await this.app.post(
          `/api/rooms/${this.code}/take-back/ask`,
          { version: match.snapshot(seat).version },
          this.keys.get(seat),
        );
      }
    }
  }

  /** Registers the seed and the words of a running match's state that no watcher is shown. */
  private noteState(record: { state: object } | undefined): void {
    if (!record) throw new Error('the match is not in the store');
    const { G } = record.state as { G: unknown };
    const shown = new Set(wordsOf(this.game.module.view(G, null)));
    for (const word of wordsOf(record.state)) if (!shown.has(word) && !(word in ROOM_WORDS)) this.hidden.add(word);
  }

  /** The host frees a seat of a running match, a person asks for it and is refused; a vote is started. */
  private async askForSeat(matchId: string): Promise<void> {
    const last = this.seats.at(-1) as Seat;
    if ((await this.app.parts.matches.open(matchId))?.result() !== null) return;
    await this.inRoom(`/end`, { wanted: true }, this.keys.get('0'));
    await this.inRoom(`/seats/${last}/stand`, {}, this.hostKey);
    if (this.game.module.about?.hidesNothing) return;
    const asked = await this.inRoom<SeatAsked>(`/seats/${last}/ask`, { name: 'Eve', browser: 'browser-of-eve' });
    this.keep('the key of a seat request', asked.seatKey);
    this.kept.set(browserHashIn(this.code, 'browser-of-eve'), 'the browser of a seat request');
    await this.inRoom(`/seat-requests/${asked.request}/answer`, { agreed: false }, this.hostKey);
  }

  private read(): void {
    this.looks.kept += this.kept.size + KEPT_FIELDS.length;
    for (const { seat, wire } of this.guests) {
      const name = seat === null ? 'a watcher' : `seat ${seat}`;
      const frames = wire.frames.join('\n');
      this.looks.roomFrames += wire.frames.length;
      for (const [remarks] of [...wire.all('said'), ...wire.all('conversation')])
        this.looks.remarks += (remarks as unknown[]).length;
      for (const [secret, what] of this.kept) if (frames.includes(secret)) this.fault(`${what} is told ${name}`);
      for (const field of KEPT_FIELDS) if (frames.includes(`"${field}":`)) this.fault(`"${field}" is told ${name}`);
      for (const word of this.hidden) if (tells(frames, word)) this.fault(`"${word}" is told ${name}`);
      if (seat !== null && frames.includes(APART)) this.fault(`${name} received a message among watchers`);
    }
    this.looks.hidden += this.hidden.size;
  }

  private fault(what: string): void {
    this.faults.push(`room: ${what}`);
  }
}

/** Returns the texts in a value that are words and not symbols: those of four letters or more. Commitments are public. */
function wordsOf(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 4 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (name === 'promise' ? [] : wordsOf(part)));
}

/** Whether JSON contains a word other than as a field name. */
function tells(json: string, word: string): boolean {
  const quoted = JSON.stringify(word);
  for (let at = json.indexOf(quoted); at >= 0; at = json.indexOf(quoted, at + 1))
    if (json[at + quoted.length] !== ':') return true;
  return false;
}
