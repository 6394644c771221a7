import { TIME_OUT } from '@lantern/games/kit/boardgame';
import { type Refusal, refusal } from '@lantern/games/kit/move';
import type { Audience } from '@lantern/games/kit/seat';
import type { AnyModule, CommonView, Result } from '@lantern/games/module';
import type { Logger } from 'pino';
import type { EngineMove } from '../bgio/engine';
import type { MatchRecord, Store } from '../store/store';
import type { ActRequest, Outcome, Snapshot, Table, TableListener } from './api';
import { audienceKey } from './audience';
import { logFor } from './history';
import {
  catchUp,
  check,
  checkTimeOut,
  type Face,
  type Moment,
  momentOf,
  type Step,
  stepOf,
  stored,
  versionsOf,
} from './match';

/** What tables need from the server around them. */
export interface TableNeeds {
  store: Store;
  log: Pick<Logger, 'info' | 'warn' | 'error'>;
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls all listeners; never throws. */
  tell(event: (listener: TableListener) => void): void;
}

/** What a retried request is known by: requests of different seats never meet. */
function requestKey(request: ActRequest): string | null {
  return request.requestId === undefined ? null : `${request.seat}:${request.requestId}`;
}

/** How many answers a table remembers for repeated requests; older ones are looked up in the store. */
const REMEMBERED = 200;

/** Answers that say nothing about the move itself: a repeated request is tried again. */
const PASSING = new Set(['STORE_DOWN', 'TABLE_FROZEN', 'CLOSING']);

/** A running match in memory: one move at a time, told only after it has been kept. */
export class MatchTable implements Table {
  readonly id: string;
  readonly roomCode: string;
  readonly players: number;
  readonly #needs: TableNeeds;
  #moment: Moment;
  #frozen = false;
  #closing = false;
  #waiting = 0;
  #tail: Promise<unknown> = Promise.resolve();
  readonly #answers = new Map<string, Outcome>();

  constructor(
    readonly module: AnyModule,
    record: MatchRecord,
    needs: TableNeeds,
  ) {
    this.id = record.id;
    this.roomCode = record.roomCode;
    this.players = record.players;
    this.#needs = needs;
    this.#moment = momentOf(module, record);
  }

  get frozen(): boolean {
    return this.#frozen;
  }

  /** Whether moves are under way. */
  get busy(): boolean {
    return this.#waiting > 0;
  }

  view(audience: Audience): CommonView {
    return this.#face(audience).view;
  }

  snapshot(audience: Audience): Snapshot {
    const { version, state } = this.#face(audience);
    return { version, state, log: logFor(this.#moment.state.history, audience) };
  }

  clock(): { decisionId: number; seconds: number } | undefined {
    return this.result() ? undefined : this.module.clock(this.#moment.state.G);
  }

  result(): Result | null {
    return this.module.course(this.#moment.state.G).result;
  }

  act(request: ActRequest): Promise<Outcome> {
    return this.#inTurn({ seat: request.seat, move: request.move }, () => this.#answer(request));
  }

  timeOut(decisionId: number): Promise<Outcome> {
    const move: EngineMove = { seat: null, move: TIME_OUT, args: [decisionId] };
    return this.#inTurn(move, () => this.#make(move, null, (moment) => checkTimeOut(moment, decisionId)));
  }

  /** Waits for what is under way and refuses everything after it. */
  async close(): Promise<void> {
    this.#closing = true;
    await this.#tail;
  }

  /** The queue: one request after the other. A fault of the rules stops this table and no other. */
  #inTurn(what: Pick<EngineMove, 'seat' | 'move'>, task: () => Promise<Outcome>): Promise<Outcome> {
    if (this.#closing) return Promise.resolve(refused('CLOSING'));
    this.#waiting++;
    const outcome = this.#tail.then(async () => {
      try {
        return this.#frozen ? refused('TABLE_FROZEN') : await task();
      } catch (error) {
        return this.#freeze(what, error);
      } finally {
        this.#waiting--;
      }
    });
    this.#tail = outcome;
    return outcome;
  }

  async #answer(request: ActRequest): Promise<Outcome> {
    const key = requestKey(request);
    const known = key === null ? undefined : this.#answers.get(key);
    if (known) return known;
    const { seat, move } = request;
    const outcome = await this.#make({ seat, move, args: request.args }, key, (moment) =>
      check(this.module, moment, request),
    );
    if (key !== null && (outcome.ok || !PASSING.has(outcome.refusal.code))) this.#remember(key, outcome);
    return outcome;
  }

