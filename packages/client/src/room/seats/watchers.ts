import type { RoomView } from '@lantern/protocol/rooms';
import { t } from '../../i18n/strings';

/** Who watches, in a sentence. Guests without a name are counted, and of a crowd those who are not named. */
export function watchersSentence({ watchers, watcherCount }: Pick<RoomView, 'watchers' | 'watcherCount'>): string {
  const named = watchers.filter((name) => name !== '');
  return t().room.watching(named, watchers.length - named.length, watcherCount - watchers.length);
}
