import type { Voice } from '@lantern/games/kit/strings';
import type { CommonView } from '@lantern/games/module';
import type { RoomView } from '@lantern/protocol/rooms';
import type { Seat } from '@lantern/protocol/seat';
import { useEffect, useMemo, useState } from 'react';
import type { RoomHandle } from '../room/connection/roomHandle';
import { roomRules } from '../room/rulebook/roomRules';
import type { GameClient } from './gameBoard';
import { endedView, haltedMatch, haltedTurn, haltOf, isOver } from './halted';
import { useHighlight } from './highlight/useHighlight';
import { namesOf, storyLines, turnOf, voiceFor } from './sentences';
import { useSince } from './since/useSince';
import { prepareSound } from './sound/sound';
import { useTakeBackOutcome } from './takeBack/useTakeBackOutcome';
import type { Shown } from './timeline/beats';
import type { Match } from './useMatch';
import { useTimeOutNotice } from './useTimeOutNotice';
import { useTurnAlerts } from './useTurnAlerts';

/** A match that is followed from a room, after its first view has arrived. */
export interface FollowedMatch {
  game: GameClient;
  handle: RoomHandle;
  room: RoomView;
  match: Match & { shown: Shown; newest: CommonView };
}

/** The data of the room that a frame needs; for a match without a room, the part that applies to it. */
export type FrameRoom = Pick<RoomView, 'seats' | 'options' | 'state' | 'paused' | 'matchId' | 'history' | 'takeBack'>;

/** The props of the frame around a board. */
export interface FrameOf extends Pick<FollowedMatch, 'game' | 'match'> {
  handle: Pick<RoomHandle, 'seat' | 'clock'>;
  room: FrameRoom;
  /** A lesson: no move is made for the learner, and there is no news since the last turn. */
  lesson?: boolean;
}

/** A sheet that the frame opens over the board. */
export type SheetName = 'story' | 'help' | 'menu' | 'seats' | 'end' | 'person' | 'orders' | 'note';

/** The data of the frame around a board. */
export type Frame = ReturnType<typeof useFrame>;

/**
 * Turns a followed match into the data of the frame around its board, and signals changes.
 * @param leftAt the newest fact that the viewer saw before they left; `null` if they were not away
 */
export function useFrame({ game, handle, room, match: live, lesson = false }: FrameOf, leftAt: number | null) {
  const { seat, clock } = handle;
  const { text } = game;
  const { newest } = live;
  const { view, fact, phase, caughtUp } = live.shown;
  const halt = haltOf(room, newest);
  const match = halt ? haltedMatch(live, halt) : live;
  const names = useMemo(() => namesOf(room.seats), [room.seats]);
  const voice = useMemo(() => voiceFor(seat, names), [seat, names]);
  const rulebook = useMemo(() => roomRules(game, room.options), [game, room.options]);
  const { now, since, ...story } = useStory(game, live, voice, leftAt);
  const itself = !lesson && game.answersItself?.(now);
  const asking = useMemo(() => (itself ? { ...now, mustDecide: false } : now), [now, itself]);
  const turn = halt ? haltedTurn(halt) : turnOf(text, asking, seat, voice);
  useTurnAlerts(text.title, turn);
  useEffect(() => prepareSound(), []);
  useTakeBackOutcome(room, newest, seat);
  useTimeOutNotice(newest, seat, clock, live.pending);
  const over = isOver(room, live.shown, halt);
  const shownView = useMemo(() => (halt === 'ROOM_NOT_PLAYING' ? endedView(view) : view), [halt, view]);
  const sheets = useSheets(over);
  const { shown, point } = useHighlight(sheets.close);
  return {
    match,
    view: shownView,
    /** The shown view, with the call to the viewer's turn. */
    asking,
    fact,
    phase,
    caughtUp,
    halt,
    names,
    voice,
    rulebook,
    since: halt || lesson ? null : since,
    ...story,
    turn,
    over,
    clock: over || itself ? null : clock,
    shown,
    point,
    ...sheets,
  };
}

/** Returns the story and the news of a shown match. Facts that are shown again are not reported again. */
function useStory(game: GameClient, live: FollowedMatch['match'], voice: Voice, leftAt: number | null) {
  const { text } = game;
  const { serverMoves, pending, shown, newest } = live;
  const { view, caughtUp, again } = shown;
  const now = again ? newest : view;
  const lines = useMemo(() => storyLines(text, now, voice, serverMoves), [text, now, voice, serverMoves]);
  return {
    now,
    /** The lines of the story list, and the newest shown line. */
    lines,
    last: again ? storyLines(text, view, voice, serverMoves).at(-1) : lines.at(-1),
    /** The news since the viewer's last turn, while they are shown. */
    since: useSince(game, voice.you, { view, lines, rests: caughtUp, pending, leftAt }),
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
    /** The seat whose sheet is open. */
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
