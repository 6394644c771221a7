import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import { CLASSES, type Colour, START_HP } from '../data/classes';
import { ask } from '../stages';
import type { Board, State } from '../state';
import { heroOf } from './party';
import { record } from './story';
import { beginDelving } from './turn';

/** S2: whether a seat has that colour already. */
export function isTaken({ heroes }: Pick<Board, 'heroes'>, colour: Colour): boolean {
  return Object.values(heroes).some((hero) => hero.colour === colour);
}

/** S1, R18.2: gives a seat's hero its class and its hit points. */
export function makeHero(state: State, seat: Seat, colour: Colour): void {
  const hero = heroOf(state, seat);
  hero.colour = colour;
  hero.hp = state.options.varyingHitPoints ? CLASSES[colour].varyingHp : START_HP;
  record(state, 'heroChosen', { seat, colour });
}

/** S2: a seat has chosen; the last one opens the first level. */
export function chooseHero(context: MoveContext<State>, seat: Seat, colour: Colour): void {
  const { state } = context;
  makeHero(state, seat, colour);
  const left = Object.values(state.heroes).filter((hero) => hero.colour === null);
  if (left.length === 0) beginDelving(context);
  else
    ask(
      state,
      'choose',
      left.map((hero) => hero.seat),
    );
}
