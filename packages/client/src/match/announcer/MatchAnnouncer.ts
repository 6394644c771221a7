import type { Seat } from '@lantern/protocol/seat';
import { speechStrings } from '../../i18n/speech/speechStrings';
import type { RunningClock } from '../../net/room/RoomConnection';
import { answerTo } from '../asking/answers';
import { listenForQuestions } from '../asking/listenForQuestions';
import type { Question } from '../asking/questions';
import type { GameClient } from '../gameBoard';
import type { Turn } from '../sentences';
import { Announcer } from './Announcer';
import { MatchSpeech, type Spoken } from './MatchSpeech';
import { questionText } from './questionText';

/** The delay between a view with a question and its display in the action bar. */
const ACTION_BAR_DELAY_MS = 100;

/** The remaining seconds at which a warning is spoken. */
const WARNINGS = [30, 10] as const;

/** The spoken part of the state of a table. */
export interface Table extends Spoken {
  turn: Turn;
  names: Readonly<Record<Seat, string>>;
  clock: RunningClock | null;
  /** The element of the table, which contains the action bar. */
  root: HTMLElement | null;
}

/**
 * Speaks to screen readers at a table: the lines of the story, the question, the remaining time, and the answers to
 * keys.
 */
export class MatchAnnouncer {
  readonly #announcer = new Announcer();
  readonly #speech: MatchSpeech;
  readonly #game: Pick<GameClient, 'words'>;
  readonly #seat: Seat | null;
  readonly #stopListening: () => void;
  #table: Table | undefined;
  #question: ReturnType<typeof setTimeout> | undefined;
  #warnings: ReturnType<typeof setTimeout>[] = [];
  #warned: number | undefined;

  constructor(game: Pick<GameClient, 'beats' | 'turns' | 'text' | 'words'>, seat: Seat | null) {
    this.#speech = new MatchSpeech(game, seat);
    this.#game = game;
    this.#seat = seat;
    this.#stopListening = listenForQuestions((question) => void this.ask(question));
  }

  see(table: Table): void {
    this.#table = table;
    for (const { text, asks } of this.#speech.see(table)) {
      if (asks === undefined) this.#announcer.say(text);
      else this.#ask(asks, table);
    }
    if (!table.view.mustDecide) this.#announcer.dropQuestion();
    this.#warn(table);
  }

  /** Speaks a text at once, at the request of a person. */
  answer(text: string): void {
    this.#announcer.answer(text);
  }

  /** Speaks the names of things outlined on the board at the request of a person. */
  point(things: readonly string[]): void {
    this.#announcer.answer(speechStrings().shown(things));
  }

  /**
   * Speaks the answer to a question.
   * @returns the answer; empty before the table has been seen
   */
  async ask(question: Question): Promise<string> {
    const table = this.#table;
    if (!table) return '';
    const { last } = this.#announcer;
    const text = await answerTo(question, { ...table, game: this.#game, seat: this.#seat, last });
    this.#announcer.answer(text);
    return text;
  }

  stop(): void {
    this.#stopListening();
    clearTimeout(this.#question);
    for (const warning of this.#warnings) clearTimeout(warning);
    this.#announcer.stop();
  }

  #ask(asks: string, { root, turn, clock }: Table): void {
    clearTimeout(this.#question);
    this.#question = setTimeout(() => {
      const bar = root?.querySelector<HTMLElement>('[data-frame="action"]') ?? null;
      // After a move that the client makes without a tap, there is nothing to decide.
      if (bar?.querySelector('[data-automatic]')) return;
      if (this.#speech.isOpen(asks)) this.#announcer.say(questionText(bar, turn, clock), true);
    }, ACTION_BAR_DELAY_MS);
  }

  /** Speaks the remaining time of a decision of the listener whose clock started with at least twice as much. */
  #warn({ clock, turn }: Table): void {
    const owed = turn.mine ? clock : null;
    if (owed?.endsAt === this.#warned) return;
    this.#warned = owed?.endsAt;
    for (const warning of this.#warnings) clearTimeout(warning);
    this.#warnings = WARNINGS.flatMap((seconds) => {
      const wait = owed ? owed.endsAt - performance.now() - seconds * 1000 : -1;
      if (!owed || wait < 0 || owed.length < 2000 * seconds) return [];
      return [setTimeout(() => this.#announcer.say(speechStrings().secondsLeft(seconds), true), wait)];
    });
  }
}
