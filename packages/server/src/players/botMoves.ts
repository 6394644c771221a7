import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Decision, looksAhead } from '@lantern/games/engine/levels';
import type { Choice } from '@lantern/games/kit/move';
import { seededRandom } from '@lantern/games/kit/random';
import type { Seat } from '@lantern/protocol/seat';
import type { Logger } from 'pino';
import type { RunningMatch } from '../match/runningMatch';
import type { Orders } from '../rooms/personal/orders';
import type { SearchPool } from './searchPool';
import { LOOKING_AHEAD, type ServerPlay } from './serverPlay';

export interface BotMovesParts {
  searchPool: SearchPool | null;
  orders: Pick<Orders, 'moveOf'>;
  log: Logger;
  botPace: number;
}

/** Chooses moves for the seats that the server plays, from their views. */
export class BotMoves {
  readonly #parts: BotMovesParts;

  constructor(parts: BotMovesParts) {
    this.#parts = parts;
  }

  /**
   * Chooses the move of a seat; undefined if it has none. A failure leads to a weaker move and never breaks the match.
   */
  async choose(match: RunningMatch, seat: Seat, play: ServerPlay): Promise<Choice | undefined> {
    if (play === 'orders') return this.#parts.orders.moveOf(match, seat);
    const { module } = match;
    const view = match.view(seat);
    if (play === 'default') return module.defaultMove(view, seat);
    const decision = { view, seat, level: play, seed: randomBytes(16).toString('hex') };
    const ahead = view.mustDecide && looksAhead(module, decision) ? await this.#lookAhead(match, decision) : undefined;
    if (ahead) return ahead;
    try {
      return module.bot(view, seat, seededRandom(decision.seed));
    } catch (error) {
      this.#parts.log.error({ err: error, matchId: match.id, seat }, 'a bot threw an error and makes the default move');
      return module.defaultMove(view, seat);
    }
  }

  /** The answer of a searching bot; undefined if it fails or takes too long, in which case the quick bot plays. */
  async #lookAhead({ id, module }: RunningMatch, decision: Decision): Promise<Choice | undefined> {
    const { searchPool, log, botPace } = this.#parts;
    if (!searchPool) return undefined;
    try {
      const answer = searchPool.answer(id, { game: module.id, ...decision });
      return (await Promise.all([answer, pause(LOOKING_AHEAD * botPace)]))[0];
    } catch (error) {
      log.warn({ err: error, matchId: id, seat: decision.seat }, 'the search of a bot failed; the quick bot plays');
      return undefined;
    }
  }
}
