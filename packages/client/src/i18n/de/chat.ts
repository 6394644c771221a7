import { quantity } from '@lantern/games/kit/plural.de';
import type { Strings } from '../en/index';

export const unread = (count: number): string => quantity(count, 'neue Nachricht', 'neue Nachrichten');

export const chat: Strings['chat'] = {
  openWith: (count) => (count === 0 ? 'Zum Chat' : `Zum Chat, ${unread(count)}`),
};
