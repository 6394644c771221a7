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
import { words as spoken } from '../../i18n/strings';
import type { BoardProps } from '../../match/gameBoard';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import styles from './Board.module.css';
import { Bar, Decision } from './decisions/Decision';
import { Colony, type Spot } from './map/Colony';
import { buildsAt } from './map/cells';
import { EventStrip, Moment } from './parts/EventStrip';
import { ScoreCard } from './parts/ScoreCard';
import { type Half, previewOf, type SetHalf, stageFor, useHalf } from './selection';
import { BuildSheet } from './sheets/BuildSheet';
import { PriceList, TablesSheet } from './sheets/TablesSheet';
import { TradeSheet } from './sheets/TradeSheet';
import { say } from './strings';
import { claimSpots, ownSpots } from './targets';
import { yieldOf } from './turnFacts';
import { useStable } from './useStable';

/** Sheets that only show something. */
type Reading = 'rival' | 'tables' | null;

/** Two colonies face to face: the rival's above, the dice between, one's own below, what is asked under the thumb. */
export function Board(props: BoardProps<View>) {
  const { view, seat, names } = props;
  const mine = seat ?? '0';
  const rival = rivalOf(mine);
  const stage = stageFor(view, seat);
  const [half, setHalf] = useHalf(`${view.decisionId} ${stage}`);
  const [reading, read] = useState<Reading>(null);
  const voice: Voice = { you: seat, name: (one) => names[one] ?? spoken().parts.seat(Number(one) + 1) };
  const words = say();
  const own = useStable(seat === null ? colonyOf(view, mine) : previewOf(view, mine, half));
  const theirs = useStable(colonyOf(view, rival));
  // Half-way through a claim the rival's colony is the one to tap.
  const claiming = stage === 'claim' && half.claimFrom === null;
  const side = (one: Seat, colony: ColonyState): Omit<SideProps, 'spots' | 'large'> => ({
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
          spots={stage === 'claim' ? claimSpots(props, rival, half, setHalf) : []}
        >
          <span className={styles.look}>
            <Button look="quiet" icon="eye" iconOnly onClick={() => read('rival')}>
              {words.lookAt(voice.name(rival))}
            </Button>
          </span>
        </Side>
        <div className={styles.event}>
          <EventStrip view={view} voice={voice} onTables={() => read('tables')} />
        </div>
        <Side
          {...side(mine, own)}
          own
          large={!claiming}
          spots={seat === null ? [] : ownSpots(props, seat, half, setHalf)}
        />
        <div className={styles.bar}>
          {seat === null ? (
            <Bar words={view.result ? words.over : words.watching(voice.name('0'), voice.name('1'))} />
          ) : (
            <Decision {...props} seat={seat} rival={voice.name(rival)} half={half} setHalf={setHalf} />
          )}
        </div>
        <div className={styles.prices}>
          <PriceList />
        </div>
        <Moment view={view} />
      </div>
      {seat !== null && (
        <OpenSheets props={props} seat={seat} rival={voice.name(rival)} half={half} setHalf={setHalf} />
      )}
      {reading === 'tables' && <TablesSheet onClose={() => read(null)} />}
      {reading === 'rival' && (
        <Sheet title={words.colonyOf(voice.name(rival))} onClose={() => read(null)}>
          <div className={styles.full}>
            <Side {...side(rival, theirs)} large spots={[]} />
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
  spots: readonly Spot[];
  children?: ReactNode;
}

/** Where a colony is wider than its window, its middle is seen first. */
function toTheMiddle(field: HTMLElement | null): void {
  if (field) field.scrollLeft = (field.scrollWidth - field.clientWidth) / 2;
}

/** One player's half of the table. */
function Side({ view, seat, colony, name, title, large, own, spots, children }: SideProps) {
  const yields = useStable(yieldOf(view, seat));
  return (
    <div className={`${styles.side} ${own ? styles.own : styles.rival}`} data-large={large}>
      <ScoreCard
        words={say().score}
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
        <Colony seat={seat} colony={colony} title={title} spots={spots} yields={yields} />
      </div>
    </div>
  );
}

interface OpenSheetsProps {
  props: BoardProps<View>;
  seat: Seat;
  rival: string;
  half: Half;
  setHalf: SetHalf;
}

/** The sheet in which a build or a trade is chosen. */
function OpenSheets({ props, seat, rival, half: { place, trading }, setHalf }: OpenSheetsProps) {
  if (place) {
    return <BuildSheet {...props} seat={seat} builds={buildsAt(place)} onClose={() => setHalf({ place: null })} />;
  }
  if (!trading) return null;
  return (
    <TradeSheet
      {...props}
      seat={seat}
      rival={rival}
      move={stageFor(props.view, seat) === 'answer' ? 'counterTrade' : 'offerTrade'}
      onClose={() => setHalf({ trading: false })}
    />
  );
}
