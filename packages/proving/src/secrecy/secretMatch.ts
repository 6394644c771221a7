import { setTimeout as pause } from 'node:timers/promises';
import { type Player, randomDeal, randomPlayer } from '@lantern/games/engine/randomPlay';
import { type Choice, concealmentOf } from '@lantern/games/kit/move';
import { type Random, seededRandom } from '@lantern/games/kit/random';
import { seatsOf } from '@lantern/games/kit/seat';
import type { Audience, Seat } from '@lantern/protocol/seat';
import type { RunningMatch } from '@lantern/server/src/match/runningMatch';
import type { MatchRecord } from '@lantern/server/src/store/records';
import { keptMatch } from '@lantern/server/src/testing/keptMatch';
import type { LookedAt } from '@lantern/server/src/testing/loggedSecrets';
import {
  type MatchServer,
  type Message,
  openMatchServer,
  type RawClient,
} from '@lantern/server/src/testing/matchServer';
import type { LoadedGame } from '../play/game';

/** The numbers of checks. */
export interface Looks {
  moves: number;
  takeBacks: number;
  /** Number of matches played to their end. */
  ends: number;
  /** Number of compared pairs of states, for one audience each. */
  twins: number;
  /** Number of choices of others compared with those in another state, for one audience each. */
  choices: number;
  /** Concealed moves for which the log sent to others was checked, once per audience. */
  concealed: number;
  frames: number;
  /** Number of times an audience received nothing because nothing had changed for it. */
  silent: number;
}

/** The result of reading a match. */
export interface Secrets {
  looks: Looks;
  faults: string[];
}

/** The counts before any check. */
export const noLooks = (): Looks => ({
  moves: 0,
  takeBacks: 0,
  ends: 0,
  twins: 0,
  choices: 0,
  concealed: 0,
  frames: 0,
  silent: 0,
});

/** The messages to one audience of a match: every frame and its view, which a bot in its place would get. */
interface Shown {
  view: string;
  sent: string;
  choice?: Choice;
}

/** Maximum number of moves of a match. */
const MAX_MOVES = 5000;
/** Twins are compared before every n-th move. */
const TWINS_EVERY = 24;
/** The last one of this number of moves is taken back if its seat can. */
const TAKE_BACK_EVERY = 20;
/** Names of boardgame.io's internal data, which must never be sent. */
const NEVER = ['prngstate', '"seed"', '"salt"', '"contributions"', 'initialState', 'keyHash'];

/** One match on a real server, with a raw socket for every seat and a watcher. */
export class SecretMatch {
  private readonly looks = noLooks();
  private readonly faults: string[] = [];

  private constructor(
    private readonly game: LoadedGame,
    private readonly place: MatchServer,
    private readonly id: string,
    private readonly seats: readonly Seat[],
    private readonly player: Player,
    private readonly random: Random,
  ) {}

  static async open(game: LoadedGame, seed: string): Promise<SecretMatch> {
    const { module, testPlan } = game;
    const limits = {
      messagesPerSocket: 1e6,
      messagesPerAddress: 1e6,
      connectionsPerAddress: 1e6,
      handshakesPerAddress: 1e6,
    };
    const place = await openMatchServer({ modules: [module], limits });
    const { players, options } = randomDeal(module, testPlan, seed);
    for (const seat of seatsOf(players)) place.keys.set(seat, `key-${seat}`);
    const id = await place.deal(players, options, module.id);
    const player = randomPlayer(module, testPlan);
    return new SecretMatch(game, place, id, seatsOf(players), player, seededRandom(`${seed}/secrets`));
  }

  /**
   * Stops the server. Rejects if a line of its log contains a key.
   * @returns the number of lines and secrets searched
   */
  close(): Promise<LookedAt> {
    return this.place.close();
  }

  async play(): Promise<Secrets> {
    const audiences: Audience[] = [...this.seats, null];
    const wires = new Map<Audience, RawClient>();
    for (const audience of audiences) wires.set(audience, await this.join(audience, this.id));
    for (let table = await this.table(); table.result() === null; table = await this.table()) {
      if (this.looks.moves === MAX_MOVES) throw new Error(`the match does not end in ${MAX_MOVES} moves`);
      if (this.looks.moves % TWINS_EVERY === 0) await this.compareAll(audiences);
      const seat = await this.move(table, wires);
      this.looks.moves += 1;
      if (this.looks.moves % TAKE_BACK_EVERY !== 0 || !(await this.takeBack(table, seat))) continue;
      await this.delivered(wires);
      await this.compareAll(audiences);
    }
    await this.compareAll(audiences);
    this.looks.ends += 1;
    for (const [audience, wire] of wires) this.readFrames(audience, wire);
    return { looks: this.looks, faults: this.faults };
  }

