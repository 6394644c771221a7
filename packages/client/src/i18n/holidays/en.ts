import { quantity } from '@lantern/games/kit/plural.en';
import type { HolidayMode } from '@lantern/protocol/holidays';

/** Days off in a match over days. */
export const holidays = {
  title: 'Days off',
  left: (days: number) =>
    `You may take ${quantity(days, 'day', 'days')} off in this match. Everybody sees when you are away.`,
  mode: 'Meanwhile',
  modes: { wait: 'The match waits for me', bot: 'The bot plays for me' } satisfies Record<HolidayMode, string>,
  help: {
    wait: 'Your clock stands still. The others play until it is your turn; what they ask you in between gets the usual default when its time is up.',
    bot: 'The bot makes your moves.',
  } satisfies Record<HolidayMode, string>,
  first: 'First day',
  last: 'Last day',
  zone: (zone: string) => `Days as in the zone of the room: ${zone}.`,
  take: (days: number) => `Take ${quantity(days, 'day', 'days')} off`,
  order: 'The last day is before the first one.',
  planned: (first: string, last: string) => `You are away from ${first} to ${last}.`,
  now: (last: string) => `You are away until ${last}, or until you move.`,
  end: 'I am back',
  cancel: 'Cancel the days off',
  away: (name: string, last: string, by: HolidayMode) =>
    by === 'bot' ? `${name} is away until ${last}; the bot plays.` : `${name} is away until ${last}.`,
};

export type HolidayStrings = typeof holidays;
