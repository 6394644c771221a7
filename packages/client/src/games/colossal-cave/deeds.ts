import { ABILITIES, type CardId, cardOf, isTreasure, nameOf } from '@lantern/games/colossal-cave/board';
import type { BoardContext, Held } from './context';
import { t } from './strings';
import { answersOf, cardsFor, playsOf } from './targets';

/** The effect of a tap on a card. */
export interface Deed {
  label: string;
  move: string;
  args: readonly unknown[];
}

/** The actions for this card that take one tap, besides playing it. */
export function deedsOf({ legal, view }: BoardContext, card: CardId, from: Held): Deed[] {
  const same = (move: string) => cardsFor(legal, move).filter((other) => nameOf(other) === nameOf(card));
  if (from === 'carried') {
    return ['useItem', 'deposit', 'dropItem', 'payToll'].flatMap((move) =>
      same(move).map((one) => ({ label: t().text.moves[move] ?? move, move, args: [one] })),
    );
  }
  const { sheets } = t();
  const answers = answersOf(legal).filter(
    (answer) => answer.response.t !== 'magazines' && nameOf(answer.card) === nameOf(card),
  );
  return [
    ...same('discardCard')
      .slice(0, 1)
      .map(() => ({ label: sheets.discard, move: 'discardCard', args: [card] })),
    ...answers.map(({ response }) => ({
      label: response.t === 'defend' ? sheets.defendWithIt : sheets.answerWithIt,
      move: 'respond',
      args: [view.window?.id, response],
    })),
  ];
}

/** Whether an action with the card is possible now. */
export function isUsable(context: BoardContext, card: CardId, from: Held): boolean {
  const plays = from === 'hand' ? playsOf(context.legal, nameOf(card)) : [];
  return plays.length > 0 || deedsOf(context, card, from).length > 0;
}

/** Why no action with the card is possible now. */
export function obstacle(
  { whyNot, seat, view }: BoardContext,
  card: CardId,
  from: Held,
): ReturnType<BoardContext['whyNot']> {
  if (seat === null) return undefined;
  if (from === 'hand') {
    if (view.window && cardOf(card).type === 'reaction')
      return whyNot('respond', [view.window.id, { t: 'react', card }]);
    return whyNot('playCard', [card]);
  }
  if (isTreasure(card)) return whyNot('deposit', [card]);
  return ABILITIES[card] ? whyNot('useItem', [card]) : undefined;
}
