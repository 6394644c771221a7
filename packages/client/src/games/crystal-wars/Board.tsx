import type { Square, View } from '@lantern/games/crystal-wars/board';
import type { Voice } from '@lantern/games/kit/strings';
import { useMemo, useState } from 'react';
import { BoardSlots } from '../../match/frame/BoardSlots';
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
import { StoryFlashes } from './parts/StoryFlashes';
import { TextBoard } from './parts/TextBoard';
import { colourOf } from './pieces/Piece';
import { type BoardContext, type Selection, stageFor, useSelection } from './selection';
import { goalWords, waitingWords } from './sentences';
import { DiplomacySheet } from './sheets/DiplomacySheet';
import { FightSheet } from './sheets/FightSheet';
import { EventList, InfoSheet, PiecesTable } from './sheets/InfoSheet';
import { t } from './strings';
import { attackOn, targetsOf } from './targets';
import { reasonAt } from './whyNotHere';

/** Pieces that are shown where they would come to stand. */
const GHOSTS = { freeVillage: 'freeVillage', mountain: 'mountain', village: 'village', militia: 'infantry' } as const;

/** The map of the war, above it where the turn is, below it what is asked. */
function WholeBoard(props: BoardProps<View>) {
  const { view, seat, names } = props;
  const stage = stageFor(view, seat);
  const [selection, setSelection] = useSelection(view, stage);
  const [infoOpen, setInfoOpen] = useState(false);
  const context: BoardContext | null = seat === null ? null : { ...props, seat, stage, selection, setSelection };
  const voice = useMemo<Voice>(() => ({ you: seat, name: (one) => names[one] ?? one }), [seat, names]);
  const turn = turnFor(view, seat);
  const layout = useMemo(() => layoutOf(view.map, turn), [view.map, turn]);
  const targets = context ? targetsOf(context) : new Map();
  const tap = (square: Square): void => {
    const target = targets.get(square);
    if (target) target.tap();
    else setSelection({ look: selection.look === square ? null : square });
  };
  return (
    <div className={styles.frame}>
      <div className={styles.board}>
        <div className={styles.head}>
          <Status view={view} names={names} onRead={() => setInfoOpen(true)} />
          <Steps view={view} />
          <p className={styles.goal}>{goalWords(view, names)}</p>
        </div>
        <div className={styles.map}>
          <WarMap
            view={view}
            layout={layout}
            targets={targets}
            ghost={ghostOf(context, selection)}
            // Trails of earlier moves would hide the targets.
            hideTrails={selection.from !== null || selection.kind !== null}
            names={names}
            onTap={tap}
            whyAt={(square) => (context ? reasonAt(context, square) : undefined)}
          />
          <Notice view={view} names={names} context={context} look={selection.look} />
          <StoryFlashes view={view} voice={voice} />
        </div>
        <div className={styles.foot}>
          {seat !== null && <Purse view={view} seat={seat} />}
          {context ? (
            <Decision context={context} />
          ) : (
            <Bar words={view.result ? t().over : waitingWords(view, names)} />
          )}
        </div>
        <div className={styles.more}>
          <PlayersTable view={view} names={names} />
          <PiecesTable view={view} />
          <EventList bandits={view.options.bandits} />
        </div>
        <TextBoard view={view} names={names} />
      </div>
      {context && <OpenSheet context={context} />}
      {infoOpen && <InfoSheet view={view} names={names} onClose={() => setInfoOpen(false)} />}
    </div>
  );
}

/** What the chosen square would look like. */
function ghostOf(context: BoardContext | null, { from }: Selection): WarMapProps['ghost'] {
  if (!context || from === null || !(context.stage in GHOSTS)) return null;
  const kind = GHOSTS[context.stage as keyof typeof GHOSTS];
  const own = kind === 'village' || kind === 'infantry';
  return { square: from, kind, colour: colourOf(context.view, own ? context.seat : null) };
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

/** The whole board in the frame's place for it. */
export function Board(props: BoardProps<View>) {
  return <BoardSlots board={<WholeBoard {...props} />} action={<span />} />;
}
