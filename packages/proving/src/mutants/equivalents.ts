/** A change that was looked at and found to change nothing that anybody could notice. */
export interface Equivalent {
  file: string;
  /** As the proof prints it. */
  change: string;
  /** The unchanged line, trimmed. */
  line: string;
  because: string;
}

export const equivalents: readonly Equivalent[] = [];
