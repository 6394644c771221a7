import { type CardId, cardOf, nameOf } from '@lantern/games/colossal-cave/data/cards';
import { cards as words } from '@lantern/games/colossal-cave/text/cards.en';
import { CardChip, CardFrame, CardTab } from '../../../art/CardFrame';
import { CardPicture } from './pictures';

const FAMILY_WORDS = { item: 'Item', treasure: 'Treasure', action: 'Action', reaction: 'Reaction' } as const;

/** What a card is called. */
export function cardName(card: CardId): string {
  return words[nameOf(card)].name;
}

/** What a card is called, with the word of its family: "Ming Vase, treasure". */
export function cardLabel(card: CardId): string {
  return `${cardName(card)}, ${FAMILY_WORDS[cardOf(card).type].toLowerCase()}`;
}

/** The card, large enough to read. */
export function CardRead({ card }: { card: CardId }) {
  const name = nameOf(card);
  const { type } = cardOf(card);
  const { where, text } = words[name];
  const place = where && (type === 'reaction' ? where : where === 'Nowhere' ? 'Played nowhere' : `Played in: ${where}`);
  return (
    <CardFrame
      family={type}
      word={FAMILY_WORDS[type]}
      name={words[name].name}
      picture={<CardPicture name={name} />}
      where={place}
      text={text}
    />
  );
}

/** The card in the fan of a hand. */
export function CardInHand({ card }: { card: CardId }) {
  const name = nameOf(card);
  return <CardTab family={cardOf(card).type} name={words[name].name} picture={<CardPicture name={name} />} />;
}

/** The card as a small picture. */
export function CardSmall({ card }: { card: CardId }) {
  return <CardChip family={cardOf(card).type} picture={<CardPicture name={nameOf(card)} />} />;
}
