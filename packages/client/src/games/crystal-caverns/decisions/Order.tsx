import { rowsOf } from '@lantern/games/crystal-caverns/rules/party';
import type { Seat } from '@lantern/games/kit/seat';
import { Button } from '../../../ui/Button';
import { Bar, Buttons } from '../parts/Bar';
import { ClassMark, HeroCrystals } from '../parts/HeroToken';
import { say } from '../say';
import type { DecisionProps } from './Decision';
import styles from './Order.module.css';

/** S6: the opening order. */
export function Arrange(props: DecisionProps) {
  return <Order {...props} move="arrange" />;
}

/** The party order: tap two heroes and they change places. */
export function Order(props: DecisionProps & { move: 'arrange' | 'reorder' }) {
  const { view, whyNot, act, pending, half, setHalf, move } = props;
  const order = half.order ?? view.order;
  const why = whyNot(move, [order]);
  const { order: words, rows } = say();
  return (
    <Bar words={half.held ? words.with : words.ask} hint={half.hint}>
      <div className={styles.rows}>
        {rowsOf({ order: [...order] }).map((row, index) => (
          <div key={rows[index]} className={styles.row}>
            <span className={styles.rowName}>{rows[index]}</span>
            {row.map((seat) => (
              <Slot key={seat} {...props} seat={seat} order={order} />
            ))}
          </div>
        ))}
      </div>
      <Buttons>
        {move === 'reorder' && <Button onClick={() => setHalf({ order: null, held: null })}>{words.leave}</Button>}
        <Button
          look="main"
          busy={pending}
          data-lit={why ? undefined : true}
          data-move={move}
          disabled={why !== undefined}
          question={{ why: () => why }}
          onClick={() => act(move, [[...order]])}
        >
          {move === 'arrange' ? words.march : words.change}
        </Button>
      </Buttons>
    </Bar>
  );
}

function Slot({ view, voice, half, setHalf, seat, order }: DecisionProps & { seat: Seat; order: readonly Seat[] }) {
  const hero = view.heroes[seat];
  if (!hero) return null;
  const { held } = half;
  const tap = () => {
    if (held === null) setHalf({ held: seat });
    else setHalf({ held: null, order: order.map((one) => (one === seat ? held : one === held ? seat : one)) });
  };
  return (
    <button type="button" className={styles.slot} data-lit data-move="aim" aria-pressed={held === seat} onClick={tap}>
      <HeroCrystals hero={hero} palette={view.options.palette} unit={18} />
      <span className={styles.words}>
        <span className={styles.name}>{seat === voice.you ? say().You : voice.name(seat)}</span>
        <span className={styles.state}>
          <ClassMark hero={hero} /> <b>{hero.hp}</b>
          <span className="unseen"> {say().hitPoints}</span>
        </span>
      </span>
    </button>
  );
}
