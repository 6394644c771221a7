import type { Seat } from '@lantern/protocol/seat';
import { stepUp } from '../data/dice';
import { DRAGON, DRAGON_COUNTERS, ELITE_WOUNDS, meaningOf, monsterRow, WOUNDS } from '../data/dungeon';
import type { Board, Monster, Room, State } from '../state';
import { attackDie, toughness } from './gear';
import { heroOf, livingSeats } from './heroes';
import { record } from './story';

/** R6.1, R19.3: the monsters of the cards drawn, each against who drew it. */
export function drawnMonsters({ drawn, elites }: Room): Monster[] {
  return drawn.flatMap(({ seat, card }) => {
    if (meaningOf(card) !== 'monster') return [];
    const { die, wt } = monsterRow(card);
    const elite = elites[seat] ?? false;
    return {
      id: card,
      drawer: seat,
      target: seat,
      die: elite ? stepUp(die, 1) : die,
      wt,
      wounds: 0,
      need: elite ? ELITE_WOUNDS : WOUNDS,
      elite,
      confused: 0,
    };
  });
}

/** R16.1 to R16.3: the dragon comes, all other monsters of the room are scorched, the toughest is its prey. */
export function wakingDragon(state: State): Monster {
  const scorched = state.room?.drawn.map(({ card }) => card).filter((card) => meaningOf(card) === 'monster') ?? [];
  const target = toughest(state) as Seat;
  record(state, 'dragonWoke', { target, scorched });
  return dragonAgainst(target);
}

export function dragonAgainst(target: Seat): Monster {
  return {
    id: 'dragon',
    drawer: null,
    target,
    die: DRAGON.die,
    wt: DRAGON.wt,
    wounds: 0,
    need: DRAGON_COUNTERS,
    elite: false,
    confused: 0,
  };
}

/** R16.4: hit points and gear; of equals the larger attack die, then the lower seat. `undefined` if nobody lives. */
export function toughest(board: Board): Seat | undefined {
  const strength = (seat: Seat): number => {
    const hero = heroOf(board, seat);
    return toughness(hero) * 100 + attackDie(hero);
  };
  return livingSeats(board).sort((a, b) => strength(b) - strength(a))[0];
}
