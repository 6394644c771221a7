import type { Hint } from '@lantern/games/engine/hint';
import type { CommonView } from '@lantern/games/module';
import { useEffect, useState } from 'react';
import { useHintStrings } from '../../i18n/hint/useHintStrings';
import { tellHint } from '../../net/api/hosting/hosting';
import { Sheet } from '../../ui/sheet/Sheet';
import { Waiting } from '../../ui/Waiting';
import styles from '../sheets.module.css';
import { HintList, type HintListProps } from './HintList';
import { startHint } from './startHint';

export interface HintSheetProps extends Omit<HintListProps, 'hints'> {
  /** The game by its id. */
  game: string;
  view: CommonView;
  /** The room and the seat's key, to tell the others that a hint was given; absent where nobody else plays. */
  tell?: { code: string; seatKey: string };
  onClose(): void;
}

/** What was given for a view: who looks at the board and comes back is given the same, and it counts once. */
const given = new WeakMap<CommonView, Hint[]>();

/** Up to three choices that promise most, each with its chance; found in this browser, by what the seat sees. */
export function HintSheet({ game, text, about, view, seat, voice, tell, onShow, onClose }: HintSheetProps) {
  const say = useHintStrings();
  const [hints, setHints] = useState<Hint[] | 'failed' | undefined>(() => given.get(view));
  const { decisionId } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what others do meanwhile does not begin it anew
  useEffect(() => {
    const known = given.get(view);
    setHints(known);
    if (known) return;
    return startHint({ game, view, seat }, (found) => {
      if (tell && found && found.length > 0) tellHint(tell.code, tell.seatKey).catch(() => undefined);
      if (found) given.set(view, found);
      setHints(found ?? 'failed');
    });
  }, [game, seat, decisionId]);
  return (
    <Sheet title={say.ask} onClose={onClose}>
      <div className={styles.stack} aria-live="polite">
        {hints === undefined && <Waiting>{say.thinking}</Waiting>}
        {hints === 'failed' && <p>{say.failed}</p>}
        {Array.isArray(hints) && hints.length === 0 && <p>{say.nothing}</p>}
        {Array.isArray(hints) && hints.length > 0 && <HintList {...{ hints, text, about, seat, voice, onShow }} />}
        <p className={styles.soft}>{say.how}</p>
        {tell && <p className={styles.soft}>{say.told}</p>}
      </div>
    </Sheet>
  );
}
