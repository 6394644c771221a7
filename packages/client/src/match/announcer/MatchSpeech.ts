import { type Act, actsOf, mayGoOn } from '@lantern/games/kit/acts';
import type { Voice } from '@lantern/games/kit/strings';
import type { AnyFact, CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import type { Settings } from '../../state/settings';
import type { GameClient } from '../gameBoard';
import type { Line } from '../sentences';
import { concerns, newsAmong } from '../since/news';
import { turnBegunBy } from '../turns';

/** The spoken part of the state of a match on a page. */
export interface Spoken {
  view: CommonView;
  /** The shown lines of the story, and the voice of their sentences. */
  lines: readonly Line[];
  voice: Voice;
  /** Whether all facts have been shown, so that a question can be asked. */
  rests: boolean;
  level: Settings['speech'];
}

/** A text for screen readers. */
export interface Said {
  text: string;
  /** The decision that the text asks for; absent if it only reports events. */
  asks?: string;
}

interface SpokenAct extends Act {
  /** The sentence of its last fact alone. */
  brief: string;
  facts: readonly AnyFact[];
}

/**
 * Selects the texts about a match for one reader, in order: each act of the story once, depending on the level of
 * speech, and then the question. At the level `mine` the turns of others are summed up by their most important facts,
 * at `turns` only before a decision of the listener.
 */
export class MatchSpeech {
  readonly #game: Pick<GameClient, 'beats' | 'turns' | 'text'>;
  readonly #seat: Seat | null;
  /** The newest line and the newest question that were seen. */
  #seen: number | null = null;
  #asked = '';
  /** The newest lines, while more facts may still belong to their act. */
  #open: readonly Line[] = [];
  /** Acts that are spoken later, summed up by their most important facts. */
  #waiting: SpokenAct[] = [];

  constructor(game: Pick<GameClient, 'beats' | 'turns' | 'text'>, seat: Seat | null) {
    this.#game = game;
    this.#seat = seat;
  }

  /** @returns the texts to speak now */
  see({ view, lines, voice, rests, level }: Spoken): Said[] {
    const newest = lines.at(-1)?.n ?? 0;
    // Past lines are not spoken when a page is opened or a match starts again.
    if (this.#seen === null || newest < this.#seen) {
      this.#seen = newest;
      this.#open = [];
    }
    const fresh = lines.filter(({ n }) => n > (this.#seen ?? 0));
    this.#seen = newest;
    const acts = this.#closed([...this.#open, ...fresh], voice, rests);
    const said = level === 'everything' ? acts.map(textOf) : acts.flatMap((act) => this.#select(act, level));
    const asks = rests ? this.#question(view) : '';
    const isNew = asks !== '' && asks !== this.#asked;
    if (rests) this.#asked = asks;
    if (isNew || view.result) said.push(...this.#digest());
    return isNew ? [...said, { text: '', asks }] : said;
  }

  /** Whether the viewer still has to answer a question. */
  isOpen(asks: string): boolean {
    return this.#asked === asks;
  }

  /** Returns the acts to which no more facts can belong, and keeps the lines of the last one otherwise. */
  #closed(lines: readonly Line[], voice: Voice, rests: boolean): SpokenAct[] {
    const { text } = this.#game;
    const acts = actsOf(text, lines, voice).map((act) => {
      const own = lines.filter(({ n }) => n >= act.from && n <= act.fact.n);
      return { ...act, brief: own.at(-1)?.sentence ?? '', facts: own.map(({ fact }) => fact) };
    });
    const last = acts.at(-1);
    const isOpen = !rests && last !== undefined && mayGoOn(text, last.fact);
    this.#open = isOpen ? lines.filter(({ n }) => n >= last.from) : [];
    return isOpen ? acts.slice(0, -1) : acts;
  }

  #select(act: SpokenAct, level: Settings['speech']): Said[] {
    const { fact } = act;
    const seat = this.#seat;
    // The question that follows says it.
    const isOwnTurn = (one: AnyFact) => turnBegunBy(this.#game, one) === seat;
    if (seat !== null && act.facts.every(isOwnTurn)) return [];
    const isOwn = (one: AnyFact) => one.data.seat === seat || concerns(one, this.#game.beats ?? {}, seat ?? '');
    if (seat !== null && act.facts.some(isOwn)) return [...(level === 'mine' ? this.#digest() : []), textOf(act)];
    const before = level === 'mine' && turnBegunBy(this.#game, fact) !== undefined ? this.#digest() : [];
    this.#waiting.push(act);
    return before;
  }

  /** Returns the waiting acts, summed up. */
  #digest(): Said[] {
    const waiting = this.#waiting;
    this.#waiting = [];
    const facts: AnyFact[] = waiting.map(({ fact }) => fact);
    const reader = { seat: this.#seat ?? '', beats: this.#game.beats ?? {}, wasAway: true };
    const chosen = new Set(newsAmong(facts, reader).map(({ fact }) => fact.n));
    const text = waiting.flatMap(({ fact: { n }, brief }) => (chosen.has(n) ? [brief] : [])).join(' ');
    return text ? [{ text }] : [];
  }

  #question({ mustDecide, decisionId, stages }: CommonView): string {
    return this.#seat !== null && mustDecide ? `${decisionId} ${stages[this.#seat]}` : '';
  }
}

const textOf = ({ sentence }: Act): Said => ({ text: sentence });
