import { applyPatch } from '@lantern/games/engine/patch';
import { randomPlayer } from '@lantern/games/engine/randomPlay';
import type { Random } from '@lantern/games/kit/random';
import type { AnyModule, CommonView } from '@lantern/games/module';
import type { MoveAck } from '@lantern/protocol/packets';
import type { PatchOperation } from '@lantern/protocol/patch';
import type { Seat } from '@lantern/protocol/seat';
import { RawSocket } from './rawSocket';
import type { Recorder } from './recorder';

const RECORDED_MOVES = 60;

interface State {
  G: CommonView;
  _stateID: number;
}

interface Guest {
  seat: Seat | null;
  key: string | null;
  line: RawSocket;
  state: State | undefined;
}

export interface LastMove {
  seat: Seat;
  /** The version of the seat's own view after it. */
  version: number;
}

/** Plays a match and records its messages; each person plays by their own view. */
export class RecordedTable {
  readonly #recorder: Recorder;
  readonly #module: AnyModule;
  readonly #random: Random;
  readonly #guests: Guest[] = [];
  #asked = 0;
  #last: LastMove | undefined;

  constructor(recorder: Recorder, module: AnyModule, random: Random) {
    this.#recorder = recorder;
    this.#module = module;
    this.#random = random;
  }

  /** The last move. Throws if there is none. */
  get last(): LastMove {
    if (!this.#last) throw new Error(`nobody can move in the recorded match of ${this.#module.id}`);
    return this.#last;
  }

  get decisionId(): number {
    return this.#guests[0]?.state?.G.decisionId ?? 0;
  }

  /** Whether the match has been played to its end. */
  get over(): boolean {
    return this.#guests.some(({ state }) => state?.G.result);
  }

  /** Joins the match: with a key to a seat, without one to watch. */
  async join(matchId: string, seat: Seat | null, key: string | null): Promise<void> {
    const line = await RawSocket.open(this.#recorder.server, this.#namespace, '10.2.0.2');
    const guest: Guest = { seat, key, line, state: undefined };
    const synced = new Promise<void>((resolve) => {
      line.onPacket((packet) => {
        const [event, ...args] = eventOf(packet);
        if (event === 'sync') guest.state = (args[1] as { state: State }).state;
        if (event === 'patch' && guest.state) guest.state = applyPatch(guest.state, args[3] as PatchOperation[]);
        if (event === 'sync') resolve();
      });
    });
    this.#guests.push(guest);
    this.#send(guest, '', ['sync', matchId, seat, key, this.#module.players.max]);
    await synced;
  }

  /** Disconnects the person on that seat. */
  leave(seat: Seat): void {
    this.#guests.find((guest) => guest.seat === seat)?.line.close();
  }

  close(): void {
    for (const { line } of this.#guests) line.close();
  }

  async play(matchId: string): Promise<void> {
    const player = randomPlayer(this.#module);
    for (let move = 0; move < RECORDED_MOVES; move++) {
      const due = this.#guests.find(({ seat, state }) => seat !== null && state?.G.mustDecide);
      const seat = due?.seat;
      const choice = due?.state && seat && player(due.state.G, seat, this.#random);
      if (!due?.state || !seat || !choice) return;
      const payload = { type: choice.move, args: choice.args, playerID: seat, credentials: due.key };
      const update = { type: 'MAKE_MOVE', payload: { ...payload, requestId: `recorded-${move}` } };
      const id = String(++this.#asked);
      const told = this.#answered(due, id);
      this.#send(due, id, ['update', update, due.state._stateID, matchId, seat]);
      const ack = await told;
      if (!ack.ok) continue;
      this.#last = { seat, version: ack.stateID };
      this.#send(due, String(++this.#asked), ['shown', matchId, ack.stateID, seat]);
    }
  }

  get #namespace(): string {
    return `/${this.#module.id}`;
  }

  /** Resolves when the move is answered and everybody has had time to receive it. */
  #answered({ line }: Guest, id: string): Promise<MoveAck> {
    const prefix = `43${this.#namespace},${id}`;
    return new Promise((resolve) => {
      line.onPacket((packet) => {
        if (!packet.startsWith(`${prefix}[`)) return;
        const [ack] = JSON.parse(packet.slice(prefix.length)) as [MoveAck];
        setTimeout(() => resolve(ack), 5);
      });
    });
  }

  #send({ line }: Guest, id: string, event: unknown[]): void {
    const text = `42${this.#namespace},${id}${JSON.stringify(event)}`;
    line.send(text);
    this.#recorder.note(this.#namespace, text);
  }
}

function eventOf(packet: string): unknown[] {
  return packet.startsWith('42') ? (JSON.parse(packet.slice(packet.indexOf('['))) as unknown[]) : [];
}
