import type { Square, View } from '@lantern/games/crystal-wars/board';
import type { Voice } from '@lantern/games/kit/strings';
import { useMemo, useState } from 'react';
import type { BoardProps } from '../../match/gameBoard';
import styles from './Board.module.css';
import { Bar } from './decisions/Bar';
import { Decision } from './decisions/Decision';
import { layoutOf, turnFor } from './map/layout';
import { WarMap, type WarMapProps } from './map/WarMap';
import { Notice } from './parts/Notice';
import { PlayersTable } from './parts/PlayersTable';
import { Purse } from './parts/Purse';
import { Status } from './parts/Status';
import { Steps } from './parts/Steps';
import { Moments } from './parts/StoryFlashes';
import { TextBoard } from './parts/TextBoard';
import { colourOf } from './pieces/Piece';
import { type Half, type Hand, stageFor, useHalf } from './selection';
import { goalWords, waitingWords } from './sentences';
import { DiplomacySheet } from './sheets/DiplomacySheet';
import { FightSheet } from './sheets/FightSheet';
import { EventList, InfoSheet, PiecesTable } from './sheets/InfoSheet';
import { say } from './strings';
import { attackOn, spotsOf } from './targets';
import { reasonAt } from './whyNotHere';

/** Pieces that are shown where they would come to stand. */
const GHOSTS = { freeVillage: 'freeVillage', mountain: 'mountain', village: 'village', militia: 'infantry' } as const;

/** The map of the war, above it where the turn is, below it what is asked. */
export function Board(props: BoardProps<View>) {
  const { view, seat, names } = props;
  const stage = stageFor(view, seat);
  const [half, setHalf] = useHalf(view, stage);
  const [reading, read] = useState(false);
  const hand: Hand | null = seat === null ? null : { ...props, seat, stage, half, setHalf };
  const voice = useMemo<Voice>(() => ({ you: seat, name: (one) => names[one] ?? one }), [seat, names]);
  const turn = turnFor(view, seat);
  const layout = useMemo(() => layoutOf(view.map, turn), [view.map, turn]);
  const spots = hand ? spotsOf(hand) : new Map();
  const tap = (square: Square): void => {
    const spot = spots.get(square);
    if (spot) spot.tap();
    else setHalf({ look: half.look === square ? null : square });
  };
  return (
    <div className={styles.frame}>
      <div className={styles.board}>
        <div className={styles.head}>
          <Status view={view} names={names} onRead={() => read(true)} />
          <Steps view={view} />
          <p className={styles.goal}>{goalWords(view, names)}</p>
        </div>
        <div className={styles.map}>
          <WarMap
            view={view}
            layout={layout}
            spots={spots}
            ghost={ghostOf(hand, half)}
            // While something is aimed at, old ways are in the way.
            bare={half.from !== null || half.kind !== null}
            names={names}
            onTap={tap}
            whyAt={(square) => (hand ? reasonAt(hand, square) : undefined)}
          />
          <Notice view={view} names={names} hand={hand} look={half.look} />
          <Moments view={view} voice={voice} />
        </div>
        <div className={styles.foot}>
          {seat !== null && <Purse view={view} seat={seat} />}
          {hand ? <Decision hand={hand} /> : <Bar words={view.result ? say().over : waitingWords(view, names)} />}
        </div>
        <div className={styles.more}>
          <PlayersTable view={view} names={names} />
          <PiecesTable view={view} />
          <EventList bandits={view.options.bandits} />
        </div>
        <TextBoard view={view} names={names} />
      </div>
      {hand && <OpenSheet hand={hand} />}
      {reading && <InfoSheet view={view} names={names} onClose={() => read(false)} />}
    </div>
  );
}

/** What the chosen square would look like. */
function ghostOf(hand: Hand | null, { from }: Half): WarMapProps['ghost'] {
  if (!hand || from === null || !(hand.stage in GHOSTS)) return null;
  const kind = GHOSTS[hand.stage as keyof typeof GHOSTS];
  const own = kind === 'village' || kind === 'infantry';
  return { square: from, kind, colour: colourOf(hand.view, own ? hand.seat : null) };
}

/** The sheet of the fight that is being thought about. */
function OpenSheet({ hand }: { hand: Hand }) {
  const { from, target } = hand.half;
  if (from === null || target === null) return null;
  const move = attackOn(hand, from, target);
  const fight = { hand, from, target };
  if (move === 'battle' || move === 'siege') return <FightSheet key={`${from} ${target}`} move={move} {...fight} />;
  return move ? <DiplomacySheet move={move} {...fight} /> : null;
}
