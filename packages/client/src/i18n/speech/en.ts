import { plural } from '@lantern/games/kit/plural.en';
import { listOf } from '@lantern/games/kit/strings';

/** Texts of the table for screen readers and the keyboard. */
export const speech = {
  skip: {
    label: 'Skip',
    action: 'To the actions',
    board: 'To the board',
    words: 'To the table in words',
    story: 'To the story',
  },
  words: { label: 'The table in words', people: 'Players', places: 'Places' },
  asking: {
    unknown: 'The words of this table could not be loaded.',
    nothing: 'Nothing has happened since.',
    noClock: 'There is no limit of time.',
  },
  seconds: (count: number) => `${count} ${plural(count, 'second', 'seconds')}.`,
  secondsLeft: (count: number) => `${count} ${plural(count, 'second', 'seconds')} left.`,
  shown: (what: readonly string[]) => `Shown on the board: ${what.join('; ')}.`,
  /** @param buttons the labels of the buttons in the action bar */
  choices: (buttons: readonly string[]) => `You may: ${listOf(buttons)}.`,
};

export type SpeechStrings = typeof speech;
