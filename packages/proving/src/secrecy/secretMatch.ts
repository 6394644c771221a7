import { setTimeout as pause } from 'node:timers/promises';
import { type Player, randomDeal, randomPlayer } from '@lantern/games/engine/randomPlay';
import { type Random, seededRandom } from '@lantern/games/kit/random';
import { seatsOf } from '@lantern/games/kit/seat';
import type { Audience, Seat } from '@lantern/protocol/seat';
import type { RunningMatch } from '@lantern/server/src/match/api';
import type { MatchRecord } from '@lantern/server/src/store/records';
import { type MatchServer, openMatchServer, type RawClient } from '@lantern/server/src/testing/matchServer';
import type { LoadedGame } from '../play/game';

/** What the reading of a match came to. */
export interface Secrets {
  moves: number;
  /** Pairs of states that were compared, for one audience each. */
  twins: number;
  frames: number;
  /** Times an audience was told nothing because nothing had changed for it. */
  silent: number;
  faults: string[];
}

/** Moves of a match that are played; the rest would show nothing new. */
const MOVES = 160;
/** Twins are compared before every n-th move. */
const TWINS_EVERY = 8;
/** Names of what boardgame.io keeps beside a game's state, none of which may travel. */
const NEVER = ['prngstate', '"seed"', '"salt"', '"contributions"', 'initialState', 'keyHash'];

/** One match on a real server, with a raw socket for every seat and a watcher. */
export class SecretMatch {
  private readonly found: Secrets = { moves: 0, twins: 0, frames: 0, silent: 0, faults: [] };

  private constructor(
    private readonly game: LoadedGame,
    private readonly place: MatchServer,
    private readonly id: string,
    private readonly seats: readonly Seat[],
    private readonly player: Player,
    private readonly random: Random,
  ) {}

  static async open(game: LoadedGame, seed: string): Promise<SecretMatch> {
    const { module, proof } = game;
    const limits = {
      messagesPerSocket: 1e6,
      messagesPerAddress: 1e6,
      connectionsPerAddress: 1e6,
      handshakesPerAddress: 1e6,
    };
    const place = await openMatchServer({ modules: [module], limits });
    const { players, options } = randomDeal(module, proof, seed);
    for (const seat of seatsOf(players)) place.keys.set(seat, `key-${seat}`);
    const id = await place.deal(players, options, module.id);
    const player = randomPlayer(module, proof);
    return new SecretMatch(game, place, id, seatsOf(players), player, seededRandom(`${seed}/secrets`));
  }

  close(): Promise<void> {
    return this.place.close();
  }

  async play(): Promise<Secrets> {
    const audiences: Audience[] = [...this.seats, null];
    const wires = new Map<Audience, RawClient>();
    for (const audience of audiences) wires.set(audience, await this.join(audience, this.id));
    while (this.found.moves < MOVES) {
      const table = await this.table();
      if (table.result() !== null) break;
      if (this.found.moves % TWINS_EVERY === 0) {
        for (const audience of audiences) await this.compareTwins(audience);
      }
      await this.move(table, wires);
      this.found.moves += 1;
    }
    for (const [audience, wire] of wires) this.readFrames(audience, wire);
    return this.found;
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

  /** Any legal move of any seat; whoever sees no change by it must hear nothing of it. */
  private async move(table: RunningMatch, wires: ReadonlyMap<Audience, RawClient>): Promise<void> {
    const before = new Map(
      [...wires].map(([audience, wire]) => [
        audience,
        { view: seen(table, audience), wire, heard: wire.frames.length },
      ]),
    );
    const seats = this.random.shuffle(this.seats);
    const seat = seats.find((one) => table.view(one).mustDecide) ?? (seats[0] as Seat);
    const choice = this.player(table.view(seat), seat, this.random);
    const done = choice
      ? await table.act({ seat, ...choice })
      : await table.timeOut(table.view(null).decisionId, 'clock');
    if (!done.ok)
      this.found.faults.push(`move ${this.found.moves}: ${done.refusal.code} for ${JSON.stringify(choice)}`);
    await this.delivered(wires);
    const now = await this.table();
    for (const [audience, { view, wire, heard }] of before) {
      if (audience === seat || seen(now, audience) !== view) continue;
      this.found.silent += 1;
      const told = wire.frames.slice(heard).filter((frame) => frame.includes(this.id));
      if (told.length > 0) {
        this.found.faults.push(
          `move ${this.found.moves}: ${nameOf(audience)} hears of a move it cannot see: ${told[0]}`,
        );
      }
    }
  }

  /** Whatever was sent before this has arrived: frames of a socket keep their order. */
  private async delivered(wires: ReadonlyMap<Audience, RawClient>): Promise<void> {
    const table = await this.table();
    const behind = (audience: Audience, wire: RawClient) => lastVersion(wire) < table.snapshot(audience).version;
    const latest = performance.now() + 5000;
    while ([...wires].some(([audience, wire]) => behind(audience, wire))) {
      if (performance.now() > latest) throw new Error('a change does not arrive');
      await pause(2);
    }
  }

  /** The same table with everything changed that the audience may not know must look the same, to the byte. */
  private async compareTwins(audience: Audience): Promise<void> {
    const record = await this.place.store.loadMatch(this.id);
    if (!record) throw new Error('the match is not in the store');
    const twin = await this.shownOf(audience, this.twinOf(record, audience));
    const original = await this.shownOf(audience, { ...record });
    this.found.twins += 1;
    if (twin === original) return;
    const at = [...original].findIndex((letter, index) => letter !== twin[index]);
    const excerpt = (text: string) => text.slice(Math.max(0, at - 60), at + 60);
    this.found.faults.push(
      `move ${this.found.moves}: ${nameOf(audience)} can tell twins apart: ${excerpt(original)} / ${excerpt(twin)}`,
    );
  }

  private twinOf(record: MatchRecord, audience: Audience): MatchRecord {
    const state = record.state as { G: unknown };
    return { ...record, state: { ...record.state, G: this.game.proof.twin(state.G, audience, this.random) } };
  }

  /** What the audience is sent on joining such a match, and what a bot in its place would be handed. */
  private async shownOf(audience: Audience, record: MatchRecord): Promise<string> {
    const id = `${this.id}-${this.random.die(1e9)}`;
    await this.place.store.createMatch({ ...record, id });
    const wire = await this.join(audience, id);
    wire.socket.close();
    const frames = wire.frames.filter((frame) => frame.includes(id));
    if (frames.length === 0) throw new Error('a match was joined and no frame came');
    const match = await this.place.matches.open(id);
    if (!match) throw new Error('the match is gone');
    return [...frames, seen(match, audience)].join('\n').replaceAll(id, 'match');
  }

  private readFrames(audience: Audience, wire: RawClient): void {
    this.found.frames += wire.frames.length;
    const text = wire.frames.join('\n');
    const keys = this.seats.map((seat) => `key-${seat}`);
    for (const canary of [...NEVER, ...keys]) {
      if (text.includes(canary)) this.found.faults.push(`${canary} is in a frame to ${nameOf(audience)}`);
    }
  }
}

const seen = (table: RunningMatch, audience: Audience): string => JSON.stringify(table.view(audience));

const nameOf = (audience: Audience): string => (audience === null ? 'a watcher' : `seat ${audience}`);

/** Version of the view that the wire was told last: the id in its newest sync, update or patch. */
function lastVersion(wire: RawClient): number {
  for (const [event, ...args] of wire.heard.toReversed()) {
    if (event === 'patch') return Number(args[2]);
    if (event === 'sync') return (args[1] as { state: { _stateID: number } }).state._stateID;
  }
  return -1;
}
