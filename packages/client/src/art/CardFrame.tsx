import type { ReactNode } from 'react';
import styles from './CardFrame.module.css';
import { Glyph, type GlyphName } from './Glyph';
import { withSoftHyphens } from './softHyphens';

export interface CardFrameProps {
  /** The family: its colour, its sign and its word, so that colour is never the only cue. */
  family: 'item' | 'treasure' | 'action' | 'reaction';
  word: string;
  name: string;
  picture: ReactNode;
  /** Where or when it is used. */
  where?: string;
  text?: string;
}

const GLYPHS: Readonly<Record<CardFrameProps['family'], GlyphName>> = {
  item: 'item',
  treasure: 'treasure',
  action: 'action',
  reaction: 'reaction',
};

/** A name of more letters needs three or four lines on the edge of a card. */
const LONG_NAME = 24;

/** A card of cream paper to be read: family, name, picture, words. */
export function CardFrame({ family, word, name, picture, where, text }: CardFrameProps) {
  return (
    <article className={styles.card} data-family={family}>
      <header className={styles.band}>
        <Glyph name={GLYPHS[family]} size={18} />
        <span>{word}</span>
      </header>
      <div className={styles.picture}>{picture}</div>
      <h3 className={styles.name}>{name}</h3>
      {where && <p className={styles.where}>{where}</p>}
      {text && <p className={styles.text}>{text}</p>}
    </article>
  );
}

/** The face of a card as it stands in a fan: sign and name along the left edge, the picture beside them. Decorative. */
export function CardTab({ family, name, picture }: Pick<CardFrameProps, 'family' | 'name' | 'picture'>) {
  return (
    <span className={styles.tab} data-family={family} aria-hidden="true">
      <span className={styles.edge}>
        <span className={styles.sign}>
          <Glyph name={GLYPHS[family]} size={17} />
        </span>
        <span className={styles.spine} data-long={name.length > LONG_NAME}>
          {withSoftHyphens(name)}
        </span>
      </span>
      <span className={styles.tabPicture}>{picture}</span>
    </span>
  );
}

/** A card so small that only its picture and the sign of its family show. Decorative. */
export function CardChip({ family, picture }: Pick<CardFrameProps, 'family' | 'picture'>) {
  return (
    <span className={styles.chip} data-family={family} aria-hidden="true">
      {picture}
    </span>
  );
}