  private async compareAll(audiences: readonly Audience[]): Promise<void> {
    for (const audience of audiences) {
      await this.compareTwins(audience);
      await this.compareChoices(audience);
    }
  }

  /**
   * Takes back the last move of a seat, with everybody's consent if needed.
   * @returns whether that was possible
   */
  private async takeBack(table: RunningMatch, seat: Seat): Promise<boolean> {
    const takeable = table.takeBackOf(seat);
    if (!takeable) return false;
    const done = await table.takeBack({ seat, seq: takeable.seq, agreedOn: table.snapshot(null).version });
    if (done.ok) this.looks.takeBacks += 1;
    else this.fault(`${done.refusal.code} for a take-back of ${nameOf(seat)}`);
    return done.ok;
  }

  private fault(what: string): void {
    this.faults.push(`move ${this.looks.moves}: ${what}`);
  }

  private async table(): Promise<RunningMatch> {
    const table = await this.place.matches.open(this.id);
    if (!table) throw new Error('the match is gone');
    return table;
  }

  private async join(audience: Audience, match: string): Promise<RawClient> {
    const wire = this.place.client({ namespace: `/${this.game.module.id}` });
    await wire.sync(match, audience);
    return wire;
  }

  /**
   * Makes a random legal move; an audience whose view does not change must receive nothing.
   * @returns the seat
   */
  private async move(table: RunningMatch, wires: ReadonlyMap<Audience, RawClient>): Promise<Seat> {
    const before = new Map(
      [...wires].map(([audience, wire]) => [
        audience,
        { view: seen(table, audience), wire, heard: wire.frames.length, told: wire.heard.length },
      ]),
    );
    const seats = this.random.shuffle(this.seats);
    const seat = seats.find((seat) => table.view(seat).mustDecide) ?? (seats[0] as Seat);
    const choice = this.player(table.view(seat), seat, this.random);
    const done = choice
      ? await table.act({ seat, ...choice })
      : await table.timeOut(table.view(null).decisionId, 'clock');
    if (!done.ok) this.fault(`${done.refusal.code} for ${JSON.stringify(choice)}`);
    await this.delivered(wires);
    const now = await this.table();
    for (const [audience, { view, wire, heard, told: from }] of before) {
      if (audience === seat) continue;
      if (choice && done.ok) this.readLog(audience, wire.heard.slice(from), seat, choice);
      if (seen(now, audience) !== view) continue;
      this.looks.silent += 1;
      const told = wire.frames.slice(heard).filter((frame) => frame.includes(this.id));
      if (told.length > 0)
        this.fault(`${nameOf(audience)} received a change although its view is unchanged: ${told[0]}`);
    }
    return seat;
  }

  /** Checks the log sent to others: depending on the move, it contains a choice without its arguments, or nothing of it. */
  private readLog(audience: Audience, messages: readonly Message[], seat: Seat, { move }: Choice): void {
    const conceals = concealmentOf(this.game.module.moves, move);
    if (conceals === 'nothing') return;
    this.looks.concealed += 1;
    const entries = messages.flatMap(([event, ...args]) =>
      event === 'patch' ? (args[4] as { action: { payload: object } }[]) : [],
    );
    for (const { action } of entries) {
      const { type, args, playerID } = action.payload as { type: string; args: unknown; playerID: string | null };
      if (type !== move || playerID !== seat || (conceals === 'arguments' && args === null)) continue;
      this.fault(`the log of ${nameOf(audience)} contains ${move}: ${JSON.stringify(args)}`);
    }
  }

  /** Waits until everything sent earlier has arrived: frames of a socket are in order. */
  private async delivered(wires: ReadonlyMap<Audience, RawClient>): Promise<void> {
    const table = await this.table();
    const behind = (audience: Audience, wire: RawClient) => lastVersion(wire) < table.snapshot(audience).version;
    const latest = performance.now() + 5000;
    while ([...wires].some(([audience, wire]) => behind(audience, wire))) {
      if (performance.now() > latest) throw new Error('a change does not arrive');
      await pause(2);
    }
  }

