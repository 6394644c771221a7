import { legalMoves } from '@lantern/games/kit/move';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type FollowedState, MatchConnection } from '../net/match/MatchConnection';
import type { RoomHandle } from '../room/connection/roomHandle';
import { browserIdIn } from '../state/roomKeys';
import { settings } from '../state/settings';
import { useConnection } from '../state/useConnection';
import { clearRefusals, toast } from '../ui/Toast';
import { useSpeaking } from './announcer/speaking';
import { isDoubleTap, type SentMove } from './doubleTap';
import type { BoardProps, GameClient } from './gameBoard';
import { refusalSentence } from './sentences';
import { play } from './sound/sound';
import type { Shown } from './timeline/beats';
import { useTimeline } from './timeline/useTimeline';
import { useWhyNot } from './useWhyNot';

/** A match at the table: the shown view, the legal moves, and the functions to act. */
export type Match = Pick<BoardProps<never>, 'legal' | 'whyNot' | 'act' | 'pending'> &
  Pick<FollowedState, 'version' | 'takeable' | 'serverMoves' | 'live' | 'refusal'> & {
    /** The shown state; null before the first view. */
    shown: Shown | null;
    /** The newest view, which is ahead of the shown one while facts are being shown. */
    newest: FollowedState['view'];
    /** Shows the rest of the facts at once. */
    skip(): void;
    /** Shows a range of facts again, by their numbers. @returns whether that is possible */
    again(from: number, to: number): boolean;
  };

/** Follows a match from a seat, or as a spectator. */
export function useMatch(
  game: GameClient,
  { seat, seatKey, clock }: Pick<RoomHandle, 'seat' | 'seatKey' | 'clock'>,
  room: RoomView,
  matchId: string,
): Match {
  const players = room.seats.length;
  const { code } = room;
  const link = useMemo(() => {
    const who = { browser: browserIdIn(code), seat, ...(seatKey && { seatKey }) };
    return new MatchConnection({ game: game.id, room: code, matchId, players, ...who });
  }, [game.id, code, matchId, players, seat, seatKey]);
  const { view: newest, version, takeable, serverMoves, pending, live, refusal } = useConnection(link);
  const { shown, skip, again } = useTimeline(link, game.beats, clock);
  const view = shown?.view ?? null;
  const caughtUp = shown?.caughtUp ?? false;

  useEffect(() => {
    link.open();
    return () => link.close();
  }, [link]);

  useTellShown(link, shown, room);

  // Refusals refer to the previous view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each view
  useEffect(clearRefusals, [version]);

  const waits = pending || !caughtUp;
  const legal = useMemo(() => legalOf(game, view, seat, waits), [game, view, seat, waits]);

  const whyNot = useWhyNot(game, view, seat);
  const sent = useRef<SentMove>(undefined);
  const act = useCallback<Match['act']>(
    async (move, args = []) => {
      const now = { choice: JSON.stringify([move, args]), at: performance.now() };
      const again = isDoubleTap(sent.current, now);
      sent.current = now;
      const ack = await link.act({ move, args });
      if (!ack) return false;
      // The first tap has made the move.
      if (ack.ok || again) return true;
      toast(refusalSentence(game.text, ack, ack.message), 'refusal');
      if (settings().sound) play('refusal');
      return false;
    },
    [game, link],
  );

  return { shown, newest, skip, again, version, takeable, serverMoves, live, refusal, pending, legal, whyNot, act };
}

/** Reports the shown version to the server if its bots wait for that, after a screen reader could have spoken it. */
function useTellShown(link: MatchConnection, shown: Shown | null, { seats }: RoomView): void {
  const waits = seats.some(({ kind, standIn }) => kind === 'bot' || standIn !== 'none');
  const isSpeaking = useSpeaking();
  const version = waits && shown?.caughtUp && !isSpeaking ? shown.version : undefined;
  useEffect(() => {
    if (version !== undefined) link.shown(version);
  }, [link, version]);
}

function legalOf(game: GameClient, view: FollowedState['view'], seat: Seat | null, waits: boolean) {
  if (!view || seat === null || waits || view.result) return [];
  return legalMoves(game.moves, view, seat);
}
