import type { AnyModule } from '../module';
import type { Seat } from './seat';
import { type FactKinds, type Story, toldSince } from './story';

/**
 * What a kind of fact shows that some did not know before: a die, a card that was hidden from everybody or from whoever
 * has it now, a card of the hand of the seat it tells of, or choices that had been made in secret.
 */
export type ShownKind = 'die' | 'card' | 'hand' | 'choice';

/** What a seat has seen since a move; `chance`: something else that chance decided. */
export type Shown = ShownKind | 'chance';

/** What a seat learns by a move: nothing that lay in its own hand, but everything chance decided. */
export function shownTo(
  module: AnyModule,
  seat: Seat,
  { before, after, drew }: { before: unknown; after: unknown; drew: boolean },
): Shown[] {
  const shows: Readonly<Record<string, ShownKind | undefined>> = module.shows ?? {};
  const seen = new Set<Shown>();
  for (const { kind, data } of toldSince(storyOf(after), storyOf(before).next)) {
    const shown = shows[kind];
    if (shown && (shown !== 'hand' || data.seat !== seat)) seen.add(shown);
  }
  const named = seen.has('die') || seen.has('card');
  return drew && !named ? [...seen, 'chance'] : [...seen];
}

const storyOf = (state: unknown) => (state as { story: Story<FactKinds> }).story;
