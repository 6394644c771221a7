import type { Seat } from './seat';

/** Days off of each player in a match over days, where the host has set no other number. */
export const USUAL_HOLIDAY = 14;

/** Maximum number of days off. */
export const LONGEST_HOLIDAY = 30;

/** What happens to the turns of a player on holiday: the match waits, or the bot plays. */
export const HOLIDAY_MODES = ['wait', 'bot'] as const;

export type HolidayMode = (typeof HOLIDAY_MODES)[number];

/** The days off of a seat in a match over days, for everybody. Times are in milliseconds since 1970. */
export interface HolidayView {
  seat: Seat;
  /** The days that it may still take. */
  left: number;
  /** Its current or planned holiday, which may be over by now; absent without one. */
  away?: { from: number; to: number; by: HolidayMode };
}
