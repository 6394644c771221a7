import { randomPlayer } from '@lantern/games/engine/randomPlay';
import type { Random } from '@lantern/games/kit/random';
import type { AnyModule, CommonView } from '@lantern/games/module';
import type { MoveAck } from '@lantern/protocol/packets';
import jsonPatch, { type Operation } from 'fast-json-patch';
import { RawSocket } from '../fuzz/rawSocket';
import { contentOf } from '../load/wire';

/** A person's identity. */
interface Person {
  server: string;
  module: AnyModule;
  address: string;
  /** `null` for a watcher. */
  seat: string | null;
  key: string | null;
  /** The authentication for the room. */
  about: object;
}

interface State {
  G: CommonView;
  _stateID: number;
}

const ANSWER_TIMEOUT_MS = 10_000;

/** A person with a room open on a phone: one socket for the room, one for its match. */
export class Guest {
  readonly #person: Person;
  readonly #room: RawSocket;
  readonly #context: { connections: number };
  readonly #note: (what: string) => void;
  #match: RawSocket | undefined;
  #matchId = '';
  #state: State | undefined;
  #heard: (packet: string) => void = () => {};

  private constructor(person: Person, room: RawSocket, context: { connections: number }, note: (what: string) => void) {
    this.#person = person;
    this.#context = context;
    counted(room, context);
    this.#room = room;
    this.#note = note;
  }

  /** @param context counts the open connections of all people */
  static async arrive(person: Person, context: { connections: number }, note: (what: string) => void): Promise<Guest> {
    const line = await RawSocket.open(person.server, '/room', person.address, JSON.stringify(person.about));
    return new Guest(person, line, context, note);
  }

  get seat(): string | null {
    return this.#person.seat;
  }

  async joinMatch(matchId: string): Promise<void> {
    const { server, module, address, seat, key } = this.#person;
    this.#matchId = matchId;
    this.#match = await RawSocket.open(server, `/${module.id}`, address);
    counted(this.#match, this.#context);
    this.#match.onPacket((packet) => this.#received(packet));
    await this.#ask(['sync', matchId, seat, key, module.players.min], '', (packet) =>
      packet.startsWith(`42/${module.id},["sync"`),
    );
  }

  /** A legal move, if the seat owes one. */
  async move(random: Random): Promise<void> {
    const { module, seat, key } = this.#person;
    if (!this.#state?.G.mustDecide || seat === null) return;
    const choice = randomPlayer(module)(this.#state.G, seat, random);
    if (!choice) return;
    const payload = { type: choice.move, args: choice.args, playerID: seat, credentials: key };
    const event = ['update', { type: 'MAKE_MOVE', payload }, this.#state._stateID, this.#matchId, seat];
    const answer = await this.#ask(event, '7', (packet) => packet.startsWith(`43/${module.id},7`));
    const [ack] = JSON.parse(answer.slice(answer.indexOf('['))) as [MoveAck];
    this.#note(ack.ok ? 'move' : `move refused: ${ack.code}`);
  }

  leave(): void {
    this.#room.close();
    this.#match?.close();
  }

  #received(packet: string): void {
    const { module } = this.#person;
    if (packet.startsWith(`42/${module.id},["sync"`)) this.#state = (contentOf(packet)[1] as { state: State }).state;
    else if (packet.startsWith(`42/${module.id},["patch"`) && this.#state) {
      const patch = contentOf(packet)[3] as Operation[];
      this.#state = jsonPatch.applyPatch(this.#state, patch, false, true).newDocument;
    }
    this.#heard(packet);
  }

  /** Sends an event and waits for its answer. Rejects without one. */
  #ask(event: unknown[], id: string, answers: (packet: string) => boolean): Promise<string> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no answer to ${event[0]}`)), ANSWER_TIMEOUT_MS);
      this.#heard = (packet) => {
        if (!answers(packet)) return;
        clearTimeout(timer);
        resolve(packet);
      };
      this.#match?.send(`42/${this.#person.module.id},${id}${JSON.stringify(event)}`);
    });
  }
}

function counted(line: RawSocket, context: { connections: number }): void {
  context.connections++;
  line.onEnd(() => context.connections--);
}
