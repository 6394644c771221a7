import { DRAGON_COUNTERS } from '@lantern/games/improvised-dungeon-crawl/board';
import type { TableProps } from '../context';
import { fighting, progressOf } from '../roomProgress';
import { cardWords, heroWords, monsterWords, sceneWords } from '../sentences';
import { say } from '../strings';

/** The table in words, for screen readers. */
export function TextBoard({ table }: { table: TableProps }) {
  const { view } = table;
  const { counters, left } = view.dungeon;
  const { told } = say();
  const dragon = view.fight?.monsters.find(({ id }) => id === 'dragon');
  return (
    <section className="unseen" aria-label={told.label}>
      <p>{told.state(view.roomNo, sceneWords(view), left, counters.length, DRAGON_COUNTERS)}</p>
      <ul>
        {dragon && <li>{monsterWords(table, dragon)}</li>}
        {view.room?.drawn.map((one) => {
          const monster = fighting(view, one);
          return (
            <li key={one.card}>
              {monster ? monsterWords(table, monster) : cardWords(table, one, progressOf(view, one))}
            </li>
          );
        })}
        {view.seats.map((seat) => (
          <li key={seat}>{heroWords(table, seat)}</li>
        ))}
      </ul>
      {view.purse > 0 && <p>{told.inPurse(view.purse)}</p>}
    </section>
  );
}
