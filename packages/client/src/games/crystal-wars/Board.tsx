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

/** Parts that can be looked up have a chunk of their own, since nobody needs them before the board. */
const InfoSheet = laterComponent(() => import('./seldom').then((part) => part.InfoSheet));

/** The map of the war in the middle, what is asked in the action bar, and a sheet to look things up. */
export function Board(props: BoardProps<View>) {
  const { view, seat, names, fact, phase } = props;
  const stage = stageFor(view, seat);
  const [selection, setSelection] = useSelection(decisionKey(view, stage), NOTHING);
  const voice = useMemo(() => voiceFor(seat, names), [seat, names]);
  const flash = useMemo(() => announcementOf({ view, fact, phase }, voice), [view, fact, phase, voice]);
  const blow = useMemo(() => blowOf({ fact, phase }), [fact, phase]);
  const [infoOpen, setInfoOpen] = useState(false);
  // Offline it is tried again when it is opened.
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

/** The sheet of the fight that is being thought about, and is then fought there. */
function OpenSheet({ context, flash }: { context: BoardContext; flash: Announcement | undefined }) {
  const { from, target, sent } = context.selection;
  if (from === null || target === null) return null;
  const move = sent?.move ?? attackOn(context, from, target);
  const fight = { context: { ...context, ...(sent && { view: sent.view }) }, from, target, flash };
  if (move === 'battle' || move === 'siege') return <FightSheet key={`${from} ${target}`} move={move} {...fight} />;
  return move ? <DiplomacySheet move={move} {...fight} /> : null;
}
