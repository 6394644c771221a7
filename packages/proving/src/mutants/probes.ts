import type { Mutant } from './mutate';

/**
 * Instruments a source so that a test run appends the numbers of the reached mutants to the file in `LANTERN_REACHED`,
 * each once.
 * @param numberOf the number of a mutant
 */
export function withProbes(source: string, mutants: readonly Mutant[], numberOf: (mutant: Mutant) => number): string {
  const inserts = mutants.flatMap((mutant) => {
    const call = `__reach(${numberOf(mutant)})`;
    const { start, end, isStatement } = mutant.probe;
    const length = end - start;
    return isStatement
      ? [
          { at: start, length, text: `{${call};`, opens: true },
          { at: end, length, text: '}', opens: false },
        ]
      : [
          { at: start, length, text: `(${call}, `, opens: true },
          { at: end, length, text: ')', opens: false },
        ];
  });
  // At the same place closing text comes before opening text, and the longest opening text first.
  inserts.sort((a, b) => a.at - b.at || Number(a.opens) - Number(b.opens) || (a.opens ? b.length - a.length : 0));
  let probed = '';
  let copied = 0;
  for (const { at, text } of inserts) {
    probed += source.slice(copied, at) + text;
    copied = at;
  }
  return REACH + probed + source.slice(copied);
}

/** On one line, so that the lines of the source keep their numbers. */
const REACH = `
var __reached = new Set();
function __reach(number) {
  if (__reached.has(number)) return;
  __reached.add(number);
  const file = process.env.LANTERN_REACHED;
  if (file) process.getBuiltinModule('node:fs').appendFileSync(file, number + '\\n');
}
`
  .replaceAll('\n', ' ')
  .trimStart();
