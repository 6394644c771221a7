import type { Random } from '../kit/random';
import { conceal } from '../kit/secret';
import { newStory } from '../kit/story';
import { COPIES, HAND, VALUES } from './cards';
import type { Options } from './options';
import type { State } from './state';

/** S1: all cards are shuffled, both players are dealt a hand, the rest is the pile. */
export function setup(options: Options, _players: number, random: Random): State {
  const cards = random.shuffle(VALUES.flatMap((value) => Array.from({ length: COPIES }, () => value)));
  return {
    options,
    points: { '0': 0, '1': 0 },
    active: '0',
    die: null,
    hands: conceal({ '0': cards.slice(0, HAND), '1': cards.slice(HAND, 2 * HAND) }),
    pile: conceal(cards.slice(2 * HAND)),
    played: [],
    turn: 1,
    decisionId: 1,
    result: null,
    story: newStory(),
  };
}
