import { botsObject, MOST_TAKE_BACKS, whoMustAgree } from '@lantern/protocol/takeBacks';
import { useTakeBackStrings } from '../../i18n/takeBack/useTakeBackStrings';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import styles from '../sheets.module.css';
import type { TakeBackProps } from './takeBackProps';

export interface TakeBackSheetProps extends TakeBackProps {
  /** Called when the others have been asked. */
  onDone: (() => void) | undefined;
  onClose(): void;
}

/** Says why the others have to agree and who they are, before they are asked. */
export function TakeBackSheet({ handle, room, takeable, onDone, onClose }: TakeBackSheetProps) {
  const say = useTakeBackStrings();
  const others = whoMustAgree(room.seats, handle.seat);
  const alone = others.length === 0;
  const { shown } = takeable;
  const send = () => {
    onClose();
    handle.act.requestTakeBack(takeable);
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
