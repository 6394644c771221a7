type Notices = typeof import('./notices');

/** Preloads the notices about seats and the host. */
export const loadNotices = (): Promise<Notices> => import('./notices');

/** Shows a notice about a seat or the role of the host. Their code is not part of the first load. */
export function notice(say: (notices: Notices) => void): void {
  void loadNotices().then(say, () => undefined);
}
