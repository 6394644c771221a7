import { checkMove, legalMoves } from '@lantern/games/kit/move';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { t } from '../i18n/strings';
import { MatchConnection, type MatchSnapshot } from '../net/match/MatchConnection';
import type { RoomHandle } from '../room/connection/roomHandle';
import { settings } from '../state/settings';
import { useConnection } from '../state/useConnection';
import { clearRefusals, toast } from '../ui/Toast';
import { isDoubleTap, type SentMove } from './doubleTap';
import type { BoardProps, GameClient } from './gameBoard';
import { refusalSentence } from './sentences';
import { play } from './sound';

/** A match as the table shows it: the last view, what is possible now, and how to move. */
export type Match = Pick<BoardProps<never>, 'legal' | 'whyNot' | 'act' | 'pending'> &
  Pick<MatchSnapshot, 'view' | 'version' | 'takeable' | 'serverMoves' | 'live' | 'refusal'>;

/** Follows a match from a seat, or as a watcher. */
export function useMatch(
  game: GameClient,
  { seat, seatKey }: Pick<RoomHandle, 'seat' | 'seatKey'>,
  room: RoomView,
  matchId: string,
): Match {
  const players = room.seats.length;
  const link = useMemo(
    () => new MatchConnection({ game: game.id, room: room.code, matchId, players, seat, ...(seatKey && { seatKey }) }),
    [game.id, room.code, matchId, players, seat, seatKey],
  );
  const { view, version, takeable, serverMoves, pending, live, refusal } = useConnection(link);

  useEffect(() => {
    link.open();
    return () => link.close();
  }, [link]);

  // What a refusal spoke of has changed with the view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each view
  useEffect(clearRefusals, [version]);

  const legal = useMemo(() => legalOf(game, view, seat, pending), [game, view, seat, pending]);

  const whyNot = useCallback<Match['whyNot']>(
    (move, args) => {
      if (!view || seat === null) return { refusal: { code: 'NOT_YOUR_SEAT' }, sentence: t().match.youWatch };
      const checked = checkMove(game.moves, view, seat, { move, args });
      if (!('refusal' in checked)) return undefined;
      return { refusal: checked.refusal, sentence: refusalSentence(game.text, checked.refusal) };
    },
    [game, view, seat],
  );

  const sent = useRef<SentMove>(undefined);
  const act = useCallback<Match['act']>(
    async (move, args = []) => {
      const now = { choice: JSON.stringify([move, args]), at: performance.now() };
      const again = isDoubleTap(sent.current, now);
      sent.current = now;
      const ack = await link.act({ move, args });
      if (ack.ok) return true;
      if (again) return false;
      toast(refusalSentence(game.text, ack, ack.message), 'refusal');
      if (settings().sound) play('refusal');
      return false;
    },
    [game, link],
  );

  return { view, version, takeable, serverMoves, live, refusal, pending, legal, whyNot, act };
}

function legalOf(game: GameClient, view: MatchSnapshot['view'], seat: Seat | null, pending: boolean) {
  if (!view || seat === null || pending || view.result) return [];
  return legalMoves(game.moves, view, seat);
}
