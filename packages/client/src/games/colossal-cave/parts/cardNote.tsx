import { type CardId, cardOf, type RoomId } from '@lantern/games/colossal-cave/board';
import type { ReactNode } from 'react';
import { Glyph } from '../../../art/Glyph';
import { stepsTo } from '../distances';
import { t } from '../strings';

/**
 * Returns the text in the band of a card in hand: the number of steps to the room where it is played, or that it is an
 * answer.
 */
export function noteOf(
  steps: ReadonlyMap<RoomId, number> | undefined,
  card: CardId,
): { seen: ReactNode; said?: string } {
  const { note } = t();
  if (cardOf(card).type === 'reaction') return { seen: note.answer };
  const away = steps && stepsTo(steps, card);
  if (away === undefined) return { seen: null };
  if (away === 0) return { seen: note.here, said: note.here };
  return {
    seen: (
      <>
        <Glyph name="foot" size={11} />
        {away}
      </>
    ),
    said: note.steps(away),
  };
}
