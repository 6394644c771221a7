import { useMinuteStrings } from '../../i18n/minute/useMinuteStrings';
import { Sheet } from '../../ui/sheet/Sheet';
import { Minute, type MinuteProps } from './Minute';

export interface MinuteSheetProps extends Pick<MinuteProps, 'load'> {
  title: string;
  onClose(): void;
}

/** A game in one minute, over a room or a table. */
export function MinuteSheet({ load, title, onClose }: MinuteSheetProps) {
  const say = useMinuteStrings();
  return (
    <Sheet title={say.openFor(title)} onClose={onClose}>
      <Minute load={load} />
    </Sheet>
  );
}
