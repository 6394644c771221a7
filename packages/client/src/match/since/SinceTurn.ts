import { newestFactNumber } from '@lantern/games/kit/story';
import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import type { GameClient } from '../gameBoard';
import type { Line } from '../sentences';
import { factsAfter } from '../timeline/step';
import { turnBegunBy } from '../turns';
import { newsAmong } from './news';
import type { ToldNews } from './SinceStrip';

/** The news since the last turn of a viewer, or since they left. */
export interface Since {
  news: readonly ToldNews[];
  /** The numbers of the first and the last fact since then. */
  from: number;
  to: number;
}

/** The state of a match on the page of a viewer. */
export interface Seen {
  view: CommonView;
  /** The story in sentences. */
  lines: readonly Line[];
  /** Whether all facts have been shown. */
  rests: boolean;
  /** Whether a move of the viewer is pending. */
  pending: boolean;
  /** The newest fact that the viewer saw before they left; `null` if they were not away. */
  leftAt: number | null;
}

/** A range of facts, and the decision at which its news is shown. */
interface Stretch {
  from: number;
  to: number;
  wasAway: boolean;
  decisionId: number;
}

/**
 * Follows a match from a seat: at the beginning of its turn returns the news since the end of its last turn, until the
 * seat acts. A viewer who returns gets the missed news at once.
 */
export class SinceTurn {
  readonly #game: Pick<GameClient, 'beats' | 'turns'>;
  readonly #seat: Seat;
  /**
   * The newest fact of the last own turn, or the newest one when the seat was taken; and whether that turn is running.
   */
  #marked: number | null = null;
  #mine = false;
  /** The fact that began that turn. */
  #begun = 0;
  #leftAt: number | null = null;
  #stretch: Stretch | null = null;

  constructor(game: Pick<GameClient, 'beats' | 'turns'>, seat: Seat) {
    this.#game = game;
    this.#seat = seat;
  }

  /** @returns the news to show now */
  see({ view, lines, rests, pending, leftAt }: Seen): Since | null {
    if (pending) this.#stretch = null;
    else if (rests) this.#follow(view, leftAt);
    return this.#stretch && this.#told(this.#stretch, view, lines);
  }

  #follow({ turnSeat, mustDecide, decisionId, story }: CommonView, leftAt: number | null): void {
    const to = newestFactNumber(story);
    const mine = turnSeat === this.#seat && (this.#mine || mustDecide);
    const turns = factsAfter(story, this.#begun).filter((fact) => turnBegunBy(this.#game, fact) !== undefined);
    const begun = turns.findLast((fact) => turnBegunBy(this.#game, fact) === this.#seat)?.n ?? this.#begun;
    // At high speed, a turn can begin before the facts since the last turn have been shown.
    const again = this.#mine && begun > this.#begun;
    const marked = (again && turns[0] ? turns[0].n - 1 : this.#marked) ?? to;
    const back = leftAt !== null && leftAt !== this.#leftAt;
    if (back || (mine && (!this.#mine || again))) {
      const since = Math.min(marked, back ? leftAt : marked) + 1;
      const from = Math.min(since, this.#stretch?.from ?? since);
      this.#stretch = { from, to, decisionId, wasAway: back || this.#stretch?.wasAway === true };
    } else if (mine && this.#stretch?.decisionId !== decisionId) this.#stretch = null;
    this.#leftAt = leftAt;
    this.#marked = mine ? to : marked;
    this.#mine = mine;
    this.#begun = begun;
  }

  /** Returns the news of a range, without the facts that begin the turn of the seat. */
  #told({ from, to, wasAway }: Stretch, view: CommonView, lines: readonly Line[]): Since | null {
    const all = factsAfter(view.story, from - 1).filter(({ n }) => n <= to);
    const own = all.findLastIndex((fact) => turnBegunBy(this.#game, fact) === this.#seat);
    const facts = own < 0 ? all : all.slice(0, own);
    const reader = { seat: this.#seat, beats: this.#game.beats ?? {}, wasAway };
    const news = newsAmong(facts, reader).flatMap(({ fact: { n }, by }) => {
      const sentence = lines.find((line) => line.n === n)?.sentence;
      return sentence === undefined ? [] : [{ n, by, sentence }];
    });
    return news.length > 0 ? { news, from: facts[0]?.n ?? from, to: facts.at(-1)?.n ?? to } : null;
  }
}
