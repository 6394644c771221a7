import type { View } from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import { memo } from 'react';
import { rem } from '../../../ui/rem';
import armyStyles from '../pieces/army.module.css';
import { colourOf } from '../pieces/Piece';
import { goalWords } from '../sentences';
import { type Share, standingOf } from '../standing';
import { t } from '../strings';
import { PLACE_SIGNS } from './PlaceSign';
import styles from './Standing.module.css';
import statusStyles from './Status.module.css';

/** The maximum number of blocks drawn with pictures. Above it, each share is one block with its number. */
const MAX_PICTURED_BLOCKS = 14;

const MAX_BLOCK_WIDTH_PX = 56;

/**
 * The standings in one permanent line: the number of one player (the viewer, if they play) in words, and a block for
 * each place.
 */
export function Standing({ view, names }: { view: View; names: Readonly<Record<Seat, string>> }) {
  const { of, count, all, shares } = standingOf(view);
  const { You, status } = t();
  const blocks = shares.reduce((sum, share) => sum + share.blocks.length, 0);
  const pictured = blocks <= MAX_PICTURED_BLOCKS;
  return (
    <div className={`${statusStyles.standing} ${styles.standing}`} role="img" aria-label={goalWords(view, names)}>
      <p className={styles.words}>
        <b className={styles.name}>{of === view.audience ? You : (names[of] ?? of)}</b>
        <b className={styles.count}>{count}</b>
        {status.ofAll(all)}
      </p>
      <div className={styles.shares}>
        {shares.map(({ seat, blocks: places }) => (
          <span
            key={seat ?? 'free'}
            className={styles.share}
            data-own={seat !== null && seat === view.audience}
            style={{ flexGrow: places.length, maxWidth: rem(MAX_BLOCK_WIDTH_PX * places.length) }}
          >
            {(pictured ? places : [places.length]).map((place, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a player are alike
              <Block key={at} army={colourOf(view, seat)} of={place} />
            ))}
          </span>
        ))}
      </div>
    </div>
  );
}

/** A place in the colour and pattern of its owner, or their number of places. */
const Block = memo(function Block({
  army,
  of,
}: {
  army: ReturnType<typeof colourOf>;
  of: Share['blocks'][number] | number;
}) {
  return (
    <svg viewBox="-12 -10 24 20" className={armyStyles.army} data-army={army} aria-hidden="true">
      <path d="M-99-30H99V30H-99z" fill="var(--mid)" />
      <path d="M-99-30H99V30H-99z" fill="var(--pattern)" />
      {typeof of === 'number' ? (
        <text y="5.500" className={styles.number}>
          {of}
        </text>
      ) : (
        <path d={PLACE_SIGNS[of]} className={styles.picture} />
      )}
    </svg>
  );
});
