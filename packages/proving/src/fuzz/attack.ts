import { pick, seededRandom } from '@lantern/games/kit/random';
import type { ServerProcess } from '../serverProcess';
import { floodJoins, hostileJoin } from './floodJoins';
import { hostileBytes, hostileFrame } from './frames';
import { guess, guessCode, wrongWithGuesses } from './guessCodes';
import { addressed, type Input, type Pass } from './input';
import { weighted } from './mutateJson';
import { sendRawRequest } from './rawRequest';
import { RawSocket } from './rawSocket';
import type { Recording } from './recorder';
import { hostileRequest } from './requests';
import { type Fate, sendMessages } from './sendMessages';
import type { Targets } from './targets';

/** Inputs sent one after the other, in the same way to the same target. */
export interface Batch {
  name: string;
  inputs: Input[];
}

/** The inputs and their outcomes. */
export interface Tally {
  sent: number;
  unanswered: number;
  /** Number of answers of each kind, by way of sending. */
  kinds: Record<string, number>;
}

/** The ways of sending, by weight. */
const WAYS = [
  [72, 'socket'],
  [3, 'bytes'],
  [21, 'http'],
  [2, 'rush'],
  [2, 'guess'],
] as const satisfies readonly (readonly [number, Input['via']])[];

/** The batch with that name: the same recording and name give the same inputs. */
export function batchOf({ frames, requests }: Recording, name: string, size: number): Batch {
  const random = seededRandom(name);
  const via = weighted(WAYS, random);
  const namespaces = [...new Set(frames.map((frame) => frame.namespace))];
  const namespace = pick(random, namespaces);
  const own = frames.filter((frame) => frame.namespace === namespace);
  const make = () => {
    if (via === 'socket') return hostileFrame(own, frames, random);
    if (via === 'rush') return hostileJoin(namespace, namespaces, random);
    if (via === 'guess') return guess(random);
    return via === 'bytes' ? hostileBytes(namespace, random) : hostileRequest(requests, random);
  };
  return { name, inputs: Array.from({ length: size }, make) };
}

/** Number of attackers' addresses: enough that no limit of a household hides how the server handles an input. */
const HOUSEHOLDS = 1000;

/** Maximum number of pending requests and raw byte inputs of a batch. */
const AT_ONCE = 8;

/** Number of attempts to connect. */
const CONNECT_ATTEMPTS = 5;

/** How long raw bytes on a socket may wait for more bytes, in milliseconds: half a frame needs no answer. */
const HALF_A_FRAME = 400;

/** A little less than the time a server with an accelerated clock remembers guesses. */
const GUESSES_REMEMBERED_MS = 5_000;

/** The target of the attack. */
type Victim = Pick<ServerProcess, 'address' | 'lives'>;

/** Maximum number of consecutive chat messages on one connection. */
const MAX_REMARKS = 8;

type TargetRooms = Pick<Targets, 'names' | 'visit'>;

/** Sends batches to a server and records the results. */
export class Attack {
  readonly #server: Victim;
  readonly #targets: TargetRooms;
  readonly #url: URL;
  readonly tally: Tally = { sent: 0, unanswered: 0, kinds: {} };
  readonly faults: string[] = [];
  readonly failing = new Set<Batch>();
  readonly #underWay = new Set<Batch>();
  #addresses = 0;
  #guessers = 0;

  constructor(server: Victim, targets: TargetRooms) {
    this.#server = server;
    this.#targets = targets;
    this.#url = new URL(server.address);
  }

