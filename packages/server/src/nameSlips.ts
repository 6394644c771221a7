/** Minimum length of a name for which a slip is assumed, since short names resemble those of other programs. */
const LONG_ENOUGH = 8;

/**
 * The given names that differ from a setting by one slip: a missing, an extra or a wrong letter, or two swapped
 * neighbours. Each comes with the setting. A digit at the end is not a slip, since other programs number their
 * variables.
 */
export function slipsIn(given: readonly string[], settings: readonly string[]): [name: string, setting: string][] {
  const known = new Set(settings);
  const long = settings.filter(({ length }) => length >= LONG_ENOUGH);
  return given
    .filter((name) => !known.has(name) && !/\d$/.test(name))
    .flatMap((name): [string, string][] => {
      const setting = long.find((one) => isOneSlip(name.toUpperCase(), one));
      return setting ? [[name, setting]] : [];
    });
}

function isOneSlip(name: string, setting: string): boolean {
  let at = 0;
  while (at < name.length && name[at] === setting[at]) at++;
  const rest = (text: string, skipped: number) => text.slice(at + skipped);
  const exchanged = name[at] === setting[at + 1] && name[at + 1] === setting[at] && rest(name, 2) === rest(setting, 2);
  return (
    name === setting ||
    exchanged ||
    rest(name, 1) === rest(setting, 1) ||
    rest(name, 1) === rest(setting, 0) ||
    rest(name, 0) === rest(setting, 1)
  );
}
