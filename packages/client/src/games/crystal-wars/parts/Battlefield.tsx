import type { Square, View } from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import { useContext, useMemo, useRef } from 'react';
import { FrameContext } from '../../../match/frame/FrameContext';
import type { BoardProps } from '../../../match/gameBoard';
import type { Announcement } from '../announcements';
import type { Blow } from '../map/blows';
import { Horizon } from '../map/Horizon';
import { type Layout, layoutOf, spareIn, turnFor } from '../map/layout';
import { useRoom } from '../map/useRoom';
import { WarMap, type WarMapProps } from '../map/WarMap';
import { colourOf } from '../pieces/Piece';
import type { BoardContext, Selection, SetSelection } from '../selection';
import { dutiesIn, flowsIn, type Targets, targetsOf } from '../targets';
import { reasonAt } from '../whyNotHere';
import { AnnouncementCard } from './AnnouncementCard';
import styles from './Battlefield.module.css';
import { Notice } from './Notice';
import { Status } from './Status';

interface BattlefieldProps {
  view: View;
  seat: Seat | null;
  names: Readonly<Record<Seat, string>>;
  /** `null` for a watcher. */
  context: BoardContext | null;
  selection: Selection;
  setSelection: SetSelection;
  landed: BoardProps<View>['fact'];
  /** The attack that is being shown, with its dice. */
  blow: Blow | null;
  /** The messages over the map. */
  flash: Announcement | undefined;
  /** Opens the reference sheet. */
  onRead(): void;
}

/** The map in the whole available space, above it one small line with the state of the turn. */
export function Battlefield({
  view,
  seat,
  names,
  context,
  selection,
  setSelection,
  landed,
  blow,
  flash,
  onRead,
}: BattlefieldProps) {
  const isAlone = useContext(FrameContext) === null;
  const ground = useRef<HTMLDivElement>(null);
  const room = useRoom(ground);
  const turn = turnFor(view, seat, room);
  const layout = useMemo(() => layoutOf(view.map, turn), [view.map, turn]);
  const targets = context ? targetsOf(context) : NOTHING_LIT;
  const duties = context ? dutiesIn(context, targets) : NO_DUTIES;
  const look = (square: Square): void => setSelection({ look: selection.look === square ? null : square });
  return (
    <div className={styles.board}>
      <Status view={view} names={names} onRead={onRead} />
      <div ref={ground} className={styles.map}>
        <Horizon spare={spareIn(room, layout)} />
        <WarMap
          {...{ view, layout, room, targets, duties, names, landed, blow }}
          told={selection.look ?? (context && context.stage in GHOSTS ? null : selection.from)}
          flows={context ? flowsIn(context, targets) : NO_FLOWS}
          ghost={ghostOf(context, selection)}
          // Trails of earlier moves would hide the targets.
          hideTrails={selection.from !== null || selection.kind !== null}
          decision={context && targets.size > 0 ? `${view.turnNo} ${context.stage}` : null}
          onTap={(square) => (targets.get(square)?.tap ?? (() => look(square)))()}
          whyAt={(square) => (context ? reasonAt(context, square) : undefined)}
        />
        {isAlone && selection.look !== null && (
          <div className={styles.notice}>
            <Notice {...{ view, names, context }} look={selection.look} />
          </div>
        )}
        {flash && <AnnouncementCard flash={flash} low={isAbove(layout, flash.at)} />}
      </div>
    </div>
  );
}

const NOTHING_LIT: Targets = new Map();
const NO_DUTIES: ReadonlyMap<Square, number> = new Map();
const NO_FLOWS: readonly (readonly Square[])[] = [];

function isAbove({ fields, height }: Layout, at: Square | undefined): boolean {
  const field = at === undefined ? undefined : fields[at];
  return field !== undefined && field.y < height / 2;
}

/** The kinds of pieces that are shown at their possible positions. */
const GHOSTS = { freeVillage: 'freeVillage', mountain: 'mountain', village: 'village', militia: 'infantry' } as const;

/** The piece that would be placed on the chosen square. */
function ghostOf(context: BoardContext | null, { from }: Selection): WarMapProps['ghost'] {
  if (!context || from === null || !(context.stage in GHOSTS)) return null;
  const kind = GHOSTS[context.stage as keyof typeof GHOSTS];
  const own = kind === 'village' || kind === 'infantry';
  return { square: from, kind, colour: colourOf(context.view, own ? context.seat : null) };
}
