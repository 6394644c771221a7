/** The result of a proof. */
export interface Verdict {
  ok: boolean;
  /** Numbers and names for the `RESULT` line, as plain JSON. */
  found: Record<string, unknown>;
}

/** A proof that can be run from the command line. It prints for people and returns data for programs. */
export type Proof = (argv: string[]) => Promise<Verdict>;

/** The result where a proof cannot run: skipped with a message, and a failure in CI. */
export function skipped(why: string): Verdict {
  console.log(`SKIPPED: ${why}`);
  return { ok: process.env.CI !== 'true', found: { skipped: why } };
}

/** A proof was called with wrong arguments, as its message explains. */
export class UsageError extends Error {}
