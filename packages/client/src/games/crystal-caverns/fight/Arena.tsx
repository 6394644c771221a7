import { foesBefore, type Hero, rowsOf, type View } from '@lantern/games/crystal-caverns/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import type { BoardProps } from '../../../match/gameBoard';
import { MonsterPicture } from '../figures/pictures';
import { t } from '../strings';
import styles from './Arena.module.css';
import { Backdrop } from './Backdrop';
import { type Clash, lastClash } from './clash';
import { ExchangePanel } from './ExchangePanel';
import { FoeFigure, HeroFigure, type Part } from './Fighters';
import fighters from './Fighters.module.css';
import { Ribbon } from './Ribbon';

export interface ArenaProps extends Pick<BoardProps<View>, 'view' | 'fact' | 'phase'> {
  voice: Voice;
  /** Places of monsters that may be chosen as the target of a roll. */
  targets: readonly (0 | 1)[];
  onTarget(slot: 0 | 1): void;
  onFoe(id: number): void;
  onHero(seat: Seat): void;
}

/** The fight: monsters above, the last exchange, the party below in its rows. */
export function Arena({ view, fact, phase, voice, targets, onTarget, onFoe, onHero }: ArenaProps) {
  const { combat } = view;
  if (!combat) return null;
  const clash = lastClash(phase === 'rolling' && fact ? { ...view, story: [...view.story, fact] } : view);
  const parts = partsOf(view, clash);
  const { arena, monster } = t();
  const dragon = [...combat.foes, ...combat.fallen].some((foe) => foe.monster.rank === 'JOKER');
  return (
    <section
      className={styles.arena}
      data-telling={fact?.kind}
      data-dragon={dragon || undefined}
      aria-label={arena.label}
    >
      <Backdrop lair={dragon} />
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
      <ExchangePanel {...{ view, fact, phase, clash, voice }} />
      <Party {...{ view, voice, clash, parts, onHero }} />
    </section>
  );
}

interface PartyProps extends Pick<ArenaProps, 'view' | 'voice' | 'onHero'> {
  clash: Clash | null;
  parts: Parts;
}

/** The heroes in their rows, the front row first. */
function Party({ view, voice, clash, parts, onHero }: PartyProps) {
  const rows = rowsOf(view);
  const { oneRow, rows: rowNames } = t();
  return (
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
  );
}

/** The killed monsters of a fight that is being won, at their places. */
function Fallen({ view }: { view: View }) {
  const fallen = view.combat?.fallen ?? [];
  return (
    <div className={styles.fallen}>
      {fallen.map(({ monster }) => (
        <MonsterPicture
          key={monster.id}
          monster={monster}
          palette={view.options.palette}
          stunned
          className={monster.rank === 'JOKER' ? fighters.dragon : fighters.monster}
        />
      ))}
      <p>{t().arena.slain(fallen.map(({ monster }) => monster))}</p>
    </div>
  );
}

/** The part of each monster and each hero in the exchange. */
interface Parts {
  foe(id: number): Part;
  hero(seat: Seat): Part;
}

/** The attacker and the defender of the next exchange if there is one, otherwise of the last one. */
function partsOf(view: View, clash: Clash | null): Parts {
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
