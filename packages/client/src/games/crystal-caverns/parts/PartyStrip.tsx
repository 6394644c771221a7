import { rowsOf } from '@lantern/games/crystal-caverns/rules/party';
import type { View } from '@lantern/games/crystal-caverns/view';
import type { Seat } from '@lantern/games/kit/seat';
import type { Voice } from '@lantern/games/kit/text';
import { say } from '../say';
import { ClassMark, HeroCrystals } from './HeroToken';
import styles from './PartyStrip.module.css';

/** The party as it marches: two abreast, the front row first. A tap on a hero tells all about it. */
export function PartyStrip({ view, voice, onHero }: { view: View; voice: Voice; onHero(seat: Seat): void }) {
  const rows = rowsOf(view);
  return (
    <section className={styles.party} aria-label={say().party}>
      {rows.map((row, index) => (
        <div key={say().rows[index]} className={styles.row}>
          <span className={styles.rowName}>{rows.length === 1 ? say().oneRow : say().rows[index]}</span>
          {row.map((seat) => (
            <HeroChip key={seat} {...{ view, seat, voice }} onTap={() => onHero(seat)} />
          ))}
        </div>
      ))}
    </section>
  );
}

function HeroChip({ view, seat, voice, onTap }: { view: View; seat: Seat; voice: Voice; onTap(): void }) {
  const hero = view.heroes[seat];
  if (!hero) return null;
  return (
    <button
      type="button"
      className={styles.chip}
      data-active={view.active === seat || undefined}
      data-about={`seat:${seat}`}
      onClick={onTap}
    >
      <HeroCrystals hero={hero} palette={view.options.palette} unit={20} />
      <span className={styles.words}>
        <span className={styles.name}>{seat === voice.you ? say().You : voice.name(seat)}</span>
        <span className={styles.state}>
          <ClassMark hero={hero} />
          <b>{hero.hp}</b>
          <span className="unseen"> {say().hitPoints}</span>
        </span>
      </span>
    </button>
  );
}
