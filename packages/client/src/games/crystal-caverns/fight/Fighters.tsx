import { CLASSES, type Foe, type Hero, type View } from '@lantern/games/crystal-caverns/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import { HeroPicture, MonsterPicture } from '../figures/pictures';
import { Sign } from '../parts/Sign';
import { effectMarks } from '../sentences';
import { t } from '../strings';
import type { Clash } from './clash';
import styles from './Fighters.module.css';
import { HitPoints } from './HitPoints';

/** The role of a participant in the current exchange, or in the last one. */
export type Part = 'strikes' | 'struck' | undefined;

interface Tap {
  /** Whether a tap makes a legal move. */
  lit: boolean;
  label: string;
  onTap(): void;
}

/** A monster in the fight: a large figure, its name, its hit points and its conditions. */
export function FoeFigure({
  foe,
  view,
  part,
  wound,
  clash,
  tap,
}: {
  foe: Foe;
  view: View;
  part: Part;
  wound: number;
  clash: Clash | null;
  tap: Tap;
}) {
  const { monster, hp, maxHp, stunned, fire, initNow, initNext } = foe;
  const dragon = monster.rank === 'JOKER';
  const words = t();
  const marks = [
    ...(stunned ? [{ id: 'stunned', words: words.marks.lies, good: false }] : []),
    ...(fire > 0 ? [{ id: 'fire', words: words.marks.fire(fire), good: true }] : []),
    ...(initNow === 7 || initNext === 7 ? [{ id: 'speed', words: words.marks.speed, good: true }] : []),
  ];
  return (
    <button
      type="button"
      className={styles.foe}
      data-part={part}
      data-dragon={dragon || undefined}
      data-about={`foe:${monster.id}`}
      data-lit={tap.lit || undefined}
      data-move={tap.lit ? 'roll' : undefined}
      aria-label={[words.arena.foe(tap.label, hp, maxHp), ...marks.map((mark) => mark.words)].join(', ')}
      onClick={tap.onTap}
    >
      <span key={`${clash?.n} ${wound}`} className={styles.body} data-hurt={wound > 0 || undefined}>
        <MonsterPicture
          monster={monster}
          palette={view.options.palette}
          stunned={stunned}
          className={dragon ? styles.dragon : styles.monster}
        />
        {wound > 0 && <span className={styles.wound}>−{wound}</span>}
      </span>
      <span className={styles.plate}>
        <span className={styles.caption}>
          <span className={styles.name}>{words.monster(monster)}</span>
          <span className={styles.level}>{words.level(monster.level)}</span>
        </span>
        <HitPoints hp={hp} maxHp={maxHp} />
        <Marks marks={marks} />
      </span>
    </button>
  );
}

export function HeroFigure({
  hero,
  view,
  voice,
  part,
  wound,
  clash,
  front,
  onTap,
}: {
  hero: Hero;
  view: View;
  voice: Voice;
  part: Part;
  wound: number;
  clash: Clash | null;
  front: boolean;
  onTap(seat: Seat): void;
}) {
  const effects = view.combat?.effects[hero.seat];
  const marks = effectMarks(effects, view.level);
  return (
    <button
      type="button"
      className={styles.hero}
      data-part={part}
      data-front={front || undefined}
      data-about={`seat:${hero.seat}`}
      onClick={() => onTap(hero.seat)}
    >
      <span key={`${clash?.n} ${wound}`} className={styles.body} data-hurt={wound > 0 || undefined}>
        {hero.colour && (
          <HeroPicture
            colour={hero.colour}
            palette={view.options.palette}
            stunned={effects?.stunned}
            className={styles.figure}
          />
        )}
        {wound > 0 && <span className={styles.wound}>−{wound}</span>}
      </span>
      <span className={styles.plate}>
        <span className={styles.name}>{hero.seat === voice.you ? t().You : voice.name(hero.seat)}</span>
        <span className={styles.state}>
          {hero.colour && <span className="unseen">{t().classes[CLASSES[hero.colour].id]}</span>}
          <Sign name="heart" size={13} />
          <b>{hero.hp}</b>
          <span className="unseen"> {t().hitPoints}</span>
        </span>
        <Marks marks={marks} />
      </span>
    </button>
  );
}

function Marks({ marks }: { marks: readonly { id: string; words: string; good: boolean }[] }) {
  if (marks.length === 0) return null;
  return (
    <span className={styles.marks}>
      {marks.map(({ id, words, good }) => (
        <span key={id} className={styles.mark} data-good={good || undefined}>
          {words}
        </span>
      ))}
    </span>
  );
}
