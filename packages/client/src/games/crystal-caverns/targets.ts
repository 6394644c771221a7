import {
  type Cell,
  cardAt,
  type Dir,
  exitsOf,
  isHallway,
  keyOf,
  neighbour,
  type Placement,
  partyCard,
  type View,
} from '@lantern/games/crystal-caverns/board';
import type { BoardProps } from '../../match/gameBoard';
import { placementsIn, turned } from './decisions/Place';
import type { Target } from './map/CavernMap';
import type { Selection, SetSelection } from './selection';
import { cardWords, cellWords, exitWords } from './sentences';
import { t } from './strings';

export interface TargetProps extends Pick<BoardProps<View>, 'view' | 'legal' | 'whyNot' | 'act'> {
  selection: Selection;
  setSelection: SetSelection;
  /** Opens the sheet of the card on a cell. */
  onCard(key: string): void;
}

/** Every tappable cell: places for the drawn card, steps of the party, cards with a sheet. */
export function targetsOf(props: TargetProps): Target[] {
  const places = placementsIn(props.legal);
  const steps = new Map(
    props.legal.flatMap(({ move, args: [dir] }) => {
      return move === 'step' ? [[keyOf(neighbour(partyCard(props.view), dir as Dir)), dir as Dir] as const] : [];
    }),
  );
  return [
    ...Object.values(props.view.map).map((card) => cardTarget(props, card, steps.get(keyOf(card)))),
    ...(places.length > 0 ? freeCells(props.view).map((cell) => placeTarget(props, cell, places)) : []),
  ];
}

function cardTarget(
  { view, act, selection, setSelection, onCard }: TargetProps,
  cell: Cell,
  dir: Dir | undefined,
): Target {
  const card = cardAt(view, cell);
  const key = keyOf(cell);
  if (!card) throw new Error(`there is no card on ${key}`);
  const words = cardWords(view, card);
  if (dir === undefined)
    return { cell, label: `${words}; ${exitWords(view, card)}`, lit: false, onTap: () => onCard(key) };
  const guarded = card.monsters.length > 0;
  const { targets } = t();
  return {
    cell,
    label: targets[guarded ? 'fightIn' : 'moveTo'](`${words}; ${exitWords(view, card)}`),
    lit: true,
    pressed: guarded ? selection.entering === dir : undefined,
    onTap: () => (guarded ? setSelection({ entering: dir, order: null, held: null }) : void act('step', [dir])),
  };
}

/** The free cells to which an exit leads. */
function freeCells(view: View): Cell[] {
  const cells = new Map<string, Cell>();
  for (const card of Object.values(view.map)) {
    for (const dir of exitsOf(card)) {
      const cell = neighbour(card, dir);
      if (!cardAt(view, cell)) cells.set(keyOf(cell), cell);
    }
  }
  return [...cells.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** The first tap puts the ghost there, further taps rotate it; if the card cannot be laid there, a tap explains why. */
function placeTarget(
  { view, whyNot, selection, setSelection }: TargetProps,
  cell: Cell,
  places: readonly Placement[],
): Target {
  const here = places.filter(({ x, y }) => x === cell.x && y === cell.y);
  const [first] = here;
  const { ghost } = selection;
  const chosen = ghost?.x === cell.x && ghost.y === cell.y;
  const why = (rot: 0 | 1) => whyNot('placeCard', [cell.x, cell.y, rot])?.sentence ?? null;
  // Both rotations of a hallway are checked; that it touches no card is the less helpful reason.
  const whyNowhere = () => {
    const reasons = (view.drawn && isHallway(view.drawn) ? ([0, 1] as const) : ([0] as const)).map((rot) =>
      whyNot('placeCard', [cell.x, cell.y, rot]),
    );
    return reasons.find((reason) => reason?.refusal.code !== 'NO_JOINT') ?? reasons[0];
  };
  if (!first) {
    return {
      cell,
      label: t().targets.notHere(cellWords(cell)),
      lit: false,
      why: whyNowhere,
      onTap: () => setSelection({ hint: whyNowhere()?.sentence ?? null }),
    };
  }
  const tap = () => {
    if (!chosen || !ghost) return setSelection({ ghost: first, following: false });
    const other = turned(ghost, places);
    setSelection(other ? { ghost: other, following: false } : { hint: why(ghost.rot === 0 ? 1 : 0) });
  };
  return {
    cell,
    label: t().targets[chosen ? 'turn' : 'lay'](cellWords(cell)),
    lit: true,
    pressed: chosen,
    onTap: tap,
  };
}
