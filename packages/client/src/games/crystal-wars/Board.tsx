import type { View } from '@lantern/games/crystal-wars/board';
import type { Voice } from '@lantern/games/kit/strings';
import { useMemo, useState } from 'react';
import { BoardSlots } from '../../match/frame/BoardSlots';
import type { BoardProps } from '../../match/gameBoard';
import { useSelection } from '../../match/useSelection';
import { Decision } from './decisions/Decision';
import { WatcherBar } from './decisions/WatcherBar';
import { Battlefield } from './parts/Battlefield';
import { useStoryFlash } from './parts/useStoryFlash';
import { type BoardContext, decisionOf, NOTHING, stageFor } from './selection';
import { DiplomacySheet } from './sheets/DiplomacySheet';
import { FightSheet } from './sheets/FightSheet';
import { InfoSheet } from './sheets/InfoSheet';
import { attackOn } from './targets';

/** The map of the war in the middle, what is asked in the action bar, and a sheet to look things up. */
export function Board(props: BoardProps<View>) {
  const { view, seat, names } = props;
  const stage = stageFor(view, seat);
  const [selection, setSelection] = useSelection(decisionOf(view, stage), NOTHING);
  const voice = useMemo<Voice>(() => ({ you: seat, name: (one) => names[one] ?? one }), [seat, names]);
  const flash = useStoryFlash(view, voice);
  const [infoOpen, setInfoOpen] = useState(false);
  const context: BoardContext | null = seat === null ? null : { ...props, seat, stage, flash, selection, setSelection };
  const looking = { view, names, flash, look: selection.look };
  return (
    <BoardSlots
      board={
        <Battlefield
          {...{ view, seat, names, context, selection, setSelection, flash }}
          onRead={() => setInfoOpen(true)}
        />
      }
      action={context ? <Decision context={context} /> : <WatcherBar {...looking} />}
    >
      {context && <OpenSheet context={context} />}
      {infoOpen && <InfoSheet view={view} names={names} onClose={() => setInfoOpen(false)} />}
    </BoardSlots>
  );
}

/** The sheet of the fight that is being thought about. */
function OpenSheet({ context }: { context: BoardContext }) {
  const { from, target } = context.selection;
  if (from === null || target === null) return null;
  const move = attackOn(context, from, target);
  const fight = { context, from, target };
  if (move === 'battle' || move === 'siege') return <FightSheet key={`${from} ${target}`} move={move} {...fight} />;
  return move ? <DiplomacySheet move={move} {...fight} /> : null;
}
