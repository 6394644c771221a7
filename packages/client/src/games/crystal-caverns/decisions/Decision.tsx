import { type Stage, stageOf, type View } from '@lantern/games/crystal-caverns/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { ReactNode } from 'react';
import { Bar } from '../parts/Bar';
import { t } from '../strings';
import { Decide } from './Decide';
import type { DecisionProps } from './decisionProps';
import { Arrange } from './Order';
import { Place } from './Place';
import { Roll } from './Roll';
import { Travel } from './Travel';

/** The choice of a class has a page of its own. */
const ASKS: Partial<Record<Stage, (props: DecisionProps) => ReactNode>> = {
  arrange: Arrange,
  place: Place,
  travel: Travel,
  roll: Roll,
  decide: Decide,
};

/** The decision the viewer has to take now, in the bar at the bottom. */
export function Decision(props: DecisionProps) {
  const { view, seat } = props;
  const stage = view.result ? undefined : stageOf(view, seat);
  const Ask = stage && ASKS[stage];
  return Ask ? <Ask {...props} /> : <Waiting view={view} voice={props.voice} />;
}

/** Who has to decide now, and what. */
export function Waiting({ view, voice }: { view: View; voice: Voice }) {
  const { awaiting, result } = view;
  const { waiting } = t();
  if (result) return <Bar words={waiting.over} />;
  if (!awaiting) return <Bar words={waiting.layingOut} />;
  const names = awaiting.seats.map((one) => voice.name(one));
  return <Bar words={waiting.doing(names, awaiting.stage)} />;
}
