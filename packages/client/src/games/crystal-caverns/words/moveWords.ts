import {
  type Ability,
  CLASSES,
  type Colour,
  type Dir,
  exitsOf,
  MONSTERS,
  type View,
} from '@lantern/games/crystal-caverns/board';
import type { Seat } from '@lantern/protocol/seat';
import type { MoveEyes, MoveWords } from '../../../match/command/moveWords';
import { voiceFor } from '../../../match/sentences';
import { cellWords } from '../sentences';
import { t } from '../strings';

/** A hero, the monster at the left or right, two heroes, or both monsters. */
type Target = Seat | 0 | 1 | readonly [Seat, Seat] | typeof MONSTERS;

function hero(seat: Seat, { seat: me, names }: MoveEyes<View>): string {
  return seat === me ? t().You : voiceFor(me, names).name(seat);
}

const heroes = (seats: readonly Seat[], eyes: MoveEyes<View>) => seats.map((seat) => hero(seat, eyes)).join(', ');

const order = ([seats]: readonly [readonly Seat[]], eyes: MoveEyes<View>) => heroes(seats, eyes);

function foe(place: 0 | 1, { view }: MoveEyes<View>): string {
  const found = view.combat?.foes[place];
  return t().roll.target(place === 0, found ? t().monster(found.monster) : '');
}

function targetWords(target: Target, eyes: MoveEyes<View>): string {
  if (target === MONSTERS) return t().decide.monsters;
  if (typeof target === 'number') return foe(target, eyes);
  return heroes(typeof target === 'string' ? [target] : (target as readonly [Seat, Seat]), eyes);
}

export const moveWords: MoveWords<View> = {
  chooseColour: ([colour]: readonly [Colour], { view }) => {
    const { classes, colours } = t();
    return `${classes[CLASSES[colour].id]}, ${colours[view.options.palette][colour]}`;
  },
  arrange: order,
  reorder: order,
  placeCard: ([x, y, rot]: readonly [number, number, 0 | 1], { view }) => {
    const { card } = t();
    const exits = view.drawn ? exitsOf({ id: view.drawn, rot }) : [];
    return [cellWords({ x, y }), ...exits.map((dir) => card.dirs[dir])].join(', ');
  },
  step: ([dir]: readonly [Dir]) => t().card.dirs[dir],
  roll: ([place]: readonly [(0 | 1)?], eyes) => (place === undefined ? '' : foe(place, eyes)),
  useWild: ([ability, target]: readonly [Ability, Target?], eyes) => {
    const { name } = t().abilities[ability];
    return target === undefined ? name : `${name}, ${targetWords(target, eyes)}`;
  },
  useSwap: (args: readonly [Seat, Seat] | readonly [typeof MONSTERS], eyes) =>
    args[0] === MONSTERS ? t().decide.monsters : heroes(args, eyes),
};
