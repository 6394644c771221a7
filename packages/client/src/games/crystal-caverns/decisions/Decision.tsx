import { type Stage, stageOf } from '@lantern/games/crystal-caverns/board';
import type { ReactNode } from 'react';
import { Bar } from '../parts/Bar';
import { t } from '../strings';
import { Decide } from './Decide';
import type { DecisionProps } from './decisionProps';
import { Arrange } from './Order';
import { Place } from './Place';
import { Roll } from './Roll';
import { Travel } from './Travel';

/** Classes are chosen on the board. */
function AskClass() {
  return <Bar words={t().choose.who} />;
}

const ASKS: Readonly<Record<Stage, (props: DecisionProps) => ReactNode>> = {
  choose: AskClass,
  arrange: Arrange,
  place: Place,
  travel: Travel,
  roll: Roll,
  decide: Decide,
};

/** The viewer's decision, for the action bar; `null` if the viewer owes none. */
export function decisionBar(props: DecisionProps): ReactNode {
  const { view, seat } = props;
  const stage = view.result ? undefined : stageOf(view, seat);
  const Ask = stage && ASKS[stage];
  return Ask && <Ask {...props} />;
}
