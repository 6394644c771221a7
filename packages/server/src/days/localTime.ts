/** Cached formats of local times by zone, which are slow to create. */
const formats = new Map<string, Intl.DateTimeFormat>();

const DAY = 24 * 60 * 60_000;

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
export function localTime(at: number, zone: string): number {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (((at % 1000) + 1000) % 1000);
}

const offsetAt = (at: number, zone: string) => localTime(at, zone) - at;

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