  /** The same match with everything changed that the audience may not know must have the same bytes. */
  private async compareTwins(audience: Audience): Promise<void> {
    const record = await this.record();
    const twin = await this.shownOf(audience, this.twinOf(record, audience));
    this.looks.twins += 1;
    this.compare(audience, await this.shownOf(audience, record), twin);
  }

  /**
   * Compares another seat's choice here and in a state that the audience can imagine: if it sees the same in both, it
   * must receive the same, including the log.
   */
  private async compareChoices(audience: Audience): Promise<void> {
    const table = await this.table();
    const seat = this.seats.find((seat) => seat !== audience && table.view(seat).mustDecide);
    if (seat === undefined) return;
    const record = await this.record();
    const G: unknown = structuredClone(this.game.module.imagine(table.view(audience), audience, this.random));
    const original = await this.shownOf(audience, record, seat);
    const imagined = await this.shownOf(audience, { ...record, state: { ...record.state, G } }, seat);
    if (original.view !== imagined.view || this.differInPublic(original.choice, imagined.choice)) return;
    this.looks.choices += 1;
    this.compare(audience, original, imagined);
  }

  /** Whether two choices are different moves that everybody may see: the log tells them apart even if their effects are the same. */
  private differInPublic(one: Choice | undefined, other: Choice | undefined): boolean {
    const isPublic = (choice: Choice | undefined) =>
      choice === undefined || concealmentOf(this.game.module.moves, choice.move) === 'nothing';
    return isPublic(one) && isPublic(other) && JSON.stringify(one) !== JSON.stringify(other);
  }

  private async record(): Promise<MatchRecord> {
    const record = await keptMatch(this.place.store, this.id).load();
    if (!record) throw new Error('the match is not in the store');
    return record;
  }

  private compare(audience: Audience, { sent: original }: Shown, { sent: twin }: Shown): void {
    if (twin === original) return;
    const at = [...original].findIndex((letter, index) => letter !== twin[index]);
    const excerpt = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
    this.fault(
      `${nameOf(audience)} receives different frames for twin matches: ${excerpt(original)} / ${excerpt(twin)}`,
    );
  }

  private twinOf(record: MatchRecord, audience: Audience): MatchRecord {
    const state = record.state as { G: unknown };
    return { ...record, state: { ...record.state, G: this.game.testPlan.twin(state.G, audience, this.random) } };
  }

  /**
   * The messages to the audience on joining such a match.
   * @param mover seat that makes a move first
   */
  private async shownOf(audience: Audience, record: MatchRecord, mover?: Seat): Promise<Shown> {
    const id = `${this.id}-${this.random.die(1e9)}`;
    await this.place.store.createMatch({ ...record, id });
    const match = await this.place.matches.open(id);
    if (!match) throw new Error('the match is gone');
    const choice = mover && this.player(match.view(mover), mover, this.random);
    if (mover && choice) await match.act({ seat: mover, ...choice });
    const wire = await this.join(audience, id);
    wire.socket.close();
    const frames = wire.frames.filter((frame) => frame.includes(id));
    if (frames.length === 0) throw new Error('a match was joined and no frame came');
    const view = seen(match, audience);
    return { view, sent: [...frames, view].join('\n').replaceAll(id, 'match'), ...(choice && { choice }) };
  }

  private readFrames(audience: Audience, wire: RawClient): void {
    this.looks.frames += wire.frames.length;
    const text = wire.frames.join('\n');
    const keys = this.seats.map((seat) => `key-${seat}`);
    for (const canary of [...NEVER, ...keys]) {
      if (text.includes(canary)) this.fault(`${canary} is in a frame to ${nameOf(audience)}`);
    }
  }
}

const seen = (table: RunningMatch, audience: Audience): string => JSON.stringify(table.view(audience));

const nameOf = (audience: Audience): string => (audience === null ? 'a watcher' : `seat ${audience}`);

/** Version of the last view on this connection: the id in its newest sync, update or patch. */
function lastVersion(wire: RawClient): number {
  for (const [event, ...args] of wire.heard.toReversed()) {
    if (event === 'patch') return Number(args[2]);
    if (event === 'sync') return (args[1] as { state: { _stateID: number } }).state._stateID;
  }
  return -1;
}
