import { partsOf } from '@lantern/games/kit/orders';
import type { OrderStrings } from '@lantern/games/kit/strings';
import type { GivenOrders } from '@lantern/protocol/orders';

type Words = Readonly<Record<string, OrderStrings>>;

/** Whether a question is relevant given the other answers. */
function isUsed(key: string, words: Words, orders: GivenOrders): boolean {
  const askers = Object.keys(words).filter((other) => key in (words[other]?.values ?? {}));
  return askers.length === 0 || askers.some((other) => orders[other] === key);
}

/** Whether an answer applies; a sentence may not. */
export const applies = (value: string): boolean => partsOf(value)[0] !== 'never' || !value.includes('/');

/** The questions whose answers apply. */
export const usedQuestions = (words: Words, orders: GivenOrders): readonly [string, OrderStrings][] =>
  Object.entries(words).filter(([key]) => isUsed(key, words, orders) && applies(orders[key] ?? ''));

/** The questions to show: those whose answers apply, and one more of several sentences with the same label. */
export function shownQuestions(words: Words, orders: GivenOrders): readonly [string, OrderStrings][] {
  const free = new Set<string>();
  return Object.entries(words).filter(([key, { label }]) => {
    if (!isUsed(key, words, orders)) return false;
    if (applies(orders[key] ?? '')) return true;
    const isFirst = !free.has(label);
    free.add(label);
    return isFirst;
  });
}
