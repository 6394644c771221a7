import type { ParagraphInForce } from '@lantern/games/kit/rulebook';
import { useStrings } from '../../i18n/strings';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import styles from '../sheets.module.css';

export interface ConcedeSheetProps {
  /** The rule about giving up. */
  rule: ParagraphInForce | undefined;
  onSend(): void;
  onClose(): void;
}

/** Explains the consequences of giving up in this game before the move is sent. */
export function ConcedeSheet({ rule, onSend, onClose }: ConcedeSheetProps) {
  const { giveUp } = useStrings().match;
  return (
    <Sheet title={giveUp.title} onClose={onClose}>
      <div className={styles.stack}>
        {rule && <p>{rule.body}</p>}
        <Button look="danger" icon="flag" onClick={onSend}>
          {giveUp.send}
        </Button>
        <Button onClick={onClose}>{giveUp.keep}</Button>
      </div>
    </Sheet>
  );
}
