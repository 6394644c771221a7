import { plural } from '@lantern/games/kit/plural.en';
import { listOf } from '@lantern/games/kit/strings';
import { USUAL_HOLIDAY } from '@lantern/protocol/holidays';
import type { Tempo } from '@lantern/protocol/tempo';

const turns: Readonly<Record<`${Tempo['turn']}`, string>> = {
  1: 'a day',
  3: 'three days',
  7: 'a week',
  none: 'no limit',
};

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

/** Matches over days. */
export const daysStrings = {
  kind: 'How do you play?',
  kinds: {
    oneGo: { label: 'In one go', help: 'Everybody is here for an hour or two.' },
    days: { label: 'Over days', help: 'Each plays when there is time.' },
  },
  turn: 'Time for a turn',
  turns: { 1: 'A day', 3: 'Three days', 7: 'A week', none: 'No limit' } satisfies Record<`${Tempo['turn']}`, string>,
  nights: 'Time is never up at night.',
  inWords: ({ turn, reserve, zone, nights, holiday = USUAL_HOLIDAY }: Tempo): string =>
    [
      turn === 'none' ? 'Over days, without a limit for a turn.' : `Over days: ${turns[turn]} for a turn.`,
      reserve > 0 && `Each has ${days(reserve)} of reserve for the whole match.`,
      holiday > 0 && `Each may take ${days(holiday)} off.`,
      nights && turn !== 'none' && `Time is never up at night (${zone}).`,
    ]
      .filter(Boolean)
      .join(' '),
  overdue: 'When time is up',
  overdues: {
    gentle: 'The others decide',
    strict: 'The bot plays at once',
    patient: 'We wait',
  } satisfies Record<Tempo['overdue'], string>,
  weekends: 'Weekends are free',
  weekendsHelp: 'Saturday and Sunday do not count.',
  daysOff: 'Days off',
  daysOffHelp: 'So many days may each player take off in a match.',
  extend: 'While a match is being played, its time can only be extended.',
  /** The vote on another tempo for a running match. */
  vote: {
    title: 'Change the tempo',
    help: (overDays: boolean) =>
      `More than half of the players must agree.${overDays ? ' Less time needs everybody’s consent.' : ''}`,
    propose: 'Propose',
    want: (names: readonly string[], needed: number, kind: 'oneGo' | 'days') =>
      `${listOf(names)} ${plural(names.length, 'wants', 'want')} to continue ${kind === 'days' ? 'over days' : 'in one go'}: ${names.length} of ${needed} votes.`,
  },
  until: (when: string) => `until ${when}`,
  left: (minutes: number) => `${minutes} min left`,
  label: (who: string, when: string) => `${who}: until ${when}`,
  you: 'You',
  several: 'Several players',
  overdueNow: 'time is up',
  reserveRuns: 'Reserve',
  isOverdue: (name: string) => `${name}’s time is up.`,
  yoursIsUp: 'Your time is up. You can still move until somebody decides.',
  grant: 'Another day',
  letBot: 'Let the bot play',
  botPlays: (name: string) => `The bot plays this turn for ${name}.`,
  longAwaited: (name: string) => `${name} has not moved for a while.`,
  nudge: 'Nudge',
  nudged: (name: string) => `${name} is reminded, if notifications are on there.`,
  next: (game: string, names: readonly string[]) => `Next: ${game} with ${listOf(names)}`,
};

export type DaysStrings = typeof daysStrings;