  async fire(batch: Batch): Promise<void> {
    const via = batch.inputs[0]?.via;
    this.#underWay.add(batch);
    try {
      if (via === 'socket') await this.#messages(batch);
      else if (via === 'rush') await this.#rush(batch);
      else if (via === 'guess') await this.#guesses(batch);
      else await this.#apart(batch, via === 'bytes' ? (input) => this.#bytes(input) : (input) => this.#request(input));
    } catch (error) {
      this.#fault(batch, (error as Error).message);
    }
    if (!this.#server.lives && this.#underWay.size > 0) {
      for (const batch of this.#underWay) this.failing.add(batch);
      this.faults.push('the server has ended under attack');
      this.#underWay.clear();
    }
    this.#underWay.delete(batch);
  }

  async #messages(batch: Batch): Promise<void> {
    let left = batch.inputs;
    while (left.length > 0 && this.#server.lives) {
      const { namespace = '', pass = 'stranger' } = left[0] ?? {};
      const line = await this.#line(namespace, pass);
      const next = left.slice(0, namespace === '/room' ? MAX_REMARKS : left.length);
      const fates = await sendMessages(
        line,
        next.map((input) => this.#message(input)),
      );
      line.close();
      for (const [index, fate] of fates.entries()) this.#note(batch, left[index] as Input, fate);
      left = left.slice(fates.length);
    }
  }

  /** Sends all inputs at once over one connection. */
  async #rush(batch: Batch): Promise<void> {
    const { namespace = '', pass = 'stranger' } = batch.inputs[0] ?? {};
    const line = await this.#line(namespace, pass);
    const fates = await floodJoins(
      line,
      batch.inputs.map((input) => this.#addressed(input)),
    );
    line.close();
    for (const [index, fate] of fates.entries()) this.#note(batch, batch.inputs[index] as Input, fate);
  }

  /** Sends all inputs from an address without earlier guesses, and then the code of an existing room. */
  async #guesses(batch: Batch): Promise<void> {
    const number = this.#guessers++;
    const address = `10.${8 + ((number >> 16) & 7)}.${(number >> 8) & 255}.${number & 255}`;
    const began = performance.now();
    const fates: Fate[] = [];
    await this.#apart(batch, async (input) => {
      const fate = await guessCode(this.#url, address, input);
      fates.push(fate);
      return fate;
    });
    const { code } = this.#targets.names('/room', 'stranger');
    const known: Input = { ...(batch.inputs[0] as Input), text: code, how: 'request' };
    const last = await guessCode(this.#url, address, known);
    const wrong = performance.now() - began < GUESSES_REMEMBERED_MS ? wrongWithGuesses(fates, last) : undefined;
    if (wrong && this.#server.lives) this.#fault(batch, wrong);
  }

  /** Sends each input over a separate connection, some at the same time. */
  async #apart(batch: Batch, send: (input: Input) => Promise<Fate>): Promise<void> {
    const waiting = [...batch.inputs];
    const work = async () => {
      for (let input = waiting.shift(); input && this.#server.lives; input = waiting.shift())
        this.#note(batch, input, await send(input));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  #message(input: Input): string | Buffer {
    return input.binary ? Buffer.from(input.text, 'base64') : this.#addressed(input);
  }

  async #bytes({ namespace, text, pass }: Input): Promise<Fate> {
    const line = await this.#line(namespace, pass);
    line.bytes(Buffer.from(text, 'base64'));
    const [fate = { kind: 'cut' }] = await sendMessages(line, [Buffer.alloc(0)], HALF_A_FRAME);
    line.close();
    return fate.kind === 'UNANSWERED' ? { ...fate, kind: 'half a frame' } : fate;
  }

  #request(input: Input): Promise<Fate> {
    const request = this.#addressed(input)
      .replaceAll('{address}', this.#address())
      .replaceAll('{host}', this.#url.host);
    const body = request.slice(request.indexOf('\r\n\r\n') + 4);
    const sent = request.replace('{length}', String(Buffer.byteLength(body)));
    return sendRawRequest(this.#url, { request: sent, due: input.due, foreign: input.pass !== 'owner' });
  }

  #addressed(input: Input): string {
    return addressed(input.text, this.#targets.names(input.namespace, input.pass));
  }

  /** Opens a connection to the namespace. Outdated keys are not sent. */
  async #line(namespace: string, pass: Pass): Promise<RawSocket> {
    for (let tries = 1; ; tries++) {
      const proof = namespace === '/room' ? this.#targets.visit(tries === 1 ? pass : 'stranger') : '';
      try {
        return await RawSocket.open(this.#server.address, namespace, this.#address(), proof);
      } catch (error) {
        if (tries === CONNECT_ATTEMPTS || !this.#server.lives) throw error;
      }
    }
  }

  #address(): string {
    const household = this.#addresses++ % HOUSEHOLDS;
    return `10.3.${household >> 8}.${household & 255}`;
  }

  #note(batch: Batch, input: Input, { kind, wrong }: Fate): void {
    const { tally } = this;
    const counted = `${input.via}: ${kind}`;
    tally.sent++;
    tally.kinds[counted] = (tally.kinds[counted] ?? 0) + 1;
    if (kind === 'UNANSWERED') tally.unanswered++;
    const fault = wrong ?? (kind === 'UNANSWERED' ? 'no answer' : undefined);
    if (fault && this.#server.lives)
      this.#fault(batch, `${fault} (${input.via}, ${input.how}): ${input.text.slice(0, 300)}`);
  }

  #fault(batch: Batch, what: string): void {
    this.faults.push(`${batch.name}: ${what}`);
    this.failing.add(batch);
  }
}
