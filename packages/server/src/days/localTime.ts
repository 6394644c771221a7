import { DAY } from '@lantern/protocol/timeUnits';

/** Cached formats of local times by zone, which are slow to create. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Whether this machine knows a time zone of that name. */
export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const numeric = 'numeric' as const;
  const fields = { year: numeric, month: numeric, day: numeric, hour: numeric, minute: numeric, second: numeric };
  const format = new Intl.DateTimeFormat('en-u-ca-gregory', {
    ...fields,
    timeZone: zone,
    hourCycle: 'h23',
    era: 'short',
  });
  formats.set(zone, format);
  return format;
}

/**
 * The local time in a zone, as the milliseconds since 1970 at which clocks in UTC show the same.
 * @param at milliseconds since 1970
 */
export const localTime = (at: number, zone: string): number => at + offsetAt(at, zone);

/** Maximum number of cached offsets. */
const DAYS_CACHED = 10_000;

/** The offset of a zone on a day of UTC; `null` if clocks change on that day. */
const offsets = new Map<string, number | null>();

/** The difference between the local time of a zone and UTC, in milliseconds. */
function offsetAt(at: number, zone: string): number {
  const day = Math.floor(at / DAY);
  const key = `${day} ${zone}`;
  let offset = offsets.get(key);
  if (offset === undefined) {
    const [first, last] = [formattedOffset(day * DAY, zone), formattedOffset((day + 1) * DAY, zone)];
    offset = first === last ? first : null;
    if (offsets.size >= DAYS_CACHED) offsets.clear();
    offsets.set(key, offset);
  }
  return offset ?? formattedOffset(at, zone);
}

/** The offset reported by `Intl`, which takes some 20 µs. */
function formattedOffset(at: number, zone: string): number {
  const second = Math.floor(at / 1000) * 1000;
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(second)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second: seconds = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, seconds) - second;
}

/**
 * The time at which the clocks of a zone show a local time: the later one of two, or the moment of the change if clocks
 * skip it.
 * @param local as `localTime` returns it
 */
export function instantOf(local: number, zone: string): number {
  const [before, after] = [offsetAt(local - 2 * DAY, zone), offsetAt(local + 2 * DAY, zone)];
  const found = [local - before, local - after].filter((at) => localTime(at, zone) === local);
  if (found.length > 0) return Math.max(...found);
  let [early, late] = [local - Math.max(before, after), local - Math.min(before, after)];
  while (late - early > 1) {
    const middle = Math.floor((early + late) / 2);
    if (offsetAt(middle, zone) === before) early = middle;
    else late = middle;
  }
  return late;
}

/** The time this number of days later at which clocks show the same time of day. */
export function daysLater(at: number, days: number, zone: string): number {
  return instantOf(localTime(at, zone) + days * DAY, zone);
}
