import {
  type Colony as ColonyState,
  colonyOf,
  exposedAfterCover,
  rivalOf,
  type View,
} from '@lantern/games/crystal-city-catan/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import { type ReactNode, useState } from 'react';
import { t as appStrings } from '../../i18n/strings';
import { BoardSlots } from '../../match/frame/BoardSlots';
import type { BoardProps } from '../../match/gameBoard';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import styles from './Board.module.css';
import { Bar, Decision } from './decisions/Decision';
import { Colony, type Target } from './map/Colony';
import { buildsAt } from './map/cells';
import { EventStrip, TurnFlash } from './parts/EventStrip';
import { ScoreCard } from './parts/ScoreCard';
import { previewOf, type Selection, type SetSelection, stageFor, useSelection } from './selection';
import { BuildSheet } from './sheets/BuildSheet';
import { PriceList, TablesSheet } from './sheets/TablesSheet';
import { TradeSheet } from './sheets/TradeSheet';
import { t } from './strings';
import { claimTargets, ownTargets } from './targets';
import { yieldOf } from './turnFacts';
import { useStable } from './useStable';

/** Sheets that only show something. */
type OpenSheet = 'rival' | 'tables' | null;

/** The rival's colony above, the dice between, one's own colony below, and the open decision at the bottom. */
function WholeBoard(props: BoardProps<View>) {
  const { view, seat, names } = props;
  const mine = seat ?? '0';
  const rival = rivalOf(mine);
  const stage = stageFor(view, seat);
  const [selection, setSelection] = useSelection(`${view.decisionId} ${stage}`);
  const [sheet, openSheet] = useState<OpenSheet>(null);
  const voice: Voice = { you: seat, name: (one) => names[one] ?? appStrings().common.seat(Number(one) + 1) };
  const words = t();
  const own = useStable(seat === null ? colonyOf(view, mine) : previewOf(view, mine, selection));
  const theirs = useStable(colonyOf(view, rival));
  // Half-way through a claim the rival's colony is the one to tap.
  const claiming = stage === 'claim' && selection.claimFrom === null;
  const side = (one: Seat, colony: ColonyState): Omit<SideProps, 'targets' | 'large'> => ({
    view,
    seat: one,
    colony,
    name: one === seat ? words.you : voice.name(one),
    title: one === seat ? words.yourColony : words.colonyOf(voice.name(one)),
  });
  return (
    <div className={styles.frame}>
      <div className={styles.board}>
        <Side
          {...side(rival, theirs)}
          large={claiming}
          targets={stage === 'claim' ? claimTargets(props, rival, selection, setSelection) : []}
        >
          <span className={styles.look}>
            <Button look="quiet" icon="eye" iconOnly onClick={() => openSheet('rival')}>
              {words.lookAt(voice.name(rival))}
            </Button>
          </span>
        </Side>
        <div className={styles.event}>
          <EventStrip view={view} voice={voice} onTables={() => openSheet('tables')} />
        </div>
        <Side
          {...side(mine, own)}
          own
          large={!claiming}
          targets={seat === null ? [] : ownTargets(props, seat, selection, setSelection)}
        />
        <div className={styles.bar}>
          {seat === null ? (
            <Bar words={view.result ? words.over : words.watching(voice.name('0'), voice.name('1'))} />
          ) : (
            <Decision
              {...props}
              seat={seat}
              rival={voice.name(rival)}
              selection={selection}
              setSelection={setSelection}
            />
          )}
        </div>
        <div className={styles.prices}>
          <PriceList />
        </div>
        <TurnFlash view={view} />
      </div>
      {seat !== null && (
        <OpenSheets
          props={props}
          seat={seat}
          rival={voice.name(rival)}
          selection={selection}
          setSelection={setSelection}
        />
      )}
      {sheet === 'tables' && <TablesSheet onClose={() => openSheet(null)} />}
      {sheet === 'rival' && (
        <Sheet title={words.colonyOf(voice.name(rival))} onClose={() => openSheet(null)}>
          <div className={styles.full}>
            <Side {...side(rival, theirs)} large targets={[]} />
          </div>
        </Sheet>
      )}
    </div>
  );
}

interface SideProps {
  view: View;
  seat: Seat;
  colony: ColonyState;
  name: string;
  title: string;
  /** As wide as the screen; otherwise it takes what height is left. */
  large: boolean;
  own?: boolean;
  targets: readonly Target[];
  children?: ReactNode;
}

/** Where a colony is wider than its window, its middle is seen first. */
function toTheMiddle(field: HTMLElement | null): void {
  if (field) field.scrollLeft = (field.scrollWidth - field.clientWidth) / 2;
}

/** One player's side of the board: score card and colony. */
function Side({ view, seat, colony, name, title, large, own, targets, children }: SideProps) {
  const yields = useStable(yieldOf(view, seat));
  return (
    <div className={`${styles.side} ${own ? styles.own : styles.rival}`} data-large={large}>
      <ScoreCard
        words={t().score}
        colony={colony}
        exposed={exposedAfterCover(view, seat)}
        marauderLoss={view.options.marauderLoss}
        name={name}
        goal={view.options.victoryPoints}
        turn={view.active === seat}
      >
        {children}
      </ScoreCard>
      <div className={styles.field} ref={toTheMiddle}>
        <Colony seat={seat} colony={colony} title={title} targets={targets} yields={yields} />
      </div>
    </div>
  );
}

interface OpenSheetsProps {
  props: BoardProps<View>;
  seat: Seat;
  rival: string;
  selection: Selection;
  setSelection: SetSelection;
}

/** The sheet in which a build or a trade is chosen. */
function OpenSheets({ props, seat, rival, selection: { place, trading }, setSelection }: OpenSheetsProps) {
  if (place) {
    return <BuildSheet {...props} seat={seat} builds={buildsAt(place)} onClose={() => setSelection({ place: null })} />;
  }
  if (!trading) return null;
  return (
    <TradeSheet
      {...props}
      seat={seat}
      rival={rival}
      move={stageFor(props.view, seat) === 'answer' ? 'counterTrade' : 'offerTrade'}
      onClose={() => setSelection({ trading: false })}
    />
  );
}

/** The whole board in the frame's place for it. */
export function Board(props: BoardProps<View>) {
  return <BoardSlots board={<WholeBoard {...props} />} action={<span />} />;
}
