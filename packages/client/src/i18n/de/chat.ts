import { quantity } from '@lantern/games/kit/plural.de';
import type { Strings } from '../en/index';

export const unread = (count: number): string => quantity(count, 'neue Nachricht', 'neue Nachrichten');

/** The chat button of a room; the chat itself is in `i18n/chat`. */
export const chat: Strings['chat'] = {
  openWith: (count) => (count === 0 ? 'Zum Chat' : `Zum Chat, ${unread(count)}`),
};
