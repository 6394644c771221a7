import { type CardId, cardOf, nameOf } from '@lantern/games/colossal-cave/board';
import type { ReactNode } from 'react';
import { CardChip, CardFrame, CardUpright } from '../../../art/CardFrame';
import { t } from '../strings';
import { CardPicture } from './pictures';

export function cardName(card: CardId): string {
  return t().cards[nameOf(card)].name;
}

/** The name of a card with the word of its family: "Ming Vase, treasure". */
export function cardLabel(card: CardId): string {
  return t().labelled(cardName(card), cardOf(card).type);
}

/** The card, large enough to read. */
export function CardRead({ card }: { card: CardId }) {
  const name = nameOf(card);
  const facts = cardOf(card);
  const { type } = facts;
  const { cards, families, playedIn, playedNowhere } = t();
  const { where, text } = cards[name];
  const nowhere = type === 'item' && facts.room === null;
  const place = nowhere ? playedNowhere : where && (type === 'reaction' ? where : playedIn(where));
  return (
    <CardFrame
      family={type}
      word={families[type]}
      name={cards[name].name}
      picture={<CardPicture name={name} />}
      where={place}
      text={text}
    />
  );
}

export function CardInHand({ card, note }: { card: CardId; note?: ReactNode }) {
  const picture = <CardPicture name={nameOf(card)} />;
  return <CardUpright family={cardOf(card).type} name={cardName(card)} {...{ picture, note }} />;
}

export function CardSmall({ card }: { card: CardId }) {
  return <CardChip family={cardOf(card).type} picture={<CardPicture name={nameOf(card)} />} />;
}
