/** What the service worker is sent when a seat is to decide. */
export interface PushCall {
  code: string;
  /** Title of the game. */
  title: string;
  /** Language of the page that has asked to be called. */
  language: string;
}
