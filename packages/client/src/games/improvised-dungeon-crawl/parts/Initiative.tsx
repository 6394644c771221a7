import type { Combatant, Fight, Hero } from '@lantern/games/improvised-dungeon-crawl/board';
import { SeatMark } from '../../../ui/seat/SeatMark';
import { DRAGON_HEAD } from '../art/dragon';
import { Picture } from '../art/Picture';
import { Portrait } from '../art/Portrait';
import { calledHero, type DungeonContext, landedIn } from '../context';
import { t } from '../strings';
import styles from './Initiative.module.css';
import { monsterDrawing } from './MonsterCard';
import { StrikeWords } from './StrikeWords';
import { actorIn, strikeOnHero } from './strikes';

/** The order of blows, first to last, with the current one emphasised. */
export function Initiative({ context, fight }: { context: DungeonContext; fight: Fight }) {
  const standing = fight.order.filter((one) => stands(context, fight, one));
  const acts = actorIn(context.fact) ?? (fight.stage === 'turns' ? fight.order[fight.index] : undefined);
  const now = acts && standing.find(({ side, id }) => side === acts.side && id === acts.id);
  const name = (one: Combatant) => (one.side === 'hero' ? calledHero(context, one.id) : t().theMonster(one.id));
  const label = t().scene.order(fight.round, standing.map(name), now && name(now));
  return (
    <div className={styles.initiative} role="img" aria-label={label}>
      <b>R{fight.round}</b>
      {standing.map((one) => (
        <span
          key={`${one.side} ${one.id}`}
          className={styles.one}
          data-side={one.side}
          data-now={one === now || undefined}
        >
          {one.side === 'hero' ? (
            <>
              <HeroFace hero={context.view.heroes[one.id]} />
              <SeatMark seat={one.id} size={13} />
              <StrikeWords strike={strikeOnHero(landedIn(context), one.id)} />
            </>
          ) : (
            <Picture drawing={one.id === 'dragon' ? DRAGON_HEAD : monsterDrawing(one.id)} />
          )}
        </span>
      ))}
    </div>
  );
}

function HeroFace({ hero }: { hero: Hero | null | undefined }) {
  return hero ? <Portrait heroClass={hero.heroClass} race={hero.race} className={styles.face} /> : null;
}

function stands({ view }: DungeonContext, fight: Fight, one: Combatant): boolean {
  if (one.side === 'monster') return fight.monsters.some(({ id }) => id === one.id);
  return (view.heroes[one.id]?.hp ?? 0) > 0;
}
