import { cardAt, type Dir, kindOf, neighbour, partyCard } from '@lantern/games/crystal-caverns/board';
import { Button } from '../../../ui/Button';
import { Odds } from '../later';
import { Bar } from '../parts/Bar';
import { t } from '../strings';
import type { DecisionProps } from './decisionProps';
import { Order } from './Order';

/** T3: the party's one move. Steps are made on the map; a step into a fight needs a confirmation, with its odds. */
export function Travel(props: DecisionProps) {
  const { selection, legal, act, pending, setSelection } = props;
  if (selection.order) return <Order {...props} move="reorder" />;
  if (selection.entering !== null) return <Enter {...props} dir={selection.entering} />;
  const can = (move: string) => legal.some((choice) => choice.move === move);
  const { travel } = t();
  const steps = legal.filter(({ move }) => move === 'step').length;
  const buttons = (
    <>
      {props.view.order.length > 1 && (
        <ChangeOrder {...props} onOpen={() => setSelection({ order: [...props.view.order] })} />
      )}
      {can('descend') && (
        <Button look="main" busy={pending} data-lit data-move="descend" onClick={() => act('descend')}>
          {travel.down}
        </Button>
      )}
      {can('hold') && (
        <Button look="main" busy={pending} data-lit data-move="hold" onClick={() => act('hold')}>
          {travel.wait}
        </Button>
      )}
    </>
  );
  return <Bar words={steps > 0 ? travel.ask : travel.nowhere} hint={selection.hint} buttons={buttons} />;
}

function ChangeOrder({ legal, whyNot, view, onOpen }: DecisionProps & { onOpen(): void }) {
  const possible = legal.some(({ move }) => move === 'reorder');
  const why = possible ? undefined : whyNot('reorder', [[...view.order].reverse()]);
  return (
    <Button data-move="order" disabled={!possible} explain={{ why: () => why, rule: 'R6.3' }} onClick={onOpen}>
      {t().travel.order}
    </Button>
  );
}

/** Before a fight: the monsters, their strength, and the chances. */
function Enter({ view, dir, act, pending, setSelection }: DecisionProps & { dir: Dir }) {
  const card = cardAt(view, neighbour(partyCard(view), dir));
  if (!card) return null;
  const { travel } = t();
  const buttons = (
    <>
      <Button onClick={() => setSelection({ entering: null })}>{travel.stayOut}</Button>
      <Button look="main" busy={pending} data-lit data-move="step" onClick={() => act('step', [dir])}>
        {travel.fight}
      </Button>
    </>
  );
  return (
    <Bar words={travel.enter(kindOf(card.id))} buttons={buttons}>
      <div data-decision>
        <Odds view={view} monsters={card.monsters} />
      </div>
    </Bar>
  );
}
