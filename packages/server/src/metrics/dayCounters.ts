/** The channels for notifications over days. */
export const CALL_CHANNELS = ['push', 'hook', 'mail'] as const;

/** The outcome of a notification: the address may be `gone`, or the service may have `failed`. */
export const CALL_OUTCOMES = ['sent', 'gone', 'failed'] as const;

/**
 * What followed the end of the time of a turn: the clock or other players let the bot play, an aside got its default,
 * or other players granted another day.
 */
export const OVERDUE_BY = ['clock', 'default', 'bot', 'day'] as const;

/** Counts the events of matches over days. */
export interface DayCounters {
  called(channel: (typeof CALL_CHANNELS)[number], outcome: (typeof CALL_OUTCOMES)[number]): void;
  overdue(by: (typeof OVERDUE_BY)[number]): void;
}
