import { useLocation } from 'wouter';
import { useTvStrings } from '../../i18n/tv/useTvStrings';
import { tvLinkOf, typed } from '../../state/inviteUrl';
import { Button } from '../../ui/Button';
import styles from './Invitation.module.css';

/** The address of the room for a big screen, to type there or to open here. */
export function TvLink({ code }: { code: string }) {
  const tv = useTvStrings();
  const [, go] = useLocation();
  return (
    <>
      <p className={styles.soft}>{tv.help}</p>
      <p className={styles.link}>{typed(tvLinkOf(code))}</p>
      <Button icon="tv" onClick={() => go(`/tv/${code}`)}>
        {tv.open}
      </Button>
    </>
  );
}
