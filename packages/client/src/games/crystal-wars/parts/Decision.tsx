import { type Square, squareName } from '@lantern/games/crystal-wars/data/squares';
import { shortageOf, upkeepAt } from '@lantern/games/crystal-wars/rules/harvest';
import { groundAt, isMountain, pieceAt } from '@lantern/games/crystal-wars/rules/squares';
import type { Stage } from '@lantern/games/crystal-wars/state';
import { PIECE_NAMES } from '@lantern/games/crystal-wars/text/names.en';
import { text } from '@lantern/games/crystal-wars/text.en';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { can, type Hand, send } from '../half';
import { Sign } from '../map/Signs';
import { capital, fieldWords, waitingWords } from '../words';
import { Bar } from './Bar';
import { Choose } from './Choose';
import { Creation } from './Creation';
import styles from './Decision.module.css';
import { FIGHT_MARKS, Legend, MOVE_MARKS, TALK_MARKS } from './Legend';

/** What is asked of me now, at thumb height. */
export function Decision({ hand }: { hand: Hand }) {
  const Ask = ASKS[hand.stage];
  return Ask ? <Ask hand={hand} /> : <Waiting hand={hand} />;
}

const ASKS: Partial<Record<Stage, (props: { hand: Hand }) => ReactNode>> = {
  freeVillage: ({ hand }) => (
    <Choose
      hand={hand}
      words={`Tap a lit square on the home of ${neighbourOf(hand)}.`}
      chosen={(square) => `A free village on ${squareName(square)}?`}
      hint="It belongs to nobody and gives nothing until somebody takes it; one infantry is enough for that."
    />
  ),
  mountain: ({ hand }) => (
    <Choose
      hand={hand}
      words="A mountain on your own coaster, if you like."
      chosen={(square) => `A mountain on ${squareName(square)}?`}
      hint="Nobody can cross it. Should it erupt, whatever stands around it is lost."
    >
      <Button look={hand.half.from === null ? 'main' : 'plain'} {...sends(hand, 'skipMountain')}>
        {text.moves.skipMountain}
      </Button>
    </Choose>
  ),
  village: ({ hand }) => (
    <Choose
      hand={hand}
      words="Tap a lit square on your own coaster."
      chosen={(square) => `${byMountain(hand, square) ?? ''}Your village on ${squareName(square)}?`}
      hint="It gives 2 grain each turn, and infantry is created around it."
    />
  ),
  starvation: Starvation,
  movement: Movement,
  combat: Combat,
  casualty: Casualty,
  militia: ({ hand }) => (
    <Choose
      hand={hand}
      words="Tap a lit square around one of your villages."
      chosen={(square) => `Infantry on ${squareName(square)}?`}
      hint="It costs nothing. It acts from your next turn on."
    />
  ),
  riots: ({ hand }) => (
    <Choose
      hand={hand}
      words="Tap the city that shrinks to a village."
      chosen={(square) => `${capital(fieldWords(hand.view, hand.names, square))}?`}
      hint="The large pyramid returns to its owner’s stock; a medium one takes its place."
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

/** A first village beside a mountain may be lost to a volcano. */
function byMountain({ view }: Hand, square: Square): string | undefined {
  const beside = groundAt(view, square).ring.some((at) => isMountain(pieceAt(view, at)));
  return beside ? 'It touches a mountain that may erupt! ' : undefined;
}

/** Whose home the free village goes to: any field that is lit tells. */
function neighbourOf({ view, legal, names }: Hand): string {
  const square = legal.find(({ move }) => move === 'placeFreeVillage')?.args[0];
  const home = square === undefined ? undefined : view.homes[groundAt(view, square as number).coaster];
  return home === undefined ? 'the next player' : (names[home] ?? home);
}

function Starvation({ hand }: { hand: Hand }) {
  const { view, seat } = hand;
  const short = shortageOf(view, seat);
  return (
    <Choose
      hand={hand}
      words={`Grain is short by ${short}. Tap the unit that starves.`}
      chosen={(square) => {
        const left = short - upkeepAt(view, square);
        return `${unitOn(view, square)}? ${left > 0 ? `Still ${left} short then.` : 'All others are fed then.'}`;
      }}
      hint="Its pyramid returns to your stock. What is left of the grain is yours to spend."
    />
  );
}

function Movement({ hand }: { hand: Hand }) {
  const { half, legal, view } = hand;
  const able = new Set(
    legal.filter(({ move }) => move === 'moveUnit' || move === 'teleport').map(({ args }) => args[0]),
  );
  const words =
    half.from !== null && able.has(half.from)
      ? `${unitOn(view, half.from)}: where to?`
      : able.size === 0
        ? 'All your units have moved.'
        : `Tap a unit, then a lit square. ${able.size} can move.`;
  return (
    <Bar words={words} more={<Legend marks={MOVE_MARKS} />}>
      <Button look={able.size === 0 ? 'main' : 'plain'} {...sends(hand, 'endMovement')}>
        {text.moves.endMovement}
      </Button>
    </Bar>
  );
}

function Combat({ hand }: { hand: Hand }) {
  const { half, view, pending, legal, whyNot } = hand;
  const refused = pending ? undefined : whyNot('endCombat', []);
  const fighting = half.from !== null && legal.some(({ args }) => args[0] === half.from);
  return (
    <Bar
      words={fighting ? `${unitOn(view, half.from as Square)}: whom to fight?` : 'Tap a unit, then what it fights.'}
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
      <Button look="main" {...sends(hand, 'endCombat')} disabled={refused !== undefined} title={refused?.sentence}>
        {text.moves.endCombat}
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
      words={
        owner === seat
          ? 'You lost: tap which of your units falls.'
          : `You won: tap which unit of ${names[owner ?? ''] ?? 'the enemy'} falls.`
      }
      chosen={(square) => `${unitOn(view, square)}?`}
      hint="Only marked units are weak enough for the blow."
    />
  );
}

/** "Tank on A3". */
function unitOn(view: Hand['view'], square: Square): string {
  const kind = pieceAt(view, square)?.kind;
  return `${capital(kind ? PIECE_NAMES[kind] : 'unit')} on ${squareName(square)}`;
}

function Waiting({ hand: { view, seat, names } }: { hand: Hand }) {
  if (view.result) return <Bar words="The match is over." />;
  if (!view.players[seat]?.alive) return <Bar words="You are out. The others fight on." />;
  return <Bar words={waitingWords(view, names)} />;
}
