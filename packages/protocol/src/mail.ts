/** When a person gets mails about matches over days: at each notification, or once a day. */
export const MAIL_MODES = ['each', 'daily'] as const;

export type MailMode = (typeof MAIL_MODES)[number];

/** The mails of a browser about one of its seats. */
export interface MailState {
  /** Whether this server sends mails. */
  on: boolean;
  /** Whether this seat is among those that the address gets mails about. */
  here: boolean;
  /** The address of the browser, shortened; `null` without one. Nothing is sent before it is confirmed. */
  box: { address: string; confirmed: boolean; mode: MailMode } | null;
}

/** The same after a change, with the token by which the browser uses its address for other seats. */
export interface MailSet extends MailState {
  token: string;
}
