import {
  type Colony as ColonyState,
  colonyOf,
  pointsOf,
  rivalOf,
  type View,
} from '@lantern/games/crystal-city-catan/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import type { ReactNode, RefObject } from 'react';
import type { BoardProps } from '../../../match/gameBoard';
import { EventStrip } from '../parts/EventStrip';
import { previewOf, type Selection, type SetSelection, stageFor } from '../selection';
import { t } from '../strings';
import { claimTargets, ownTargets } from '../targets';
import { eventMarks, yieldOf } from '../turnFacts';
import { useDeepEqual } from '../useDeepEqual';
import styles from './Colonies.module.css';
import { Colony, type Target } from './Colony';
import { Lamps } from './land/Lamps';
import { FarBank, NearBank } from './land/Landscape';
import palette from './palette.module.css';
import { useRowPitch } from './useRowPitch';

export interface ColoniesProps extends BoardProps<View> {
  voice: Voice;
  selection: Selection;
  setSelection: SetSelection;
  /** Opens the prices and events. */
  onTables(): void;
}

/** Both colonies face to face, the rival's above, and the dice between them. */
export function Colonies(props: ColoniesProps) {
  const { view, fact, phase, seat, voice, selection, setSelection, onTables } = props;
  const mine = seat ?? '0';
  const rival = rivalOf(mine);
  const stage = stageFor(view, seat);
  const own = useDeepEqual(seat === null ? colonyOf(view, mine) : previewOf(view, mine, selection));
  const theirs = useDeepEqual(colonyOf(view, rival));
  // Halfway through a claim the rival's colony is the one to tap.
  const claiming = stage === 'claim' && selection.claimFrom === null;
  const [field, pitch] = useRowPitch();
  const goal = view.options.victoryPoints;
  const words = t();
  return (
    <div className={styles.fill}>
      <div className={`${styles.board} ${palette.palette}`}>
        <Side
          {...{ view, colony: theirs, pitch, bank: <FarBank /> }}
          seat={rival}
          title={words.colonyOf(voice.name(rival))}
          large={claiming}
          targets={stage === 'claim' ? claimTargets(props, rival, selection, setSelection) : []}
        />
        <div className={styles.river}>
          <Lamps points={pointsOf(theirs)} goal={goal} />
          <EventStrip
            {...{ view, voice, onTables }}
            throwing={phase === 'rolling' && fact?.kind === 'rolled' ? fact.data : null}
          />
          <Lamps points={pointsOf(own)} goal={goal} />
        </div>
        <Side
          {...{ view, colony: own, pitch, field, bank: <NearBank /> }}
          seat={mine}
          title={mine === seat ? words.yourColony : words.colonyOf(voice.name(mine))}
          large={!claiming}
          targets={seat === null ? [] : ownTargets(props, seat, selection, setSelection)}
        />
      </div>
    </div>
  );
}

interface SideProps {
  view: View;
  seat: Seat;
  colony: ColonyState;
  title: string;
  pitch: number;
  /** The land below the colony. */
  bank: ReactNode;
  /** The element of its window, if that is measured. */
  field?: RefObject<HTMLDivElement | null>;
  /** Whether the decision is about this colony: it stays visible if both do not fit. */
  large: boolean;
  targets: readonly Target[];
}

/** If a colony is wider than its window, its middle is visible first. */
function toTheMiddle(field: HTMLElement | null): void {
  if (field) field.scrollLeft = (field.scrollWidth - field.clientWidth) / 2;
}

function Side({ view, seat, colony, title, pitch, bank, field, large, targets }: SideProps) {
  const yields = useDeepEqual(yieldOf(view, seat));
  const marks = useDeepEqual(eventMarks(view, seat));
  return (
    <div className={styles.side} data-large={large} ref={field}>
      {bank}
      <div className={styles.window} ref={toTheMiddle}>
        <Colony {...{ seat, colony, title, targets, yields, marks, pitch }} />
      </div>
    </div>
  );
}
