import { type Monster, meaningOf } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import { DieOutline } from '../art/DieOutline';
import { Picture } from '../art/Picture';
import { type DungeonContext, personOf } from '../context';
import { monsterDrawing } from '../parts/MonsterCard';
import { fighting, progressOf } from '../roomProgress';
import { cardWords, percent } from '../sentences';
import { t } from '../strings';
import { threatOf } from '../threat';
import styles from './CardSheet.module.css';

export function cardTitle({ view }: DungeonContext, seat: Seat): string {
  const drawn = view.room?.drawn.find((one) => one.seat === seat);
  if (view.fight?.monsters.some(({ id }) => id === 'dragon')) return t().monster('dragon');
  if (!drawn) return t().scene.label;
  const meaning = meaningOf(drawn.card);
  return meaning === 'monster' ? t().monster(drawn.card) : t().scene.titles[meaning];
}

/** A card of the room: its abilities, its targets, and the ways to resolve it. */
export function CardSheet({ context, seat }: { context: DungeonContext; seat: Seat }) {
  const { view } = context;
  const drawn = view.room?.drawn.find((one) => one.seat === seat);
  const dragon = view.fight?.monsters.find(({ id }) => id === 'dragon');
  const monster = dragon ?? (drawn && fighting(view, drawn));
  if (monster) return <MonsterFacts context={context} monster={monster} />;
  if (!drawn) return null;
  return (
    <div className={styles.card}>
      <p>{cardWords(context, drawn, progressOf(view, drawn))}.</p>
      <p>{t().sheets.meanings[meaningOf(drawn.card)]}</p>
    </div>
  );
}

function MonsterFacts({ context, monster }: { context: DungeonContext; monster: Monster }) {
  const { view } = context;
  const { sheets } = t();
  const { worst, hurts, kills } = threatOf(view, monster, monster.target);
  return (
    <div className={styles.card}>
      {monster.id !== 'dragon' && (
        <span className={styles.picture}>
          <Picture drawing={monsterDrawing(monster.id)} />
        </span>
      )}
      <ul className={styles.facts}>
        <li>
          <DieOutline sides={monster.die} look="monster" size={32} /> {sheets.attacks(monster.die)}
        </li>
        <li>{sheets.wounded(monster.wt, monster.need, monster.wounds)}</li>
        <li>
          {sheets.goesFor(personOf(context, monster.target), percent(hurts), worst, kills > 0 ? percent(kills) : null)}
        </li>
        {monster.confused > 0 && <li>{sheets.confused(monster.confused)}</li>}
        {monster.elite && <li>{sheets.elite}</li>}
      </ul>
    </div>
  );
}
