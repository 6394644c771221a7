import { stageOf } from '@lantern/games/crystal-caverns/rules/due';
import type { Stage } from '@lantern/games/crystal-caverns/state';
import type { View } from '@lantern/games/crystal-caverns/view';
import type { Seat } from '@lantern/games/kit/seat';
import { listOf, type Voice } from '@lantern/games/kit/text';
import type { ReactNode } from 'react';
import type { BoardProps } from '../../../table/board';
import type { Half, SetHalf } from '../half';
import { Bar } from '../parts/Bar';
import { Decide } from './Decide';
import { Arrange } from './Order';
import { Place } from './Place';
import { Roll } from './Roll';
import { Travel } from './Travel';

export interface DecisionProps extends Pick<BoardProps<View>, 'view' | 'legal' | 'whyNot' | 'act' | 'pending'> {
  seat: Seat;
  voice: Voice;
  half: Half;
  setHalf: SetHalf;
}

/** The choice of a class has a page of its own. */
const ASKS: Partial<Record<Stage, (props: DecisionProps) => ReactNode>> = {
  arrange: Arrange,
  place: Place,
  travel: Travel,
  roll: Roll,
  decide: Decide,
};

/** What is asked of me now, at thumb height. */
export function Decision(props: DecisionProps) {
  const { view, seat } = props;
  const stage = view.result ? undefined : stageOf(view, seat);
  const Ask = stage && ASKS[stage];
  return Ask ? <Ask {...props} /> : <Waiting view={view} voice={props.voice} />;
}

const DOINGS: Readonly<Record<Stage, string>> = {
  choose: 'choosing a class',
  arrange: 'putting the party in order',
  place: 'laying the drawn card',
  travel: 'leading the party on',
  roll: 'about to roll',
  decide: 'choosing what the dice are used for',
};

/** Whom everybody waits for, and what that one is doing. */
export function Waiting({ view, voice }: { view: View; voice: Voice }) {
  const { awaiting, result } = view;
  if (result) return <Bar words="The match is over." />;
  if (!awaiting) return <Bar words="The caverns are being laid out." />;
  const names = awaiting.seats.map((one) => voice.name(one));
  return <Bar words={`${listOf(names)} ${names.length === 1 ? 'is' : 'are'} ${DOINGS[awaiting.stage]}.`} />;
}
