import type { Seat } from '@lantern/protocol/seat';
import { seatsClockwiseFrom } from '../../kit/seat';
import { CLASS_POOL, ELF_SPELLS, HALFLING_LUCK, type HeroClass, type Pool, type Race } from '../data/heroes';
import type { Board, Hero } from '../state';

export function heroOf(board: Board, seat: Seat): Hero {
  const hero = board.heroes[seat];
  if (!hero) throw new Error(`seat ${seat} has no hero`);
  return hero;
}

export function isLiving(board: Board, seat: Seat): boolean {
  return (board.heroes[seat]?.hp ?? 0) > 0;
}

/** A hero has fallen (seats without a hero yet are not dead). */
export function isDead(board: Board, seat: Seat): boolean {
  return board.heroes[seat]?.hp === 0;
}

/** Seats of living heroes, in seat order. */
export function livingSeats(board: Board): Seat[] {
  return board.seats.filter((seat) => isLiving(board, seat));
}

/** All seats, beginning with `seat` (R1.4). */
export function seatsFrom(board: Board, seat: Seat): Seat[] {
  return [seat, ...seatsClockwiseFrom(board.seats, seat).slice(0, -1)];
}

/** The next living seat after this one; this one itself comes last. `undefined` if nobody lives. */
export function nextLiving(board: Board, seat: Seat): Seat | undefined {
  return seatsClockwiseFrom(board.seats, seat).find((next) => isLiving(board, next));
}

/** The seat itself if its hero lives, else the next living one. */
export function standIn(board: Board, seat: Seat): Seat | undefined {
  return isLiving(board, seat) ? seat : nextLiving(board, seat);
}

/** Living heroes of a class, from the given seat on. */
export function livingOfClass(board: Board, heroClass: HeroClass, from: Seat): Seat[] {
  return seatsFrom(board, from).filter((seat) => isLiving(board, seat) && heroOf(board, seat).heroClass === heroClass);
}

/** The numbers of dice and re-rolls of a hero (R9.1, R10.2, R10.4). */
export function poolMaxima({ heroClass, race }: { heroClass: HeroClass; race: Race }): Record<Pool, number> {
  const maxima: Record<Pool, number> = { slay: 0, evade: 0, heal: 0, spell: 0, luck: 0 };
  const { pool, dice } = CLASS_POOL[heroClass];
  maxima[pool] = dice;
  if (race === 'elf') maxima.spell += ELF_SPELLS;
  if (race === 'halfling') maxima.luck = HALFLING_LUCK;
  return maxima;
}

/** Wizards and all elves (R9.10). */
export function castsSpells({ heroClass, race }: Pick<Hero, 'heroClass' | 'race'>): boolean {
  return heroClass === 'wizard' || race === 'elf';
}
