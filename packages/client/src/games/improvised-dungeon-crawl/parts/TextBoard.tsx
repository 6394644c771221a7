import { DRAGON_COUNTERS } from '@lantern/games/improvised-dungeon-crawl/board';
import type { DungeonContext } from '../context';
import { fighting, progressOf } from '../roomProgress';
import { cardWords, heroWords, monsterWords, sceneWords } from '../sentences';
import { t } from '../strings';

/** The table in words, for screen readers. */
export function TextBoard({ context }: { context: DungeonContext }) {
  const { view } = context;
  const { counters, left } = view.dungeon;
  const { described } = t();
  const dragon = view.fight?.monsters.find(({ id }) => id === 'dragon');
  return (
    <section className="unseen" aria-label={described.label}>
      <p>{described.state(view.roomNo, sceneWords(view), left, counters.length, DRAGON_COUNTERS)}</p>
      <ul>
        {dragon && <li>{monsterWords(context, dragon)}</li>}
        {view.room?.drawn.map((one) => {
          const monster = fighting(view, one);
          return (
            <li key={one.card}>
              {monster ? monsterWords(context, monster) : cardWords(context, one, progressOf(view, one))}
            </li>
          );
        })}
        {view.seats.map((seat) => (
          <li key={seat}>{heroWords(context, seat)}</li>
        ))}
      </ul>
      {view.purse > 0 && <p>{described.inPurse(view.purse)}</p>}
    </section>
  );
}
