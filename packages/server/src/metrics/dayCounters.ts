/** The channels by which people are notified over days. */
export const CALL_CHANNELS = ['push', 'hook', 'mail'] as const;

/** How a notification went: the address may be `gone`, or the service may have `failed`. */
export const CALL_OUTCOMES = ['sent', 'gone', 'failed'] as const;

/**
 * What followed when the time of a turn was up: the bot played by the clock, or others have let it; an aside got its
 * default, or others have given another day.
 */
export const OVERDUE_BY = ['clock', 'default', 'bot', 'day'] as const;

/** Counts the events of matches over days. */
export interface DayCounters {
  called(channel: (typeof CALL_CHANNELS)[number], outcome: (typeof CALL_OUTCOMES)[number]): void;
  overdue(by: (typeof OVERDUE_BY)[number]): void;
}
