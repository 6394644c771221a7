import { botsObject, MOST_TAKE_BACKS, whoMustAgree } from '@lantern/protocol/takebacks';
import { useTakebackStrings } from '../../i18n/takeback/useTakebackStrings';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import styles from '../sheets.module.css';
import type { TakebackProps } from './takebackProps';

export interface TakebackSheetProps extends TakebackProps {
  /** Called when the others have been asked. */
  onDone: (() => void) | undefined;
  onClose(): void;
}

/** Says why the others have to agree and who they are, before they are asked. */
export function TakebackSheet({ handle, room, takeable, onDone, onClose }: TakebackSheetProps) {
  const say = useTakebackStrings();
  const others = whoMustAgree(room.seats, handle.seat);
  const alone = others.length === 0;
  const { shown } = takeable;
  const send = () => {
    onClose();
    handle.act.requestTakeback(takeable);
    onDone?.();
  };
  return (
    <Sheet title={say.title} onClose={onClose}>
      <div className={styles.stack}>
        {shown.length > 0 ? <p>{say.whySeen(shown)}</p> : !alone && <p>{say.why}</p>}
        {botsObject(room.seats, handle.seat, shown) ? (
          <p>{say.botsObject}</p>
        ) : (
          <>
            <p>{alone ? say.alone : say.awaits(others.map(({ name }) => name))}</p>
            <p className={styles.soft}>{say.limit(MOST_TAKE_BACKS)}</p>
            <Button look="main" icon="undo" onClick={send}>
              {alone ? say.sendAlone : say.send}
            </Button>
          </>
        )}
        <Button onClick={onClose}>{say.keep}</Button>
      </div>
    </Sheet>
  );
}
