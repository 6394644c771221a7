/** A number with its noun, e.g. `1 match`, `3 matches`. */
export function plural(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
