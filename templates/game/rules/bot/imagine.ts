import type { Audience, Seat } from '@lantern/protocol/seat';
import type { Random } from '../../kit/random';
import { conceal } from '../../kit/secret';
import { storyFrom } from '../../kit/story';
import { COPIES, HAND, VALUES } from '../cards';
import type { State } from '../state';
import type { View } from '../view';

/** A state that is possible according to the view: the cards that the viewer does not see are dealt at random. */
export function imagine(view: View, audience: Audience, random: Random): State {
  const { options, points, active, die, played, turn, decisionId, result, story, hand } = view;
  const unseen = unseenIn(view, random);
  const size = (seat: Seat) => (result?.winners.includes(seat) ? HAND - 1 : HAND);
  const hands = Object.keys(points).map((seat) => [seat, seat === audience ? [...hand] : unseen.splice(0, size(seat))]);
  return {
    options,
    points: { ...points },
    active,
    die,
    played: [...played],
    turn,
    decisionId,
    result,
    hands: conceal(Object.fromEntries(hands)),
    pile: conceal(unseen),
    story: storyFrom(story),
  };
}

/** The cards that the viewer has not seen, in random order. */
function unseenIn({ hand, played }: View, random: Random) {
  const seen = [...hand, ...played];
  const left = VALUES.flatMap((value) =>
    Array.from({ length: COPIES - seen.filter((card) => card === value).length }, () => value),
  );
  return random.shuffle(left);
}