  #remember(key: string, outcome: Outcome): void {
    this.#answers.set(key, outcome);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > REMEMBERED && oldest !== undefined) this.#answers.delete(oldest);
  }

  /** Check, reduce, commit, tell; once more from the start if somebody else has written the match meanwhile. */
  async #make(
    move: EngineMove,
    requestId: string | null,
    checked: (moment: Moment) => ReturnType<typeof check>,
  ): Promise<Outcome> {
    for (let attempt = 1; attempt <= 2; attempt++) {
      const outcome = checked(this.#moment);
      if ('refusal' in outcome) return this.#refuse(move, requestId, outcome.refusal);
      const trusted = { ...move, args: outcome.args };
      const step = stepOf(this.module, this.players, this.#moment, trusted);
      if ('code' in step) return this.#refuse(move, requestId, step);
      const kept = await this.#keep(trusted, requestId, step);
      if (kept === 'committed') return this.#tell(step, move.seat);
      if (kept === 'failed' || !(await this.#reload())) return refused('STORE_DOWN');
      const repeated = await this.#repeated(requestId, move);
      if (repeated) return repeated;
    }
    return refused('STALE_STATE');
  }

  /** A refusal; or the first answer, if the request is a repetition of one that was accepted. */
  async #refuse(move: EngineMove, requestId: string | null, reason: Refusal): Promise<Outcome> {
    return (await this.#repeated(requestId, move)) ?? { ok: false, refusal: reason };
  }

  async #repeated(requestId: string | null, move: EngineMove): Promise<Outcome | undefined> {
    if (requestId === null) return undefined;
    try {
      const before = await this.#needs.store.moveOfRequest(this.id, requestId);
      return before && { ok: true, version: this.#face(move.seat).version };
    } catch (error) {
      this.#needs.log.error({ err: error, match: this.id }, 'store does not answer');
      return refused('STORE_DOWN');
    }
  }

  async #keep(move: EngineMove, requestId: string | null, step: Step): Promise<'committed' | 'conflict' | 'failed'> {
    const { moment, delta } = step;
    try {
      return await this.#needs.store.commit({
        move: {
          matchId: this.id,
          seq: moment.seq,
          at: this.#needs.now(),
          ...move,
          rulesVersion: this.module.rulesVersion,
          requestId,
          delta,
        },
        state: stored(moment.state),
        versions: versionsOf(moment),
      });
    } catch (error) {
      this.#needs.log.error({ err: error, match: this.id, seq: moment.seq }, 'move could not be kept');
      return 'failed';
    }
  }

  async #reload(): Promise<boolean> {
    try {
      const record = await this.#needs.store.loadMatch(this.id);
      if (!record) return false;
      if (record.seq > this.#moment.seq) this.#tell(catchUp(this.module, this.#moment, record), null);
      return true;
    } catch (error) {
      this.#needs.log.error({ err: error, match: this.id }, 'match could not be loaded again');
      return false;
    }
  }

  #tell({ moment, changes }: Omit<Step, 'delta'>, seat: Audience): Outcome {
    this.#moment = moment;
    for (const { audience, change } of changes) {
      this.#needs.tell((listener) => listener.changed?.(this, audience, change));
    }
    this.#needs.tell((listener) => listener.moved?.(this));
    return { ok: true, version: this.#face(seat).version };
  }

  /** Evidence without secrets: arguments and states may hold what nobody else should read. */
  #freeze(what: Pick<EngineMove, 'seat' | 'move'>, error: unknown): Outcome {
    this.#frozen = true;
    const { id: match, module } = this;
    const evidence = { match, game: module.id, rulesVersion: module.rulesVersion, seq: this.#moment.seq + 1, ...what };
    this.#needs.log.error({ ...evidence, err: error }, 'move threw, table frozen');
    this.#needs.tell((listener) => listener.froze?.(this));
    return refused('TABLE_FROZEN');
  }

  #face(audience: Audience): Face {
    const face = this.#moment.faces[audienceKey(audience)];
    if (!face) throw new Error(`no such audience: ${audience}`);
    return face;
  }
}

function refused(code: string): Outcome {
  return { ok: false, refusal: refusal(code) };
}
