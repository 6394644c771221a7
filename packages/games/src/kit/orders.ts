import type { GivenOrders } from '@lantern/protocol/orders';
import type { Refusal } from '@lantern/protocol/refusal';
import type { Seat } from '@lantern/protocol/seat';
import { type Choice, refusal } from './move';

/** The values of a question or of a part of a sentence; the first is the default. */
export type OrderValues<Value extends string = string> = readonly [Value, ...Value[]];

/**
 * The parts of an order that is a sentence. Its value joins the values of all parts with `/`. With `never` as its first
 * part it does not apply; if its name is a value of other questions, it applies only if that is chosen.
 */
export type OrderSentence = readonly OrderValues[];

/** The answers that a player can give in advance: in matches over days the server plays them while the player is away. */
export interface Orders<View, Given extends GivenOrders> {
  /** The values of each question; `ask` waits for the player. A question of type `string` may be a sentence. */
  choices: {
    readonly [K in keyof Given]: OrderValues<Given[K]> | (string extends Given[K] ? OrderSentence : never);
  };
  /**
   * The move of a seat that owes a decision; undefined if its player must decide, and a refusal if the player must
   * decide because an ordered card cannot be played. It depends on public facts and on the orders; it depends on the
   * hand only in whether a card that the orders name is played or the player is asked.
   */
  ordered(view: View, seat: Seat, given: Given): Choice | { refusal: Refusal } | undefined;
}

// biome-ignore lint/suspicious/noExplicitAny: orders of differing games are handled alike
export type AnyOrders = Orders<any, any>;

/** The values of the parts of a sentence. */
export const partsOf = (sentence: string): readonly string[] => sentence.split('/');

/** The sentence with these values of its parts. */
export const sentenceOf = (parts: readonly string[]): string => parts.join('/');

/** Whether a question is a sentence, and not a single choice. */
export function isSentence(choices: OrderValues | OrderSentence): choices is OrderSentence {
  return typeof choices[0] !== 'string';
}

function defaultOf(choices: OrderValues | OrderSentence): string {
  return isSentence(choices) ? sentenceOf(choices.map(([first]) => first)) : choices[0];
}

function isOneOf(choices: OrderValues | OrderSentence, value: string): boolean {
  if (!isSentence(choices)) return choices.includes(value);
  const parts = partsOf(value);
  return parts.length === choices.length && choices.every((values, at) => values.includes(parts[at] ?? ''));
}

export function defaultOrders({ choices }: AnyOrders): GivenOrders {
  return Object.fromEntries(Object.entries(choices).map(([key, values]) => [key, defaultOf(values)]));
}

/**
 * Checks unvalidated orders and fills in the missing ones. Refusals: `UNKNOWN_OPTION` and `BAD_OPTION`, both naming the
 * `key`.
 */
export function checkOrders(orders: AnyOrders, given: GivenOrders): { orders: GivenOrders } | { refusal: Refusal } {
  for (const [key, value] of Object.entries(given)) {
    const values = Object.hasOwn(orders.choices, key) ? orders.choices[key] : undefined;
    if (!values) return { refusal: refusal('UNKNOWN_OPTION', undefined, { key }) };
    if (!isOneOf(values, value)) return { refusal: refusal('BAD_OPTION', undefined, { key }) };
  }
  return { orders: { ...defaultOrders(orders), ...given } };
}
