/** The result of a proof. */
export interface Verdict {
  ok: boolean;
  /** Numbers and names for the `RESULT` line, as plain JSON. */
  found: Record<string, unknown>;
}

/** A proof that can be run from the command line. It prints for people and returns data for programs. */
export type Proof = (argv: string[]) => Promise<Verdict>;

/** A proof was called with wrong arguments, as its message explains. */
export class UsageError extends Error {}
