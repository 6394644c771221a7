import {
  groundAt,
  isMountain,
  neutralCoasterFor,
  pieceAt,
  type Square,
  type Stage,
  shortageOf,
  squareName,
  type Task,
  upkeepAt,
} from '@lantern/games/crystal-wars/board';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { Sign } from '../map/Signs';
import { hasWalls } from '../map/Walls';
import { useFirstTimes } from '../parts/firstTimes';
import { FIGHT_MARKS, Legend, MOVE_MARKS, TALK_MARKS } from '../parts/Legend';
import { leftToFight } from '../prospects';
import { type BoardContext, can, send } from '../selection';
import { capital, fieldWords, waitingWords } from '../sentences';
import { t } from '../strings';
import { Bar } from './Bar';
import { Choose } from './ChooseSquare';
import { Creation } from './Creation';
import styles from './Decision.module.css';

/** The viewer's decision, in the bar at the bottom. */
export function Decision({ context }: { context: BoardContext }) {
  const Ask = ASKS[context.stage];
  return Ask ? <Ask context={context} /> : <Waiting context={context} />;
}

const ASKS: Partial<Record<Stage, (props: { context: BoardContext }) => ReactNode>> = {
  freeVillage: ({ context }) => (
    <Choose
      context={context}
      words={
        onNobodys(context, 'freeVillage')
          ? t().bar.freeVillage.askNobody
          : t().bar.freeVillage.ask(neighbourOf(context))
      }
      chosen={(square) => t().bar.freeVillage.chosen(squareName(square))}
      hint={() => t().bar.freeVillage.hint}
    />
  ),
  mountain: ({ context }) => (
    <Choose
      context={context}
      words={onNobodys(context, 'mountain') ? t().bar.mountain.askNobody : t().bar.mountain.ask}
      chosen={(square) => t().bar.mountain.chosen(squareName(square))}
      hint={() => t().bar.mountain.hint(!context.view.options.bandits)}
    >
      {!onNobodys(context, 'mountain') && (
        <Button look={context.selection.from === null ? 'main' : 'plain'} {...sends(context, 'skipMountain')}>
          {t().text.moves.skipMountain}
        </Button>
      )}
    </Choose>
  ),
  village: ({ context }) => (
    <Choose
      context={context}
      words={t().bar.village.ask}
      chosen={(square) => t().bar.village.chosen(squareName(square))}
      hint={(square) => (square !== null && byMountain(context, square)) || t().bar.village.hint}
    />
  ),
  starvation: Starvation,
  movement: Movement,
  combat: Combat,
  casualty: Casualty,
  militia: ({ context }) => (
    <Choose
      context={context}
      words={t().bar.militia.ask}
      chosen={(square) => t().bar.militia.chosen(squareName(square))}
      hint={() => t().bar.militia.hint}
    />
  ),
  riots: ({ context }) => (
    <Choose
      context={context}
      words={t().bar.riots.ask}
      chosen={(square) => `${capital(fieldWords(context.view, context.names, square))}?`}
      hint={() => t().bar.riots.hint}
    />
  ),
  creation: Creation,
};

/** Props of a button that sends a move without arguments. */
function sends(context: BoardContext, move: string) {
  return {
    'data-lit': can(context, move) || undefined,
    'data-move': move,
    busy: context.pending,
    onClick: () => send(context, move),
  } as const;
}

/** Whether the current piece is placed on a neutral coaster. */
function onNobodys({ view, seat }: BoardContext, task: Task): boolean {
  return neutralCoasterFor(view, seat, task) !== undefined;
}

/** Warns that a first village beside a mountain may be lost to a volcano, if volcanoes are enabled. */
function byMountain({ view }: BoardContext, square: Square): ReactNode {
  const beside = groundAt(view, square).ring.some((at) => isMountain(pieceAt(view, at)));
  if (view.options.bandits || !beside) return null;
  return <span className={styles.warning}>{t().bar.village.byMountain}</span>;
}

