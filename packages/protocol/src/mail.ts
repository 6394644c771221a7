/** When mails about matches over days are sent to a person: for each notification, or once a day. */
export const MAIL_MODES = ['each', 'daily'] as const;

export type MailMode = (typeof MAIL_MODES)[number];

/** The mails of a browser about one of its seats. */
export interface MailState {
  /** Whether this server sends mails. */
  on: boolean;
  /** Whether the address gets mails about this seat. */
  here: boolean;
  /** The address of the browser, shortened; `null` without one. No mail about a seat is sent before it is confirmed. */
  box: { address: string; confirmed: boolean; mode: MailMode } | null;
}

/** The state after a change, with the token with which the browser uses its address for other seats. */
export interface MailSet extends MailState {
  token: string;
}
