import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import { seatsClockwiseFrom } from '../../kit/seat';
import type { CardId } from '../data/cards';
import type { FoundIn } from '../facts';
import type { State } from '../state';
import { carries, playerOf } from './board';
import { gain, removeCard } from './carrying';
import { handOf, hiddenOf } from './secrets';
import { record } from './story';

interface Place {
  where: FoundIn;
  from?: Seat;
  cards: CardId[];
}

/**
 * R10: looks for a card and puts it in front of the seeker. The searched cards are seen by nobody; the place of the found
 * card is public.
 * @param evenDeposited the safes are searched together with the inventories (Fee, Fie, Foe, Foo!)
 */
export function acquire(context: MoveContext<State>, seat: Seat, card: CardId, evenDeposited = false): void {
  const { state, random } = context;
  if (!handOf(state, seat).includes(card) && carries(state, seat, card)) {
    record(state, 'alreadyCarried', { seat, card });
    return;
  }
  const place = placesToSearch(state, seat, evenDeposited).find(({ cards }) => cards.includes(card));
  if (place) {
    removeCard(place.cards, card);
    record(state, 'acquired', {
      seat,
      card,
      where: place.where,
      ...(place.from !== undefined && { from: place.from }),
    });
  } else {
    record(state, 'nowhere', { seat, card });
  }
  if (!place || place.where === 'drawPile') {
    const hidden = hiddenOf(state);
    hidden.draw = random.shuffle(hidden.draw);
  }
  if (place) gain(state, seat, card);
}

/** R10.1: where to look, in this order. */
function placesToSearch(state: State, seat: Seat, evenDeposited: boolean): Place[] {
  const all = seatsClockwiseFrom(state.seats, seat);
  const others = all.filter((other) => other !== seat);
  return [
    { where: 'ownHand', cards: handOf(state, seat) },
    ...others.map((from): Place => ({ where: 'inventory', from, cards: playerOf(state, from).inv })),
    ...(evenDeposited
      ? all.map((from): Place => ({ where: 'deposit', from, cards: playerOf(state, from).deposited }))
      : []),
    { where: 'discardPile', cards: state.discard },
    ...others.map((from): Place => ({ where: 'hand', from, cards: handOf(state, from) })),
    { where: 'drawPile', cards: hiddenOf(state).draw },
  ];
}
