import { useDeviceStrings } from '../../i18n/device/useDeviceStrings';
import { useStrings } from '../../i18n/strings';
import { isAppleTouch } from '../../state/device';
import { linkOf } from '../../state/inviteUrl';
import { type HeldSeat, keysOutlivePage } from '../../state/roomKeys';
import { Button } from '../../ui/Button';
import { copy, share } from '../../ui/handOn';
import { Sheet } from '../../ui/sheet/Sheet';
import { HomeScreenSteps } from '../notify/HomeScreenSteps';
import { SEAT_FRAGMENT } from '../seats/secretOfAddress';
import styles from './KeepSeat.module.css';
import { KeptSeats } from './KeptSeats';

export interface KeepSeatSheetProps {
  code: string;
  own: HeldSeat;
  onClose(): void;
}

/** The ways to keep a seat if the browser deletes its data: a link to it, the home screen, another device, the host. */
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
          <Button icon="copy" onClick={() => copy(link, keep.copied)}>
            {keep.copy}
          </Button>
          {'share' in navigator && (
            <Button
              look="main"
              icon="share"
              onClick={() => share({ title: keep.titleOf(code), url: link }, keep.copied)}
            >
              {keep.share}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.ways}>
        <p>{keysOutlivePage(code) ? keep.why : keep.whyUnkept(handOver.open)}</p>
        <p>{keep.link}</p>
        {isAppleTouch() && (
          <>
            <p>{keep.homeScreen}</p>
            <HomeScreenSteps />
          </>
        )}
        {keysOutlivePage(code) && <KeptSeats />}
        <p>{keep.otherwise(handOver.open)}</p>
      </div>
    </Sheet>
  );
}
