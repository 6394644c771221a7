import { deviceStrings, useDeviceStrings } from '../../i18n/device/useDeviceStrings';
import { t, useStrings } from '../../i18n/strings';
import { isAppleTouch } from '../../state/device';
import type { HeldSeat } from '../../state/roomKeys';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import { toast } from '../../ui/Toast';
import { linkOf } from '../invitation/Invitation';
import { HomeScreenSteps } from '../notify/HomeScreenSteps';
import { SEAT_FRAGMENT } from '../seats/secretOfAddress';
import styles from './KeepSeat.module.css';

export interface KeepSeatSheetProps {
  code: string;
  own: HeldSeat;
  onClose(): void;
}

/** The ways to keep a seat where the browser forgets: a link to it, the home screen, another device, the host. */
export function KeepSeatSheet({ code, own, onClose }: KeepSeatSheetProps) {
  const { keep } = useDeviceStrings();
  const { handOver } = useStrings().hosting;
  const link = `${linkOf(code)}${SEAT_FRAGMENT}${own.seat}.${own.seatKey}`;
  return (
    <Sheet
      title={keep.title}
      onClose={onClose}
      actions={
        <>
          <Button icon="copy" onClick={() => copy(link)}>
            {keep.copy}
          </Button>
          {'share' in navigator && (
            <Button look="main" icon="share" onClick={() => share(link, keep.titleOf(code))}>
              {keep.share}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.ways}>
        <p>{keep.why}</p>
        <p>{keep.link}</p>
        {isAppleTouch() && (
          <>
            <p>{keep.homeScreen}</p>
            <HomeScreenSteps />
          </>
        )}
        <p>{keep.otherwise(handOver.open)}</p>
      </div>
    </Sheet>
  );
}

async function copy(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    toast(deviceStrings().keep.copied);
  } catch {
    toast(t().room.invitation.notCopied, 'refusal');
  }
}

async function share(link: string, title: string): Promise<void> {
  try {
    await navigator.share({ title, url: link });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    await copy(link);
  }
}
