import { type Colony as ColonyState, colonyOf, rivalOf, type View } from '@lantern/games/crystal-city-catan/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import type { BoardProps } from '../../../match/gameBoard';
import { EventStrip } from '../parts/EventStrip';
import { TurnFlash } from '../parts/TurnFlash';
import { previewOf, type Selection, type SetSelection, stageFor } from '../selection';
import { t } from '../strings';
import { claimTargets, ownTargets } from '../targets';
import { yieldOf } from '../turnFacts';
import { useStable } from '../useStable';
import styles from './Colonies.module.css';
import { Colony, type Target } from './Colony';

export interface ColoniesProps extends BoardProps<View> {
  voice: Voice;
  selection: Selection;
  setSelection: SetSelection;
  /** Opens the prices and events. */
  onTables(): void;
}

/** Both colonies face to face, the rival's above, and the dice between them. */
export function Colonies(props: ColoniesProps) {
  const { view, seat, voice, selection, setSelection, onTables } = props;
  const mine = seat ?? '0';
  const rival = rivalOf(mine);
  const stage = stageFor(view, seat);
  const own = useStable(seat === null ? colonyOf(view, mine) : previewOf(view, mine, selection));
  const theirs = useStable(colonyOf(view, rival));
  // Half-way through a claim the rival's colony is the one to tap.
  const claiming = stage === 'claim' && selection.claimFrom === null;
  const words = t();
  return (
    <div className={styles.fill}>
      <div className={styles.board}>
        <Side
          {...{ view, colony: theirs }}
          seat={rival}
          title={words.colonyOf(voice.name(rival))}
          large={claiming}
          targets={stage === 'claim' ? claimTargets(props, rival, selection, setSelection) : []}
        />
        <EventStrip view={view} voice={voice} onTables={onTables} />
        <Side
          {...{ view, colony: own }}
          seat={mine}
          title={mine === seat ? words.yourColony : words.colonyOf(voice.name(mine))}
          large={!claiming}
          targets={seat === null ? [] : ownTargets(props, seat, selection, setSelection)}
        />
        <TurnFlash view={view} />
      </div>
    </div>
  );
}

interface SideProps {
  view: View;
  seat: Seat;
  colony: ColonyState;
  title: string;
  /** The colony that is asked about: it stays large where both do not fit. */
  large: boolean;
  targets: readonly Target[];
}

/** Where a colony is wider than its window, its middle is seen first. */
function toTheMiddle(field: HTMLElement | null): void {
  if (field) field.scrollLeft = (field.scrollWidth - field.clientWidth) / 2;
}

function Side({ view, seat, colony, title, large, targets }: SideProps) {
  const yields = useStable(yieldOf(view, seat));
  return (
    <div className={styles.side} data-large={large} ref={toTheMiddle}>
      <Colony seat={seat} colony={colony} title={title} targets={targets} yields={yields} />
    </div>
  );
}
