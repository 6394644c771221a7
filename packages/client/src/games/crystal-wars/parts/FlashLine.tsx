import { Die } from '../../../art/dice/Die';
import { Tumbling } from '../../../art/dice/RollingDie';
import type { StoryFlash } from '../flashes';
import { PieceIcon } from '../pieces/Piece';
import type { Throw } from '../throws';
import { EventPicture } from './eventPictures';
import styles from './FlashLine.module.css';

/** A flash in the action bar, in the place of what one has: the map stays in sight and can be tapped. */
export function FlashLine({ flash: { n, event, throws, title, lines } }: { flash: StoryFlash }) {
  return (
    <div key={n} className={styles.flash} data-moment={event ?? 'roll'} aria-hidden="true">
      {event && (
        <span className={styles.picture}>
          <EventPicture event={event} />
        </span>
      )}
      {throws.map((one, place) => (
        <ThrowShape key={one.name} {...one} place={place} />
      ))}
      <p>
        <strong>{title}</strong>
        {lines.map((line) => ` ${line}`)}
      </p>
    </div>
  );
}

/** What fights, its number, its die, and what they come to. */
function ThrowShape({ die, tone, add, piece, place }: Throw & { place: number }) {
  return (
    <span className={styles.throw}>
      {piece && <PieceIcon {...piece} heading={place === 0 ? 90 : 270} size={28} />}
      {add !== undefined && <span>{add}+</span>}
      <Tumbling place={place}>
        <Die kind="d6" value={die} tone={tone} size={26} label="" />
      </Tumbling>
      {add !== undefined && <b>={add + die}</b>}
    </span>
  );
}
