/** The configuration of a server that its privacy page describes. */
export interface PrivacyFacts {
  /** A mail address or an https page of the people who run the server; `null` if not configured. */
  contact: string | null;
  /** Days until a finished room, and a room that waits for a start or a move, is deleted; 0 for never. */
  keep: { finishedDays: number; abandonedDays: number };
  /** Whether it sends notifications to browsers. */
  push: boolean;
  /** Whether hosts may add channels to which it posts. */
  hooks: boolean;
  /** Whether it sends mails. */
  mail: boolean;
}
