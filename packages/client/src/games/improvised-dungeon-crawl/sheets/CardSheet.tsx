import { type Monster, meaningOf } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import { DieOutline } from '../art/DieOutline';
import { Picture } from '../art/Picture';
import { personOf, type TableProps } from '../context';
import { monsterDrawing } from '../parts/MonsterCard';
import { fighting, progressOf } from '../roomProgress';
import { cardWords, percent } from '../sentences';
import { say } from '../strings';
import { threatOf } from '../threat';
import styles from './CardSheet.module.css';

/** What the title of the sheet says. */
export function cardTitle({ view }: TableProps, seat: Seat): string {
  const drawn = view.room?.drawn.find((one) => one.seat === seat);
  if (view.fight?.monsters.some(({ id }) => id === 'dragon')) return say().monster('dragon');
  if (!drawn) return say().scene.label;
  const meaning = meaningOf(drawn.card);
  return meaning === 'monster' ? say().monster(drawn.card) : say().scene.titles[meaning];
}

/** What is known of a card of the room: what it can do, to whom, and what it takes to be rid of it. */
export function CardSheet({ table, seat }: { table: TableProps; seat: Seat }) {
  const { view } = table;
  const drawn = view.room?.drawn.find((one) => one.seat === seat);
  const dragon = view.fight?.monsters.find(({ id }) => id === 'dragon');
  const monster = dragon ?? (drawn && fighting(view, drawn));
  if (monster) return <MonsterFacts table={table} monster={monster} />;
  if (!drawn) return null;
  return (
    <div className={styles.card}>
      <p>{cardWords(table, drawn, progressOf(view, drawn))}.</p>
      <p>{say().sheets.meanings[meaningOf(drawn.card)]}</p>
    </div>
  );
}

function MonsterFacts({ table, monster }: { table: TableProps; monster: Monster }) {
  const { view } = table;
  const { sheets } = say();
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
          {sheets.goesFor(personOf(table, monster.target), percent(hurts), worst, kills > 0 ? percent(kills) : null)}
        </li>
        {monster.confused > 0 && <li>{sheets.confused(monster.confused)}</li>}
        {monster.elite && <li>{sheets.elite}</li>}
      </ul>
    </div>
  );
}
