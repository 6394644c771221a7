import type { Seat } from '@lantern/protocol/seat';
import type { Fact } from '../../kit/story';
import type { CardId } from '../data/cards';
import type { Facts } from '../facts';
import type { View } from '../view';
import { openCards } from './board';

/** The seats that are known to hold a card. */
type Holders = Map<CardId, Seat>;

/** The knowledge about hands from a fact; other facts contain only data that the table shows. */
const LEARNT: { readonly [K in keyof Facts]?: (holders: Holders, data: Facts[K]) => void } = {
  refilled: (holders, { seat, card }) => holders.set(card, seat),
  picked: (holders, { seat, card }) => holders.set(card, seat),
  tollPaid: (holders, { reaction, returnsTo }) => {
    if (returnsTo !== undefined) holders.set(reaction, returnsTo);
  },
  played: (holders, { card }) => holders.delete(card),
  reacted: (holders, { card }) => holders.delete(card),
  revealed: (holders, { item }) => holders.delete(item),
  acquired: (holders, { card }) => holders.delete(card),
  discarded: (holders, { card }) => holders.delete(card),
  died: (holders, { seat }) => loseHand(holders, seat),
  conceded: (holders, { seat }) => loseHand(holders, seat),
  handsPassed: (holders, { moves }) => {
    const next = new Map(moves.map(({ from, to }) => [from, to]));
    for (const [card, seat] of holders) holders.set(card, next.get(seat) ?? seat);
  },
};

function loseHand(holders: Holders, seat: Seat): void {
  for (const [card, holder] of holders) if (holder === seat) holders.delete(card);
}

/**
 * The cards that everybody saw come to a hand and that have not left it since, within the story. For the viewer's own hand
 * these are the cards that the others know.
 */
export function knownHands(
  view: Pick<View, 'story' | 'seats' | keyof Parameters<typeof openCards>[0]>,
): Record<Seat, CardId[]> {
  const holders: Holders = new Map();
  for (const fact of [...view.story].sort((fact, other) => fact.n - other.n)) learn(holders, fact);
  const open = openCards(view);
  const known: Record<Seat, CardId[]> = Object.fromEntries(view.seats.map((seat) => [seat, []]));
  for (const [card, seat] of holders) if (!open.has(card)) known[seat]?.push(card);
  return known;
}

function learn(holders: Holders, { kind, data }: Fact<Facts & Record<string, unknown>>): void {
  (LEARNT[kind as keyof Facts] as ((holders: Holders, data: unknown) => void) | undefined)?.(holders, data);
}
