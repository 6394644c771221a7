import type { HolidayView } from './holidays';

/** Days for a turn in a match over days; `none` sets no deadline. */
export const TURN_DAYS = [1, 3, 7, 'none'] as const;

/**
 * The consequences once the time of a turn and the reserve are up: the others decide, the bot plays at once, or all
 * wait.
 */
export const OVERDUE = ['gentle', 'strict', 'patient'] as const;

/** Maximum reserve of a player for a whole match, in days. */
export const LONGEST_RESERVE = 14;

/** The tempo of a match over days. A room without one plays in one go. */
export interface Tempo {
  turn: (typeof TURN_DAYS)[number];
  /** Days of reserve of each player for the whole match, used automatically when the time of a turn is up. */
  reserve: number;
  /** Whether deadlines avoid the night, from 21:00 to 10:00 in the zone. */
  nights: boolean;
  /** Whether Saturday and Sunday count. */
  weekends: 'count' | 'off';
  /** Time zone of the room, a name such as `Europe/Berlin`. */
  zone: string;
  overdue: (typeof OVERDUE)[number];
  /** Whether the server makes moves without alternatives. */
  routine: boolean;
  /** The number of days off that each player may take in a match; `USUAL_HOLIDAY` if absent. */
  holiday?: number;
}

/** The default tempo for a given time per turn. */
export function usualTempo(turn: Tempo['turn'], zone: string): Tempo {
  const reserve = turn === 'none' ? 0 : turn;
  return { turn, reserve, nights: true, weekends: 'count', zone, overdue: 'gentle', routine: true };
}

/** The deadline of the open decision of a match over days. Times are in milliseconds since 1970. */
export interface DayClockView {
  decisionId: number;
  kind: 'turn' | 'aside';
  /** The seats that owe an answer. */
  owing: {
    seat: string;
    /** The deadline of this seat, including its reserve; `null` without a limit. */
    until: number | null;
    /** Its remaining reserve, in milliseconds. */
    reserve: number;
    /** Whether the bot plays this turn. */
    bot: boolean;
    /** When the others may nudge this seat; `null` where they may not. */
    nudgeFrom: number | null;
  }[];
  /** The deadline of the decision, without the reserve; `null` without a limit. */
  dueAt: number | null;
  /** The days off of each seat. */
  holidays: HolidayView[];
}
