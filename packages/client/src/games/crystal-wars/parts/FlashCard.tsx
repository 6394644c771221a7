import { Die } from '../../../art/dice/Die';
import { Tumbling } from '../../../art/dice/RollingDie';
import type { StoryFlash } from '../flashes';
import { PieceIcon } from '../pieces/Piece';
import type { Throw } from '../throws';
import { EventPicture } from './eventPictures';
import styles from './FlashCard.module.css';

/** A flash, large over the map of a screen that only shows. */
export function FlashCard({ flash: { n, event, throws, title, lines } }: { flash: StoryFlash }) {
  return (
    <div key={n} className={styles.moment} data-moment={event ?? 'roll'} aria-hidden="true">
      <div className={styles.card}>
        {event && <EventPicture event={event} />}
        {throws.length > 0 && (
          <div className={styles.throws}>
            {throws.map((one, place) => (
              <ThrowShape key={one.name} {...one} place={place} alone={throws.length === 1} />
            ))}
          </div>
        )}
        <strong>{title}</strong>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

function ThrowShape({ name, die, tone, add, piece, place, alone }: Throw & { place: number; alone: boolean }) {
  return (
    <div className={styles.throw}>
      {piece && <PieceIcon {...piece} heading={place === 0 ? 90 : 270} size={52} />}
      {!alone && <span className={styles.thrower}>{name}</span>}
      <span className={styles.sum}>
        {add !== undefined && <span>{add} +</span>}
        <Tumbling place={place}>
          <Die kind="d6" value={die} tone={tone} size={52} label="" />
        </Tumbling>
      </span>
      {add !== undefined && <b className={styles.total}>{add + die}</b>}
    </div>
  );
}