/** The owner of the home coaster for the free village; any highlighted square determines it. */
function neighbourOf({ view, legal, names }: BoardContext): string | null {
  const square = legal.find(({ move }) => move === 'placeFreeVillage')?.args[0];
  const home = square === undefined ? undefined : view.homes[groundAt(view, square as number).coaster];
  return home === undefined ? null : (names[home] ?? home);
}

function Starvation({ context }: { context: BoardContext }) {
  const { view, seat } = context;
  const short = shortageOf(view, seat);
  return (
    <Choose
      context={context}
      words={t().bar.starvation.ask(short)}
      chosen={(square) => `${unitOn(view, square)}?`}
      hint={(square) =>
        square === null ? t().bar.starvation.hint : t().bar.starvation.left(short - upkeepAt(view, square))
      }
    />
  );
}

/** The number of turns for which the legend of the marks on the map is shown. */
const LEGEND_TURNS = 12;

function Movement({ context }: { context: BoardContext }) {
  const { selection, legal, view } = context;
  const able = new Set(
    legal.filter(({ move }) => move === 'moveUnit' || move === 'teleport').map(({ args }) => args[0]),
  );
  const { movement } = t().bar;
  const news = useFirstTimes('moving', LEGEND_TURNS);
  const words =
    selection.from !== null && able.has(selection.from)
      ? movement.whereTo(unitOn(view, selection.from))
      : able.size === 0
        ? movement.allMoved
        : movement.ask(able.size);
  return (
    <Bar context={context} words={words} more={news && <Legend marks={MOVE_MARKS} walls={hasWalls(view.map)} />}>
      <Button look={able.size === 0 ? 'main' : 'plain'} {...sends(context, 'endMovement')}>
        {t().text.moves.endMovement}
      </Button>
    </Bar>
  );
}

function Combat({ context }: { context: BoardContext }) {
  const { selection, view, pending, legal, whyNot } = context;
  const refused = pending ? undefined : whyNot('endCombat', []);
  const { combat } = t().bar;
  const left = leftToFight(context);
  const news = useFirstTimes('fighting', LEGEND_TURNS);
  const fighting = selection.from !== null && legal.some(({ args }) => args[0] === selection.from);
  return (
    <Bar
      context={context}
      words={fighting ? combat.whom(unitOn(view, selection.from as Square)) : combat[left]}
      more={
        refused ? (
          <p className={styles.reason}>
            <Sign name="urgent" size={18} /> <span>{refused.sentence}</span>
          </p>
        ) : (
          news && <Legend marks={view.options.diplomats ? [...FIGHT_MARKS, ...TALK_MARKS] : FIGHT_MARKS} />
        )
      }
    >
      <Button
        look={left === 'ask' ? 'plain' : 'main'}
        {...sends(context, 'endCombat')}
        disabled={refused !== undefined}
        explain={{ why: () => refused }}
      >
        {t().text.moves.endCombat}
      </Button>
    </Bar>
  );
}

function Casualty({ context }: { context: BoardContext }) {
  const { view, seat, names } = context;
  const at = view.question?.candidates[0];
  const owner = at === undefined ? null : (pieceAt(view, at)?.owner ?? null);
  return (
    <Choose
      context={context}
      words={owner === seat ? t().bar.casualty.lost : t().bar.casualty.won(names[owner ?? ''] ?? null)}
      chosen={(square) => `${unitOn(view, square)}?`}
      hint={() => t().bar.casualty.hint}
    />
  );
}

/** "Tank on A3". */
function unitOn(view: BoardContext['view'], square: Square): string {
  return capital(t().bar.unitOn(pieceAt(view, square)?.kind, squareName(square)));
}

function Waiting({ context }: { context: BoardContext }) {
  const { view, seat, names } = context;
  if (view.result) return <Bar context={context} words={t().over} />;
  if (!view.players[seat]?.alive) return <Bar context={context} words={t().bar.out} />;
  return <Bar context={context} words={waitingWords(view, names)} />;
}
