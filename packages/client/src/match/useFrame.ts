import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { useEffect, useMemo, useState } from 'react';
import type { RoomHandle } from '../room/connection/roomHandle';
import { roomRules } from '../room/rulebook/roomRules';
import type { GameClient } from './gameBoard';
import { endedView, haltedMatch, haltedTurn, haltOf } from './halted';
import { useHighlight } from './highlight/useHighlight';
import { namesOf, storyLines, turnOf, voiceFor } from './sentences';
import { useTakebackOutcome } from './takeback/useTakebackOutcome';
import type { Match } from './useMatch';
import { useTimeOutNotice } from './useTimeOutNotice';
import { useTurnAlerts } from './useTurnAlerts';

/** A match that is followed from a room, once its first view is here. */
export interface FollowedMatch {
  game: GameClient;
  handle: RoomHandle;
  room: RoomView;
  match: Match & { view: CommonView };
}

/** A sheet that the frame opens over the board. */
export type SheetName = 'story' | 'help' | 'menu' | 'seats' | 'end' | 'person';

/** What the frame around a board shows. */
export type Frame = ReturnType<typeof useFrame>;

/** Turns a followed match into what the frame around its board shows, and signals what changes in it. */
export function useFrame({ game, handle, room, match: live }: FollowedMatch) {
  const { seat, clock } = handle;
  const { text } = game;
  const { view, serverMoves } = live;
  const halt = haltOf(room, view);
  const match = halt ? haltedMatch(live, halt) : live;
  const names = useMemo(() => namesOf(room.seats), [room.seats]);
  const voice = useMemo(() => voiceFor(seat, names), [seat, names]);
  const rulebook = useMemo(() => roomRules(game, room.options), [game, room.options]);
  const lines = useMemo(() => storyLines(text, view, voice, serverMoves), [text, view, voice, serverMoves]);
  const turn = halt ? haltedTurn(halt) : turnOf(text, view, seat, voice);
  useTurnAlerts(text.title, view, turn);
  useTakebackOutcome(room, view, seat);
  useTimeOutNotice(view, seat, clock, live.pending);
  const over = view.result !== null || halt === 'ROOM_NOT_PLAYING';
  const shownView = useMemo(() => (halt === 'ROOM_NOT_PLAYING' ? endedView(view) : view), [halt, view]);
  const sheets = useSheets(over);
  const { shown, point } = useHighlight(sheets.close);
  return {
    match,
    view: shownView,
    halt,
    names,
    voice,
    rulebook,
    lines,
    turn,
    over,
    clock: over ? null : clock,
    shown,
    point,
    ...sheets,
  };
}

/** Which sheet is open, and the rule at which the rulebook opens. The result opens by itself when the match ends. */
function useSheets(over: boolean) {
  const [sheet, open] = useState<SheetName | null>(null);
  const [rule, setRule] = useState<string>();
  const [person, setPerson] = useState<Seat>();
  useEffect(() => {
    if (over) open('end');
  }, [over]);
  return {
    sheet,
    open,
    rule,
    /** Whose sheet is open. */
    person,
    close() {
      open(null);
      setRule(undefined);
      setPerson(undefined);
    },
    openPerson(seat: Seat) {
      setPerson(seat);
      open('person');
    },
    readRule(wanted: string) {
      setRule(wanted);
      open('help');
    },
  };
}
