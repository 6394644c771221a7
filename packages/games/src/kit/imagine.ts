import type { Audience, Seat } from '@lantern/protocol/seat';
import { type FactKinds, type Story, type StoryView, storyFrom } from './story';

/** The fields of every view that are derived from the table and the audience. */
interface Looking<Kinds extends FactKinds> {
  audience: Audience;
  turnSeat: Seat | null;
  stages: unknown;
  mustDecide: boolean;
  story: StoryView<Kinds>;
}

/**
 * The fields of a view that belong to the state itself, with the story as the viewer knows it. Shares its parts with
 * the view.
 */
export function tableOf<Kinds extends FactKinds, View extends Looking<Kinds>>(
  view: View & Looking<Kinds>,
): Omit<View, keyof Looking<Kinds>> & { story: Story<Kinds> } {
  const { audience: _audience, turnSeat: _turnSeat, stages: _stages, mustDecide: _mustDecide, story, ...table } = view;
  return { ...table, story: storyFrom(story) };
}

/** The next free number: one more than the highest of these. */
export function nextAfter(numbers: Iterable<number>): number {
  let next = 1;
  for (const number of numbers) next = Math.max(next, number + 1);
  return next;
}
