/** The settings of a server on which its privacy page depends. */
export interface PrivacyFacts {
  /** A mail address or an https page of the people who run the server; `null` if they have not set it. */
  contact: string | null;
  /** Days until a finished room, and one that waits for a start or a move, is deleted; 0 for never. */
  keep: { finishedDays: number; abandonedDays: number };
  /** Whether it sends notifications to browsers. */
  push: boolean;
  /** Whether hosts may set channels in which it posts. */
  hooks: boolean;
  /** Whether it sends mails. */
  mail: boolean;
}
