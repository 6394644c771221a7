import type { Seat } from '@lantern/protocol/seat';

/** A move that somebody sent, and what became of it as far as its sender knows. */
export interface SentMove {
  matchId: string;
  seat: Seat;
  requestId: string;
  move: string;
  args: readonly unknown[];
  /** Version of the own view it was decided on. */
  version: number;
  /** How often it was sent. */
  times: number;
  /** When the server was killed while this had no answer, in milliseconds since 1970. */
  killedAt: number | null;
  /** `ok`, the code of a refusal, or nothing yet. */
  answer: string | null;
}

/** What all players together have sent, were told and found wrong. */
export class Ledger {
  readonly sent = new Map<string, SentMove>();
  readonly matches = new Set<string>();
  readonly faults: string[] = [];
  /** Views that were the same after a restart as before it. */
  reopened = 0;
  /** Answered moves that were sent once more after a restart, to no effect. */
  repeated = 0;

  /** Answers that said nothing about the move, by code. */
  readonly passing: Record<string, number> = {};

  /** Notes an answer after which a move is sent again. */
  passed(code: string): void {
    this.passing[code] = (this.passing[code] ?? 0) + 1;
  }

  /** Moves without an answer. */
  open(): SentMove[] {
    return [...this.sent.values()].filter(({ answer }) => answer === null);
  }

  count(answer: string): number {
    return [...this.sent.values()].filter((sent) => sent.answer === answer).length;
  }

  fault(what: string): void {
    this.faults.push(what);
    console.log(`  FAULT ${what}`);
  }
}
