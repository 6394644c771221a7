import { CALLED_AFTER } from '../../days/dayCalls';
import { isOverDays } from '../../days/tempoRules';
import { type CallRecord, NO_DECISION, ROOM } from '../../store/calls';
import type { RoomRecord } from '../../store/records';
import { Visitors } from '../presence/visitors';
import { openQuestions } from './openQuestions';

/**
 * The notifications for the votes and requests that a change of a room over days has opened: one for each person, who
 * may have answered by then, and one for the room, at which the vote or request expires.
 * @param now milliseconds since 1970
 */
export function questionCalls(before: RoomRecord, after: RoomRecord, now: number): CallRecord[] {
  const { code: roomCode, matchId, seats } = after;
  if (matchId === null || !isOverDays(after)) return [];
  const questionsOf = (room: RoomRecord) => openQuestions(room, new Visitors(), now);
  const known = questionsOf(before).map(({ kind, about }) => `${kind} ${about}`);
  const persons = seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat);
  return questionsOf(after)
    .filter(({ kind, about }) => !known.includes(`${kind} ${about}`))
    .flatMap(({ kind, about, until }) => {
      const call = { roomCode, matchId, decisionId: NO_DECISION, kind, about };
      const asked = persons.map((seat) => ({ ...call, seat, notBefore: now + CALLED_AFTER }));
      return [...asked, { ...call, seat: ROOM, notBefore: until }];
    });
}
