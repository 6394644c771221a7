import { meaningOf } from '@lantern/games/improvised-dungeon-crawl/data/dungeon';
import type { Monster } from '@lantern/games/improvised-dungeon-crawl/state';
import { monsterName } from '@lantern/games/improvised-dungeon-crawl/text/names.en';
import type { Seat } from '@lantern/games/kit/seat';
import { DieOutline } from '../art/DieOutline';
import { Picture } from '../art/Picture';
import { monsterDrawing } from '../parts/MonsterCard';
import { CARD_TITLES } from '../parts/RoomCard';
import { fighting, progressOf } from '../room';
import { heroInside, type TableProps } from '../table';
import { threatOf } from '../threat';
import { cardWords, percent } from '../words';
import styles from './CardSheet.module.css';

/** What the title of the sheet says. */
export function cardTitle({ view }: TableProps, seat: Seat): string {
  const drawn = view.room?.drawn.find((one) => one.seat === seat);
  if (view.fight?.monsters.some(({ id }) => id === 'dragon')) return monsterName('dragon');
  if (!drawn) return 'The room';
  const meaning = meaningOf(drawn.card);
  return meaning === 'monster' ? monsterName(drawn.card) : CARD_TITLES[meaning];
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
      <p>{MEANING_LINES[meaningOf(drawn.card)]}</p>
    </div>
  );
}

const MEANING_LINES = {
  monster: 'It does not fight any more.',
  trap: 'After the fight. A thief may disarm it; otherwise its drawer springs it: a d6, magical on 1 to 3, physical on 4 to 6.',
  chest: 'After the traps. Safe on 1 to 4 of a d6, and then 2d6 loot points.',
  npc: 'After the chests: a d6 says who it is.',
  altar: 'After the chests: a living cleric may pray, and everybody alive is healed.',
  counter: 'It lies on the dragon’s stack. The twelfth wakes the dragon.',
} as const;

function MonsterFacts({ table, monster }: { table: TableProps; monster: Monster }) {
  const { view } = table;
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
          <DieOutline sides={monster.die} look="monster" size={32} /> attacks with a d{monster.die}
        </li>
        <li>
          A roll of {monster.wt} or more wounds it; it dies of {monster.need} wounds and has {monster.wounds}.
        </li>
        <li>
          It goes for {heroInside(table, monster.target)}: {percent(hurts)} to do damage, {worst} at most
          {kills > 0 ? `, ${percent(kills)} to kill` : ''}.
        </li>
        {monster.confused > 0 && <li>Confused: no attack for {monster.confused} rounds.</li>}
        {monster.elite && <li>An elite: one wound more, a larger die, 2 LP more.</li>}
      </ul>
    </div>
  );
}
