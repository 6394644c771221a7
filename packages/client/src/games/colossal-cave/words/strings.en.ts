import { plural, quantity } from '@lantern/games/kit/plural.en';
import { listOf } from '@lantern/games/kit/strings';
import type { Danger } from '../map/geometry';

const cardsOf = (count: number): string => quantity(count, 'card');

export const words = {
  /** @param last 0 = there is no last round; @param plays cards that may still be played in the step */
  turn: (round: number, last: number, name: string, step: string, plays: number) =>
    `Round ${round}${last > 0 ? ` of ${last}` : ''}. ${name} to move, step ${step}${plays > 1 ? `, ${cardsOf(plays)} to play` : ''}.`,
  player: (name: string, place: string, carried: readonly string[], safe: readonly string[], hand: number) =>
    `${name}: ${place}. Carries ${listOf(carried) || 'nothing'}. In the safe: ${listOf(safe) || 'nothing'}. Cards in hand: ${hand}.`,
  wasted: (count: number) => `Magic words against the closing: ${count} of 2.`,
  piles: (draw: number, discarded: number, top: string | undefined) =>
    `${cardsOf(draw)} to draw. ${discarded} discarded${top ? `, ${top} on top` : ''}.`,
  /** @param turns until it ends; `null` = never */
  closing: (turns: number | null) =>
    `The cave is closing: the grate is shut.${turns === null ? '' : ` ${turns} more ${plural(turns, 'turn', 'turns')}.`}`,
  room: (name: string, lit: boolean, people: readonly string[], ways: readonly string[], route: string | undefined) =>
    [
      `${name}, ${lit ? 'lit' : 'dark'}`,
      people.length > 0 && `${listOf(people)} here`,
      ways.length > 0 && `ways to ${listOf(ways)}`,
      route,
    ]
      .filter(Boolean)
      .join('; '),
  /** A passage with its danger. */
  way: (room: string, danger: string | undefined) => (danger ? `${room} (${danger})` : room),
  dangers: {
    grate: 'grate',
    bridge: 'troll bridge',
    funnel: 'tight squeeze',
    spiral: 'maze',
    snake: 'snake',
  } as Readonly<Record<Danger, string>>,
  shut: 'grate, shut',
  /** @param by the rooms between */
  route: (steps: number, by: readonly string[]) =>
    `${quantity(steps, 'step')}${by.length > 0 ? `, by ${listOf(by)}` : ''}`,
};

export type Words = typeof words;
