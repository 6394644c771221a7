import type { Seat } from '@lantern/protocol/seat';

/** A sent move, and its result as far as its sender knows. */
export interface SentMove {
  matchId: string;
  seat: Seat;
  requestId: string;
  move: string;
  args: readonly unknown[];
  /** Version of the seat's view on which it was decided. */
  version: number;
  times: number;
  /** When the server was killed while this move had no answer, in milliseconds since 1970. */
  killedAt: number | null;
  /** `ok`, the code of a refusal, or `null` without an answer. */
  answer: string | null;
}

/** The record of all players: sent moves, answers and errors. */
export class Ledger {
  readonly sent = new Map<string, SentMove>();
  readonly matches = new Set<string>();
  readonly faults: string[] = [];
  /** Number of views that were the same after a restart. */
  reopened = 0;
  /** Number of answered moves that were sent again after a restart, without effect. */
  repeated = 0;

  /** Temporary refusals that say nothing about the move, by code. */
  readonly passing: Record<string, number> = {};

  /** Records a temporary refusal, after which the move is sent again. */
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
