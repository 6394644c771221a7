import { useState } from 'react';
import { useDeviceStrings } from '../../i18n/device/useDeviceStrings';
import { MailChoice } from '../../room/mail/MailChoice';
import { NotifySwitch } from '../../room/notify/NotifySwitch';
import { canNotify, isNotified } from '../../room/notify/notify';
import type { OwnSeat } from '../../state/pushWishes';
import styles from './RoomPage.module.css';

/** Offers notifications to a seated player in a room over days, unless this browser already gets them. */
export function NotifyOffer({ own }: { own: OwnSeat }) {
  const { call } = useDeviceStrings();
  const [offered] = useState(() => !canNotify() || !isNotified(own));
  if (!offered) return null;
  return (
    <section className={styles.panel} aria-labelledby="notify">
      <h2 id="notify">{call.offer}</h2>
      <p className={styles.soft}>{call.offerHelp}</p>
      <NotifySwitch own={own} />
      <MailChoice own={own} />
    </section>
  );
}
