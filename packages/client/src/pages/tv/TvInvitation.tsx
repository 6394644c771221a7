import { useStrings } from '../../i18n/strings';
import { useTvWords } from '../../i18n/tv/useTvStrings';
import { linkOf } from '../../room/invitation/Invitation';
import { Qr } from '../../room/invitation/QrCode';
import styles from './Tv.module.css';

/** The way into the room, for the phones of those who look at the screen. */
export function TvInvitation({ code, large }: { code: string; large?: boolean }) {
  const { room: say } = useStrings();
  const tv = useTvWords();
  const link = linkOf(code);
  return (
    <section className={large ? styles.largeInvitation : styles.invitation} aria-label={say.invite}>
      <Qr text={link} label={say.invitation.qrOf(code)} />
      <div className={styles.way}>
        <p>{tv.join}</p>
        <b>
          {link.replace(/^https?:\/\//, '').slice(0, -code.length)}
          <wbr />
          <span className={styles.code}>{code}</span>
        </b>
      </div>
    </section>
  );
}
