const rules = new Intl.PluralRules('en-GB');

/** The form for a count: `plural(2, 'is', 'are')` is "are". */
export function plural(count: number, one: string, many: string): string {
  return rules.select(count) === 'one' ? one : many;
}

/** "1 card", "3 cards", "0 cards"; `many` if the plural does not just add an s. */
export function quantity(count: number, one: string, many = `${one}s`): string {
  return `${count} ${plural(count, one, many)}`;
}
