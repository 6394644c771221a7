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
  /** The place or the time of its use. */
  where?: string;
  text?: string;
}

const GLYPHS: Readonly<Record<CardFrameProps['family'], GlyphName>> = {
  item: 'item',
  treasure: 'treasure',
  action: 'action',
  reaction: 'reaction',
};

/** A card of cream paper for reading: family, name, picture, text. */
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

export interface CardUprightProps extends Pick<CardFrameProps, 'family' | 'name' | 'picture'> {
  /** A word or a sign in the band, e.g. the distance to the place where the card is played. */
  note?: ReactNode;
}

/** The face of a card in a hand: sign and note, the picture, and below it the name on a few lines. Decorative. */
export function CardUpright({ family, name, picture, note }: CardUprightProps) {
  return (
    <span className={styles.upright} data-family={family} aria-hidden="true">
      <span className={styles.sign}>
        <Glyph name={GLYPHS[family]} size={14} />
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.uprightPicture}>{picture}</span>
      <span className={styles.title}>{withSoftHyphens(name)}</span>
    </span>
  );
}

/** A small card with only its picture and the sign of its family. Decorative. */
export function CardChip({ family, picture }: Pick<CardFrameProps, 'family' | 'picture'>) {
  return (
    <span className={styles.chip} data-family={family} aria-hidden="true">
      {picture}
    </span>
  );
}
