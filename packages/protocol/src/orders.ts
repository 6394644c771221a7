import type { Refusal } from './refusal';

/** Answers given in advance for a match over days: a value for each question of the game. */
export type GivenOrders = Readonly<Record<string, string>>;

/** The orders of a seat, for its own person alone. */
export interface OwnOrders {
  /** Complete: questions without an answer have their default. */
  orders: GivenOrders;
  /** Whether the person has given orders for this match. */
  given: boolean;
  /** Why a card that the orders name cannot be played for the open decision, so that the person is asked. */
  notPlayed?: Refusal;
}
