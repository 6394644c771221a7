/** The payload of a push message to the service worker. */
export interface PushCall {
  code: string;
  title: string;
  /** Language of the page that subscribed. */
  language: string;
  /** The notification of a match over days; otherwise the worker shows that it is the player's turn. */
  shown?: { title: string; body: string };
}
