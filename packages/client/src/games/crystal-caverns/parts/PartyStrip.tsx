import type { View } from '@lantern/games/crystal-caverns/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import { t } from '../strings';
import { HeroButton, March } from './March';
import styles from './PartyStrip.module.css';

/** The party as it marches. A tap on a hero tells all about it. */
export function PartyStrip({ view, voice, onHero }: { view: View; voice: Voice; onHero(seat: Seat): void }) {
  return (
    <section className={styles.party} aria-label={t().party}>
      <March order={view.order}>
        {(seat) => (
          <HeroButton
            key={seat}
            {...{ view, voice, seat }}
            className={styles.chip}
            data-active={view.active === seat || undefined}
            data-about={`seat:${seat}`}
            onClick={() => onHero(seat)}
          />
        )}
      </March>
    </section>
  );
}
