import { checkMove } from '@lantern/games/kit/move';
import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { useCallback } from 'react';
import { t } from '../i18n/strings';
import type { BoardProps, GameClient } from './gameBoard';
import { refusalSentence } from './sentences';

/**
 * Returns a function that explains why the rules do not allow a move of the viewer.
 * @param seat `null` for a spectator
 */
export function useWhyNot(
  { moves, text }: Pick<GameClient, 'moves' | 'text'>,
  view: CommonView | null,
  seat: Seat | null,
): BoardProps<never>['whyNot'] {
  return useCallback(
    (move, args) => {
      if (!view || seat === null) return { refusal: { code: 'NOT_YOUR_SEAT' }, sentence: t().match.youWatch };
      const checked = checkMove(moves, view, seat, { move, args });
      if (!('refusal' in checked)) return undefined;
      return { refusal: checked.refusal, sentence: refusalSentence(text, checked.refusal) };
    },
    [moves, text, view, seat],
  );
}
