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
  const standing = fight.order.filter((combatant) => stands(context, fight, combatant));
  const acts = actorIn(context.fact) ?? (fight.stage === 'turns' ? fight.order[fight.index] : undefined);
  const now = acts && standing.find(({ side, id }) => side === acts.side && id === acts.id);
  const name = (combatant: Combatant) =>
    combatant.side === 'hero' ? calledHero(context, combatant.id) : t().theMonster(combatant.id);
  const label = t().scene.order(fight.round, standing.map(name), now && name(now));
  return (
    <div className={styles.initiative} role="img" aria-label={label}>
      <b>R{fight.round}</b>
      {standing.map((combatant) => (
        <span
          key={`${combatant.side} ${combatant.id}`}
          className={styles.one}
          data-side={combatant.side}
          data-now={combatant === now || undefined}
        >
          {combatant.side === 'hero' ? (
            <>
              <HeroFace hero={context.view.heroes[combatant.id]} />
              <SeatMark seat={combatant.id} size={13} />
              <StrikeWords strike={strikeOnHero(landedIn(context), combatant.id)} />
            </>
          ) : (
            <Picture drawing={combatant.id === 'dragon' ? DRAGON_HEAD : monsterDrawing(combatant.id)} />
          )}
        </span>
      ))}
    </div>
  );
}

function HeroFace({ hero }: { hero: Hero | null | undefined }) {
  return hero ? <Portrait heroClass={hero.heroClass} race={hero.race} className={styles.face} /> : null;
}

function stands({ view }: DungeonContext, fight: Fight, combatant: Combatant): boolean {
  if (combatant.side === 'monster') return fight.monsters.some(({ id }) => id === combatant.id);
  return (view.heroes[combatant.id]?.hp ?? 0) > 0;
}
