import type { RoomView } from '@lantern/protocol/rooms';
import { t } from '../../i18n/strings';

/**
 * Returns the spectators in a sentence. Guests without a name are counted, and so are the unnamed people of a crowd.
 */
export function watchersSentence({ watchers, watcherCount }: Pick<RoomView, 'watchers' | 'watcherCount'>): string {
  const named = watchers.filter((name) => name !== '');
  return t().room.watching(named, watchers.length - named.length, watcherCount - watchers.length);
}
