import type { View } from '@lantern/games/crystal-wars/board';
import { useEffect, useMemo, useState } from 'react';
import { BoardSlots } from '../../match/frame/BoardSlots';
import type { BoardProps } from '../../match/gameBoard';
import { voiceFor } from '../../match/sentences';
import { useSelection } from '../../match/useSelection';
import { laterComponent } from '../../ui/laterComponent';
import { type Announcement, announcementOf } from './announcements';
import { Decision } from './decisions/Decision';
import { WatcherBar } from './decisions/WatcherBar';
import { blowOf } from './map/blows';
import { Battlefield } from './parts/Battlefield';
import { type BoardContext, decisionKey, NOTHING, stageFor } from './selection';
import { DiplomacySheet } from './sheets/DiplomacySheet';
import { FightSheet } from './sheets/FightSheet';
import { attackOn } from './targets';

/** Reference parts have a separate chunk, since they are not needed when the board appears. */
const InfoSheet = laterComponent(() => import('./seldom').then((part) => part.InfoSheet));

/** The map in the middle, the question in the action bar, and a sheet for reference. */
export function Board(props: BoardProps<View>) {
  const { view, seat, names, fact, phase } = props;
  const stage = stageFor(view, seat);
  const [selection, setSelection] = useSelection(decisionKey(view, stage), NOTHING);
  const voice = useMemo(() => voiceFor(seat, names), [seat, names]);
  const flash = useMemo(() => announcementOf({ view, fact, phase }, voice), [view, fact, phase, voice]);
  const blow = useMemo(() => blowOf({ fact, phase }), [fact, phase]);
  const [infoOpen, setInfoOpen] = useState(false);
  // When offline, it is requested again when it is opened.
  useEffect(() => void InfoSheet.fetch().catch(() => undefined), []);
  const context: BoardContext | null = seat === null ? null : { ...props, seat, stage, selection, setSelection };
  const { from, target, sent } = selection;
  const isOwn = sent !== null && from !== null && blow !== null && blow.by[0] === from && blow.target === target;
  return (
    <BoardSlots
      board={
        <Battlefield
          {...{ view, seat, names, context, selection, setSelection, blow }}
          landed={phase === 'landed' ? fact : null}
          flash={isOwn ? undefined : flash}
          onRead={() => setInfoOpen(true)}
        />
      }
      action={context ? <Decision context={context} /> : <WatcherBar {...{ view, names }} look={selection.look} />}
    >
      {context && (fact === null || isOwn) && <OpenSheet context={context} flash={isOwn ? flash : undefined} />}
      {infoOpen && <InfoSheet view={view} names={names} onClose={() => setInfoOpen(false)} />}
    </BoardSlots>
  );
}

/** The sheet of the selected fight, in which it is also fought. */
function OpenSheet({ context, flash }: { context: BoardContext; flash: Announcement | undefined }) {
  const { from, target, sent } = context.selection;
  if (from === null || target === null) return null;
  const move = sent?.move ?? attackOn(context, from, target);
  const fight = { context: { ...context, ...(sent && { view: sent.view }) }, from, target, flash };
  if (move === 'battle' || move === 'siege') return <FightSheet key={`${from} ${target}`} move={move} {...fight} />;
  return move ? <DiplomacySheet move={move} {...fight} /> : null;
}
