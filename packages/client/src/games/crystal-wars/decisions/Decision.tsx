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
import { FIGHT_MARKS, Legend, MOVE_MARKS, TALK_MARKS } from '../parts/Legend';
import { can, type Hand, send } from '../selection';
import { capital, fieldWords, waitingWords } from '../sentences';
import { say } from '../strings';
import { Bar } from './Bar';
import { Choose } from './ChooseSquare';
import { Creation } from './Creation';
import styles from './Decision.module.css';

/** What is asked of me now, at thumb height. */
export function Decision({ hand }: { hand: Hand }) {
  const Ask = ASKS[hand.stage];
  return Ask ? <Ask hand={hand} /> : <Waiting hand={hand} />;
}

const ASKS: Partial<Record<Stage, (props: { hand: Hand }) => ReactNode>> = {
  freeVillage: ({ hand }) => (
    <Choose
      hand={hand}
      words={
        onNobodys(hand, 'freeVillage') ? say().bar.freeVillage.askNobody : say().bar.freeVillage.ask(neighbourOf(hand))
      }
      chosen={(square) => say().bar.freeVillage.chosen(squareName(square))}
      hint={say().bar.freeVillage.hint}
    />
  ),
  mountain: ({ hand }) => (
    <Choose
      hand={hand}
      words={onNobodys(hand, 'mountain') ? say().bar.mountain.askNobody : say().bar.mountain.ask}
      chosen={(square) => say().bar.mountain.chosen(squareName(square))}
      hint={say().bar.mountain.hint(!hand.view.options.bandits)}
    >
      {!onNobodys(hand, 'mountain') && (
        <Button look={hand.half.from === null ? 'main' : 'plain'} {...sends(hand, 'skipMountain')}>
          {say().text.moves.skipMountain}
        </Button>
      )}
    </Choose>
  ),
  village: ({ hand }) => (
    <Choose
      hand={hand}
      words={say().bar.village.ask}
      chosen={(square) => `${byMountain(hand, square)}${say().bar.village.chosen(squareName(square))}`}
      hint={say().bar.village.hint}
    />
  ),
  starvation: Starvation,
  movement: Movement,
  combat: Combat,
  casualty: Casualty,
  militia: ({ hand }) => (
    <Choose
      hand={hand}
      words={say().bar.militia.ask}
      chosen={(square) => say().bar.militia.chosen(squareName(square))}
      hint={say().bar.militia.hint}
    />
  ),
  riots: ({ hand }) => (
    <Choose
      hand={hand}
      words={say().bar.riots.ask}
      chosen={(square) => `${capital(fieldWords(hand.view, hand.names, square))}?`}
      hint={say().bar.riots.hint}
    />
  ),
  creation: Creation,
};

/** Props of a button that sends a move without arguments. */
function sends(hand: Hand, move: string) {
  return {
    'data-lit': can(hand, move) || undefined,
    'data-move': move,
    busy: hand.pending,
    onClick: () => send(hand, move),
  } as const;
}

/** What is placed now goes to a coaster of nobody. */
function onNobodys({ view, seat }: Hand, task: Task): boolean {
  return neutralCoasterFor(view, seat, task) !== undefined;
}

/** A first village beside a mountain may be lost to a volcano, where there is one. */
function byMountain({ view }: Hand, square: Square): string {
  if (view.options.bandits) return '';
  const beside = groundAt(view, square).ring.some((at) => isMountain(pieceAt(view, at)));
  return beside ? say().bar.village.byMountain : '';
}

/** Whose home the free village goes to: any field that is lit tells. */
function neighbourOf({ view, legal, names }: Hand): string | null {
  const square = legal.find(({ move }) => move === 'placeFreeVillage')?.args[0];
  const home = square === undefined ? undefined : view.homes[groundAt(view, square as number).coaster];
  return home === undefined ? null : (names[home] ?? home);
}

function Starvation({ hand }: { hand: Hand }) {
  const { view, seat } = hand;
  const short = shortageOf(view, seat);
  return (
    <Choose
      hand={hand}
      words={say().bar.starvation.ask(short)}
      chosen={(square) => {
        const left = short - upkeepAt(view, square);
        return `${unitOn(view, square)}? ${say().bar.starvation.left(left)}`;
      }}
      hint={say().bar.starvation.hint}
    />
  );
}

function Movement({ hand }: { hand: Hand }) {
  const { half, legal, view } = hand;
  const able = new Set(
    legal.filter(({ move }) => move === 'moveUnit' || move === 'teleport').map(({ args }) => args[0]),
  );
  const { movement } = say().bar;
  const words =
    half.from !== null && able.has(half.from)
      ? movement.whereTo(unitOn(view, half.from))
      : able.size === 0
        ? movement.allMoved
        : movement.ask(able.size);
  return (
    <Bar words={words} more={<Legend marks={MOVE_MARKS} />}>
      <Button look={able.size === 0 ? 'main' : 'plain'} {...sends(hand, 'endMovement')}>
        {say().text.moves.endMovement}
      </Button>
    </Bar>
  );
}

function Combat({ hand }: { hand: Hand }) {
  const { half, view, pending, legal, whyNot } = hand;
  const refused = pending ? undefined : whyNot('endCombat', []);
  const { combat } = say().bar;
  const fighting = half.from !== null && legal.some(({ args }) => args[0] === half.from);
  return (
    <Bar
      words={fighting ? combat.whom(unitOn(view, half.from as Square)) : combat.ask}
      more={
        refused ? (
          <p className={styles.reason}>
            <Sign name="urgent" size={18} /> {refused.sentence}
          </p>
        ) : (
          <Legend marks={view.options.diplomats ? [...FIGHT_MARKS, ...TALK_MARKS] : FIGHT_MARKS} />
        )
      }
    >
      <Button
        look="main"
        {...sends(hand, 'endCombat')}
        disabled={refused !== undefined}
        question={{ why: () => refused }}
      >
        {say().text.moves.endCombat}
      </Button>
    </Bar>
  );
}

function Casualty({ hand }: { hand: Hand }) {
  const { view, seat, names } = hand;
  const at = view.question?.candidates[0];
  const owner = at === undefined ? null : (pieceAt(view, at)?.owner ?? null);
  return (
    <Choose
      hand={hand}
      words={owner === seat ? say().bar.casualty.lost : say().bar.casualty.won(names[owner ?? ''] ?? null)}
      chosen={(square) => `${unitOn(view, square)}?`}
      hint={say().bar.casualty.hint}
    />
  );
}

/** "Tank on A3". */
function unitOn(view: Hand['view'], square: Square): string {
  return capital(say().bar.unitOn(pieceAt(view, square)?.kind, squareName(square)));
}

function Waiting({ hand: { view, seat, names } }: { hand: Hand }) {
  if (view.result) return <Bar words={say().over} />;
  if (!view.players[seat]?.alive) return <Bar words={say().bar.out} />;
  return <Bar words={waitingWords(view, names)} />;
}
