/** What a proof found. */
export interface Verdict {
  ok: boolean;
  /** Numbers and names for the `RESULT` line: plain JSON. */
  found: Record<string, unknown>;
}

/** A proof that can be run from the command line; what it prints is for people, what it returns for machines. */
export type Proof = (argv: string[]) => Promise<Verdict>;

/** A fault in how a proof was called; its message is all there is to say. */
export class UsageError extends Error {}
