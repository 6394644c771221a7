import { type QuietHours, USUAL_QUIET } from '@lantern/protocol/quietHours';
import { DAY, HOUR } from '@lantern/protocol/timeUnits';
import { instantOf, localTime } from '../days/localTime';

/** The quiet hours at a time in a zone, in milliseconds since 1970; undefined outside of quiet hours. */
export function quietAt(
  at: number,
  zone: string,
  { begins, ends }: QuietHours = USUAL_QUIET,
): { from: number; until: number } | undefined {
  const local = localTime(at, zone);
  const hour = new Date(local).getUTCHours();
  const overMidnight = begins > ends;
  const isQuiet = overMidnight ? hour >= begins || hour < ends : hour >= begins && hour < ends;
  if (!isQuiet) return undefined;
  const midnight = Math.floor(local / DAY) * DAY;
  const [yesterday, tomorrow] = [overMidnight && hour < ends, overMidnight && hour >= begins];
  return {
    from: instantOf(midnight - (yesterday ? DAY : 0) + begins * HOUR, zone),
    until: instantOf(midnight + (tomorrow ? DAY : 0) + ends * HOUR, zone),
  };
}
