import { type ReactNode, useId, useState } from 'react';
import { useOwnDataStrings } from '../../i18n/ownData/useOwnDataStrings';
import { useSeatsStrings } from '../../i18n/seats/useSeatsStrings';
import { heldRooms } from '../../room/keepSeat/heldRooms';
import { KeptSeats } from '../../room/keepSeat/KeptSeats';
import { Button } from '../../ui/Button';
import { laterComponent } from '../../ui/laterComponent';
import { PageFrame } from '../../ui/PageFrame';
import page from '../../ui/page.module.css';
import { BringSeats } from './BringSeats';
import { takeTokenHere } from './copyToken';
import { OwnDataPart } from './OwnDataPart';
import styles from './SeatsPage.module.css';

const CopySheet = laterComponent(() => import('./CopySheet').then((part) => part.CopySheet));

/**
 * `/seats`: copies all seats of this browser to another device or from one, lets the server keep them, and shows the
 * own data in each room.
 */
export function SeatsPage() {
  const { title, copy, bring, keep } = useSeatsStrings();
  const ownData = useOwnDataStrings();
  const [given] = useState(takeTokenHere);
  const [copying, setCopying] = useState(false);
  const [holds] = useState(() => heldRooms().length > 0);
  const bringing = (
    <Part title={bring.title}>
      <BringSeats given={given} />
    </Part>
  );
  return (
    <PageFrame title={title}>
      <main className={page.column}>
        <h1>{title}</h1>
        {given && bringing}
        <Part title={copy.title}>
          <p>{holds ? copy.help : copy.none}</p>
          {holds && (
            <Button icon="device" onClick={() => setCopying(true)}>
              {copy.title}
            </Button>
          )}
        </Part>
        {!given && bringing}
        {holds && (
          <Part title={keep.title}>
            <KeptSeats />
          </Part>
        )}
        <Part title={ownData.title}>
          <OwnDataPart />
        </Part>
        {copying && <CopySheet onClose={() => setCopying(false)} />}
      </main>
    </PageFrame>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={`${page.panel} ${styles.part}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
