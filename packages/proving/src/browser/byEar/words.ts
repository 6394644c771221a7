/** The texts of Lantern that a listener recognises, in one language. */
export interface ListenersWords {
  /** The beginning of the announcement of a decision of the listener. */
  question: RegExp;
  /** An answer to a typed line; it is spoken at once and interrupts other speech. */
  answer: RegExp;
  /** An answer that lists choices, with the list as a group. */
  offer: RegExp;
  /** The end of a list that leaves choices out. */
  more: RegExp;
  /** The answer to a move, with its line as a group. */
  done: RegExp;
  /** The beginning of the answer to a line that came too early. */
  wait: string;
  /** A sentence of the story about a roll of the listener. */
  ownRoll: RegExp;
  /** An own decision was made by the clock. */
  timeIsUp: RegExp;
  /** The viewer is out of a match that continues. */
  out: RegExp;
  /** The names of the field for moves, and of the button after the end. */
  field: string;
  back: string;
}

export const LANGUAGES = ['en', 'de'] as const;

export const WORDS: Readonly<Record<(typeof LANGUAGES)[number], ListenersWords>> = {
  en: {
    question: /^Your (turn|decision)\b/,
    answer: /^(You may:|Which one\?|Done:|You have no move now|There is no number|Something is still being shown)/,
    offer: /^(?:You may:|Which one\?) (.*)\.$/s,
    more: /; and \d+ more, type more words$/,
    done: /^Done: (.*)\.$/s,
    wait: 'Something',
    ownRoll: /\bYou roll\b/,
    timeIsUp: /^Time (is up for you|ran out: You)\b/,
    out: /^You are out\b/,
    field: 'Move or question',
    back: 'Back to the room',
  },
  de: {
    question: /^(Du bist dran|Deine Entscheidung)\b/,
    answer: /^(Du kannst:|Welcher Zug\?|Erledigt:|Du hast jetzt keinen Zug|Die Nummer|Es wird noch etwas gezeigt)/,
    offer: /^(?:Du kannst:|Welcher Zug\?) (.*)\.$/s,
    more: /; und \d+ weitere, tippe mehr Wörter$/,
    done: /^Erledigt: (.*)\.$/s,
    wait: 'Es wird',
    ownRoll: /(?<!: )\bDu würfelst\b/,
    timeIsUp: /^Die Zeit (von dir ist|war um: Du)\b/,
    out: /^Du bist ausgeschieden\b/,
    field: 'Zug oder Frage',
    back: 'Zurück in den Raum',
  },
};
