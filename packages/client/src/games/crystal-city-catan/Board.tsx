import { rivalOf, type View } from '@lantern/games/crystal-city-catan/board';
import { useState } from 'react';
import { BoardSlots } from '../../match/frame/BoardSlots';
import type { BoardProps } from '../../match/gameBoard';
import { voiceFor } from '../../match/sentences';
import { useSelection } from '../../match/useSelection';
import { asks, Decision } from './decisions/Decision';
import { Colonies } from './map/Colonies';
import { OwnStores } from './parts/OwnStores';
import { NOTHING, stageFor } from './selection';
import { TablesSheet } from './sheets/TablesSheet';
import { TradeSheet } from './sheets/TradeSheet';

/** The rival's colony above, the dice in the middle, the viewer's below; the means of payment, and the question. */
export function Board(props: BoardProps<View>) {
  const { view, seat, names } = props;
  const stage = stageFor(view, seat);
  const [selection, setSelection] = useSelection(`${view.decisionId} ${stage}`, NOTHING);
  const [tables, openTables] = useState(false);
  const voice = voiceFor(seat, names);
  const own = seat === null ? null : { ...props, seat, rival: voice.name(rivalOf(seat)), selection, setSelection };
  return (
    <BoardSlots
      board={<Colonies {...props} {...{ voice, selection, setSelection }} onTables={() => openTables(true)} />}
      hand={seat !== null && <OwnStores view={view} seat={seat} />}
      action={own && asks(view, own.seat) ? <Decision {...own} /> : undefined}
    >
      {own && selection.trading && (
        <TradeSheet
          {...own}
          move={stage === 'answer' ? 'counterTrade' : 'offerTrade'}
          onClose={() => setSelection({ trading: false })}
        />
      )}
      {tables && <TablesSheet onClose={() => openTables(false)} />}
    </BoardSlots>
  );
}
