const rules = new Intl.PluralRules('de');

/** The form for a count: `plural(2, 'ist', 'sind')` is "sind". */
export function plural(count: number, one: string, many: string): string {
  return rules.select(count) === 'one' ? one : many;
}

/** "1 Karte", "3 Karten", "0 Karten". */
export function quantity(count: number, one: string, many: string): string {
  return `${count} ${plural(count, one, many)}`;
}
