import { armourRating, type Hero, HP_DIE, maxHp, owesDecision } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import { explainable } from '../../../ui/explainable';
import { SeatMark } from '../../../ui/seat/SeatMark';
import { DieOutline } from '../art/DieOutline';
import { ITEMS } from '../art/items';
import { Picture } from '../art/Picture';
import { Portrait } from '../art/Portrait';
import { Sign } from '../art/Sign';
import { calledHero, type DungeonContext } from '../context';
import { heroWords } from '../sentences';
import { t } from '../strings';
import { aimsOf } from '../targets';
import { threatTo } from '../threat';
import styles from './HeroTile.module.css';
import { explained } from './Known';
import { Pools } from './Pools';
import { StrikeWords } from './StrikeWords';
import { strikeOnHero } from './strikes';

/** A hero's sheet on the table: who it is, hit points on the outline of the die, armour, dice, loot, and what is up. */
export function HeroTile({ context, seat }: { context: DungeonContext; seat: Seat }) {
  const { playback, open, setSelection, view } = context;
  const hero = playback.view.heroes[seat];
  if (!hero) return null;
  const aims = aimsOf(context, 'hero');
  const lit = aims.options.includes(seat);
  const strike = strikeOnHero(playback.fact, seat);
  return (
    <button
      ref={explainable(explained('hp', 'ar', 'lp'))}
      type="button"
      className={styles.tile}
      data-class={hero.heroClass}
      data-about={`seat:${seat}`}
      data-acts={(aims.options.length === 0 && owesDecision(view, seat)) || undefined}
      data-dead={hero.hp === 0 || undefined}
      data-mine={seat === context.seat || undefined}
      data-lit={lit || undefined}
      data-aimed={(lit && aims.value === seat) || undefined}
      data-hurt={strike?.look === 'blow' || undefined}
      aria-pressed={lit ? aims.value === seat : undefined}
      aria-label={heroWords(context, seat)}
      onClick={() => (lit ? setSelection({ target: seat }) : open({ kind: 'hero', seat }))}
    >
      <span className={styles.picture}>
        <Portrait heroClass={hero.heroClass} race={hero.race} dead={hero.hp === 0} className={styles.portrait} />
        <span className={styles.mark}>
          <SeatMark seat={seat} size={16} />
        </span>
        <Marks context={context} seat={seat} />
        <span className={styles.name}>{calledHero(context, seat)}</span>
      </span>
      {hero.hp === 0 ? <Fallen hero={hero} /> : <Vitals context={context} hero={hero} seat={seat} />}
      <StrikeWords strike={strike} />
      {isReady(context, seat) && (
        <span className={styles.ready} aria-hidden="true">
          <Sign name="check" size={14} />
        </span>
      )}
    </button>
  );
}

/** Ready to go on, where that is asked. */
function isReady({ view }: DungeonContext, seat: Seat): boolean {
  const asked = view.fight ? view.fight.stage === 'prepare' : view.step === 'rest' || view.step === 'aftermath';
  return asked && view.ready.includes(seat);
}

function Vitals({ context, hero, seat }: { context: DungeonContext; hero: Hero; seat: Seat }) {
  const { view } = context.playback;
  const most = maxHp(hero);
  const damaged = hero.bag.some((item) => item.inUse && item.damaged);
  return (
    <>
      <span className={styles.bar} data-low={hero.hp * 3 <= most || undefined}>
        <span style={{ width: `${(100 * hero.hp) / most}%` }} />
      </span>
      <span className={styles.vitals}>
        <DieOutline sides={HP_DIE[hero.race]} value={hero.hp} look="hero" size={30} />
        <span className={styles.of}>/{most}</span>
        <span className={styles.armour} data-damaged={damaged || undefined}>
          <Sign name="shield" size={27} />
          <b>{armourRating(view, seat)}</b>
        </span>
      </span>
      <span className={styles.goods}>
        <span className={styles.gear}>
          {[...hero.bag]
            .sort((a, b) => Number(b.inUse) - Number(a.inUse))
            .map((item) => (
              <span key={item.id} className={styles.thing} data-used={item.inUse || undefined}>
                <Picture drawing={ITEMS[item.kind]} />
              </span>
            ))}
        </span>
        <span className={styles.coin}>
          <Sign name="coin" size={13} />
          {hero.lp}
        </span>
      </span>
      <span className={styles.pools}>
        <Pools hero={hero} />
      </span>
    </>
  );
}

function Fallen({ hero }: { hero: Hero }) {
  return (
    <span className={styles.fallen}>
      <Sign name="tomb" size={24} />
      <span>{t().scene.things(hero.bag.length, hero.lp)}</span>
    </span>
  );
}

/** Spells and guards on the hero, and what the monsters may do this round. */
function Marks({ context, seat }: { context: DungeonContext; seat: Seat }) {
  const { view } = context.playback;
  const { fight } = view;
  if (!fight) return null;
  const sum = (list: readonly { on: Seat; value: number }[]) =>
    list.reduce((all, { on, value }) => (on === seat ? all + value : all), 0);
  const protects = sum(fight.protects.map(({ on, bonus }) => ({ on, value: bonus })));
  const buffs = sum(fight.buffs.map(({ on, dice }) => ({ on, value: dice })));
  const threat = view.heroes[seat]?.hp ? threatTo(view, seat) : undefined;
  return (
    <span className={styles.marks}>
      {threat && threat.worst > 0 && (
        <span data-mark={threat.kills > 0 ? 'deadly' : 'threat'}>
          <Sign name={threat.kills > 0 ? 'skull' : 'sword'} size={11} />−{threat.worst}
        </span>
      )}
      {protects > 0 && (
        <span data-mark="ward">
          <Sign name="shield" size={11} />+{protects}
        </span>
      )}
      {buffs > 0 && (
        <span data-mark="ward">
          <Sign name="star" size={11} />+{buffs}
        </span>
      )}
      {fight.guards.some(({ by }) => by === seat) && (
        <span data-mark="ward">
          <Sign name="shield" size={11} />
        </span>
      )}
    </span>
  );
}
