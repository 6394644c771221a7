import type { Square, View } from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import { useContext, useMemo, useRef } from 'react';
import { FrameContext } from '../../../match/frame/FrameContext';
import type { StoryFlash } from '../flashes';
import { layoutOf, turnFor } from '../map/layout';
import { useRoom } from '../map/useRoom';
import { WarMap, type WarMapProps } from '../map/WarMap';
import { colourOf } from '../pieces/Piece';
import type { BoardContext, Selection, SetSelection } from '../selection';
import { targetsOf } from '../targets';
import { reasonAt } from '../whyNotHere';
import styles from './Battlefield.module.css';
import { FlashCard } from './FlashCard';
import { Notice } from './Notice';
import { Status } from './Status';
import { TextBoard } from './TextBoard';

interface BattlefieldProps {
  view: View;
  seat: Seat | null;
  names: Readonly<Record<Seat, string>>;
  /** `null` for a watcher. */
  context: BoardContext | null;
  selection: Selection;
  setSelection: SetSelection;
  /** What has just happened. */
  flash: StoryFlash | undefined;
  /** Opens what can be looked up. */
  onRead(): void;
}

/** The map with all the room there is, above it one small line that says where the turn stands. */
export function Battlefield({ view, seat, names, context, selection, setSelection, flash, onRead }: BattlefieldProps) {
  const isAlone = useContext(FrameContext) === null;
  const ground = useRef<HTMLDivElement>(null);
  const room = useRoom(ground);
  const turn = turnFor(view, seat, room);
  const layout = useMemo(() => layoutOf(view.map, turn), [view.map, turn]);
  const targets = context ? targetsOf(context) : new Map();
  const look = (square: Square): void => setSelection({ look: selection.look === square ? null : square });
  return (
    <div className={styles.board}>
      <Status view={view} names={names} onRead={onRead} />
      <div ref={ground} className={styles.map}>
        <WarMap
          {...{ view, layout, room, targets, names }}
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
        {isAlone && flash && <FlashCard flash={flash} />}
      </div>
      <TextBoard view={view} names={names} />
    </div>
  );
}

/** Pieces that are shown where they would come to stand. */
const GHOSTS = { freeVillage: 'freeVillage', mountain: 'mountain', village: 'village', militia: 'infantry' } as const;

/** What the chosen square would look like. */
function ghostOf(context: BoardContext | null, { from }: Selection): WarMapProps['ghost'] {
  if (!context || from === null || !(context.stage in GHOSTS)) return null;
  const kind = GHOSTS[context.stage as keyof typeof GHOSTS];
  const own = kind === 'village' || kind === 'infantry';
  return { square: from, kind, colour: colourOf(context.view, own ? context.seat : null) };
}
