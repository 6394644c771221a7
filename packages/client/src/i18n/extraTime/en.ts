import type { ExtraTime } from '@lantern/protocol/extraTime';

export const extraTime = {
  label: 'I need more time',
  help: 'The clock of your decisions, in this room. Everybody sees what you choose; less time applies from your next decision on.',
  values: { usual: 'Usual', double: 'Twice', fourfold: 'Four times', none: 'No limit' } as Readonly<
    Record<ExtraTime | 'usual', string>
  >,
  /** Notes about a person, in a row with their name. */
  notes: { double: 'twice the time', fourfold: 'four times the time', none: 'no time limit' } as Readonly<
    Record<ExtraTime, string>
  >,
};

export type ExtraTimeStrings = typeof extraTime;
