import type { Foe, Hero, View } from '@lantern/games/crystal-caverns/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import { crystalsOfMonster } from '../map/Figures';
import { StackPicture } from '../parts/Crystals';
import { ClassMark, HeroCrystals } from '../parts/HeroToken';
import { effectMarks } from '../sentences';
import { t } from '../strings';
import type { Clash } from './clash';
import styles from './Fighters.module.css';
import { HitPoints } from './HitPoints';

/** What part somebody plays in the exchange that goes on or has just been. */
export type Part = 'strikes' | 'struck' | undefined;

interface Tap {
  /** A legal move is made with the tap. */
  lit: boolean;
  label: string;
  onTap(): void;
}

/** A monster in the fight: its crystal large, its name, its hit points, what ails it. */
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
        <StackPicture
          crystals={crystalsOfMonster(monster, view.options.palette)}
          unit={dragon ? 36 : 34 + monster.level * 5}
          lying={stunned && !dragon}
          tall={dragon ? undefined : 1.5}
        />
        {wound > 0 && <span className={styles.wound}>−{wound}</span>}
      </span>
      <span className={styles.caption}>
        <span className={styles.name}>{words.monster(monster)}</span>
        <span className={styles.level}>{words.level(monster.level)}</span>
      </span>
      <HitPoints hp={hp} maxHp={maxHp} />
      <Marks marks={marks} />
    </button>
  );
}

/** A hero in the fight. */
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
        <HeroCrystals hero={hero} palette={view.options.palette} unit={front ? 32 : 21} lying={effects?.stunned} />
        {wound > 0 && <span className={styles.wound}>−{wound}</span>}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{hero.seat === voice.you ? t().You : voice.name(hero.seat)}</span>
        <span className={styles.state}>
          <ClassMark hero={hero} />
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
