import { quantity } from '@lantern/games/kit/plural.en';
export const unread = (count: number): string => quantity(count, 'new message');

/** The chat button of a room; the chat itself is in `i18n/chat`. */
export const chat = {
  openWith: (count: number) => (count === 0 ? 'Chat' : `Chat, ${unread(count)}`),
};
