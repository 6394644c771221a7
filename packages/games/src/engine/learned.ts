import type { Learned, LearnedKind } from '@lantern/protocol/learned';
import type { Seat } from '@lantern/protocol/seat';
import { type FactKinds, factsSince, type Story } from '../kit/story';
import type { AnyModule } from '../module';

/** The information that a seat gains by a move: all random results except those about its own hand. */
export function whatSeatLearned(
  module: AnyModule,
  seat: Seat,
  { before, after, drew }: { before: unknown; after: unknown; drew: boolean },
): Learned[] {
  const shows: Readonly<Record<string, LearnedKind | undefined>> = module.shows ?? {};
  const seen = new Set<Learned>();
  for (const { kind, data } of factsSince(storyOf(after), storyOf(before).next)) {
    const shown = shows[kind];
    if (shown && (shown !== 'hand' || data.seat !== seat)) seen.add(shown);
  }
  const named = seen.has('die') || seen.has('card');
  return drew && !named ? [...seen, 'chance'] : [...seen];
}

const storyOf = (state: unknown) => (state as { story: Story<FactKinds> }).story;
