import { foesBefore, type Hero, rowsOf, type View } from '@lantern/games/crystal-caverns/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import { Backdrop } from '../later';
import { crystalsOfMonster } from '../map/Figures';
import { StackPicture } from '../parts/Crystals';
import { t } from '../strings';
import styles from './Arena.module.css';
import { type Clash, lastClash } from './clash';
import { ExchangePanel } from './ExchangePanel';
import { FoeFigure, HeroFigure, type Part } from './Fighters';
import { Ribbon } from './Ribbon';

export interface ArenaProps {
  view: View;
  voice: Voice;
  /** Places of monsters that may be named as the target of a roll. */
  targets: readonly (0 | 1)[];
  onTarget(slot: 0 | 1): void;
  onFoe(id: number): void;
  onHero(seat: Seat): void;
}

/** The fight: monsters above, the last exchange, the party below in its rows. */
export function Arena({ view, voice, targets, onTarget, onFoe, onHero }: ArenaProps) {
  const { combat } = view;
  if (!combat) return null;
  const clash = lastClash(view);
  const parts = partsOf(view, clash);
  const rows = rowsOf(view);
  const { arena, monster, oneRow, rows: rowNames } = t();
  return (
    <section className={styles.arena} aria-label={arena.label}>
      <Backdrop />
      <header className={styles.head}>
        <span className={styles.round}>{arena.round(combat.round)}</span>
        <Ribbon view={view} voice={voice} />
      </header>
      <div className={styles.foes}>
        {combat.foes.map((foe, index) => {
          const slot = index as 0 | 1;
          const lit = targets.includes(slot);
          const name = monster(foe.monster);
          return (
            <FoeFigure
              key={foe.monster.id}
              {...{ foe, view, clash }}
              part={parts.foe(foe.monster.id)}
              wound={clash?.wounds.foes.get(foe.monster.id) ?? 0}
              tap={{
                lit,
                label: lit ? arena.attack(name) : name,
                onTap: () => (lit ? onTarget(slot) : onFoe(foe.monster.id)),
              }}
            />
          );
        })}
        {combat.foes.length === 0 && <Fallen view={view} />}
      </div>
      <ExchangePanel view={view} clash={clash} voice={voice} />
      <div className={styles.party}>
        {rows.map((row, index) => (
          <div
            key={rowNames[index]}
            className={styles.row}
            data-front={index === 0 || undefined}
            data-pair={row.length === 2 || undefined}
          >
            <span className={styles.rowName}>{rows.length === 1 ? oneRow : rowNames[index]}</span>
            {row.map((seat) => (
              <HeroFigure
                key={seat}
                hero={view.heroes[seat] as Hero}
                {...{ view, voice, clash }}
                front={index === 0}
                part={parts.hero(seat)}
                wound={clash?.seat === seat ? clash.wounds.hero : 0}
                onTap={onHero}
              />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

/** The monsters of a fight that has just been won, lying where they stood. */
function Fallen({ view }: { view: View }) {
  const fallen = view.combat?.fallen ?? [];
  return (
    <div className={styles.fallen}>
      {fallen.flatMap(({ monster }) =>
        crystalsOfMonster(monster, view.options.palette).map((crystal, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a crystal is known by its place in the monster
          <StackPicture key={`${monster.id} ${index}`} crystals={[crystal]} unit={30} lying />
        )),
      )}
      <p>{t().arena.slain(fallen.map(({ monster }) => monster))}</p>
    </div>
  );
}

/** Who strikes and who is struck: in the exchange that is to come, else in the last one. */
function partsOf(view: View, clash: Clash | null): { foe(id: number): Part; hero(seat: Seat): Part } {
  const coming = view.combat?.exchange;
  const { kind, seat } = coming ?? clash ?? { kind: null, seat: null };
  const foes =
    coming?.foe == null && kind === 'attack' && seat !== null && coming
      ? foesBefore(view, seat).map(({ monster }) => monster.id)
      : [coming ? coming.foe : clash?.foe?.id];
  return {
    foe: (id) => (!foes.includes(id) || kind === 'rear' ? undefined : kind === 'defend' ? 'strikes' : 'struck'),
    hero: (one) => (one !== seat ? undefined : kind === 'defend' ? 'struck' : 'strikes'),
  };
}
