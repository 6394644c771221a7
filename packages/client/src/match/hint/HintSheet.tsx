import { useHintStrings } from '../../i18n/hint/useHintStrings';
import { Sheet } from '../../ui/sheet/Sheet';
import { Waiting } from '../../ui/Waiting';
import styles from '../sheets.module.css';
import { HintList, type HintListProps } from './HintList';
import { type HintQuestion, useHints } from './useHints';

export interface HintSheetProps extends Omit<HintListProps, 'hints'>, HintQuestion {
  onClose(): void;
}

/** Up to three of the most promising choices, each with its chance. */
export function HintSheet({ game, text, about, view, seat, voice, tell, onShow, onClose }: HintSheetProps) {
  const say = useHintStrings();
  const hints = useHints({ game, view, seat, tell }, true);
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
