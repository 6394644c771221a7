import { type CardId, cardOf, nameOf } from '@lantern/games/colossal-cave/board';
import { CardChip, CardFrame, CardTab } from '../../../art/CardFrame';
import { t } from '../strings';
import { CardPicture } from './pictures';

/** What a card is called. */
export function cardName(card: CardId): string {
  return t().cards[nameOf(card)].name;
}

/** What a card is called, with the word of its family: "Ming Vase, treasure". */
export function cardLabel(card: CardId): string {
  return t().labelled(cardName(card), cardOf(card).type);
}

/** The card, large enough to read. */
export function CardRead({ card }: { card: CardId }) {
  const name = nameOf(card);
  const { type } = cardOf(card);
  const { cards, families, playedIn } = t();
  const { where, text } = cards[name];
  const place = where && (type === 'reaction' ? where : playedIn(where));
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

/** The card in the fan of a hand. */
export function CardInHand({ card }: { card: CardId }) {
  const name = nameOf(card);
  return <CardTab family={cardOf(card).type} name={cardName(card)} picture={<CardPicture name={name} />} />;
}

/** The card as a small picture. */
export function CardSmall({ card }: { card: CardId }) {
  return <CardChip family={cardOf(card).type} picture={<CardPicture name={nameOf(card)} />} />;
}
