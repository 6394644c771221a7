import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import { Button } from '../../../ui/Button';
import { Bar } from '../parts/Bar';
import { HeroButton, March } from '../parts/March';
import { t } from '../strings';
import type { DecisionProps } from './decisionProps';
import styles from './Order.module.css';

/** S6: the initial order. */
export function Arrange(props: DecisionProps) {
  return <Order {...props} move="arrange" />;
}

/** The party order: a tap on two heroes swaps their places. A party of two stands side by side and can only swap sides. */
export function Order(props: DecisionProps & { move: 'arrange' | 'reorder' }) {
  const { view, voice, whyNot, act, pending, selection, setSelection, move } = props;
  const order = selection.order ?? view.order;
  const why = whyNot(move, [order]);
  const words = t().order;
  const tap = (seat: Seat) => {
    const { held } = selection;
    if (held === null) setSelection({ held: seat });
    else setSelection({ held: null, order: order.map((one) => (one === seat ? held : one === held ? seat : one)) });
  };
  const pair = order.length === 2;
  return (
    <Bar
      words={pair ? words.pair(...sides(voice, order)) : selection.held ? words.with : words.ask}
      hint={selection.hint}
      buttons={
        <>
          {move === 'reorder' && (
            <Button onClick={() => setSelection({ order: null, held: null })}>{words.leave}</Button>
          )}
          {pair && (
            <Button data-lit data-move="aim" onClick={() => setSelection({ order: [...order].reverse() })}>
              {words.sides}
            </Button>
          )}
          <Button
            look="main"
            busy={pending}
            data-lit={why ? undefined : true}
            data-move={move}
            disabled={why !== undefined}
            explain={{ why: () => why }}
            onClick={() => act(move, [[...order]])}
          >
            {move === 'arrange' ? words.march : words.change}
          </Button>
        </>
      }
    >
      {!pair && (
        <div data-decision>
          <March order={order}>
            {(seat) => (
              <HeroButton
                key={seat}
                {...{ view, voice, seat }}
                className={styles.slot}
                data-lit
                data-move="aim"
                aria-pressed={selection.held === seat}
                onClick={() => tap(seat)}
              />
            )}
          </March>
        </div>
      )}
    </Bar>
  );
}

/** Returns the names of the heroes on the left and on the right. */
function sides(voice: Voice, order: readonly Seat[]): [left: string, right: string] {
  const name = (seat: Seat | undefined = '') => (seat === voice.you ? t().You : voice.name(seat));
  return [name(order[0]), name(order[1])];
}
