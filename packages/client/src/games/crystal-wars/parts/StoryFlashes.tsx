import type { View } from '@lantern/games/crystal-wars/board';
import { newestFactNumber } from '@lantern/games/kit/story';
import type { Voice } from '@lantern/games/kit/strings';
import { useEffect, useRef, useState } from 'react';
import { Die } from '../../../art/dice/Die';
import { Tumbling } from '../../../art/dice/RollingDie';
import { paced } from '../../../state/settings';
import { flashesAfter, type StoryFlash } from '../flashes';
import { PieceIcon } from '../pieces/Piece';
import type { Throw } from '../throws';
import { EventPicture } from './eventPictures';
import styles from './StoryFlashes.module.css';

/** How long a flash is shown, in milliseconds; shorter while others are queued. */
const LENGTH = 2600;
const HURRIED = 1300;
/** At most so many are queued, the newest ones; the story lists all of them. */
const MOST = 4;

/** Rolls, events and turning points, one after the other, large over the map; a tap anywhere goes on underneath. */
export function StoryFlashes({ view, voice }: { view: View; voice: Voice }) {
  const [queue, setQueue] = useState<readonly StoryFlash[]>([]);
  // What happened before the page was opened is not shown.
  const seen = useRef(newestFactNumber(view.story));
  useEffect(() => {
    const fresh = flashesAfter(view, seen.current, voice);
    seen.current = newestFactNumber(view.story);
    if (fresh.length > 0) setQueue((waiting) => [...waiting, ...fresh].slice(-MOST));
  }, [view, voice]);
  const [now, ...waiting] = queue;
  const hurried = waiting.length > 0;
  const n = now?.n;
  useEffect(() => {
    if (n === undefined) return;
    const timer = setTimeout(
      () => setQueue((all) => all.filter((one) => one.n !== n)),
      paced(hurried ? HURRIED : LENGTH),
    );
    return () => clearTimeout(timer);
  }, [n, hurried]);
  if (!now) return null;
  return (
    <div key={now.n} className={styles.moment} data-moment={now.event ?? 'roll'} aria-hidden="true">
      <div className={styles.card}>
        {now.event && <EventPicture event={now.event} />}
        {now.throws.length > 0 && (
          <div className={styles.throws}>
            {now.throws.map((one, place) => (
              <ThrowShape key={one.name} {...one} place={place} alone={now.throws.length === 1} />
            ))}
          </div>
        )}
        <strong>{now.title}</strong>
        {now.lines.map((line) => (
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
