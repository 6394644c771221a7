import type { OwedDecision } from '@lantern/games/engine/owedDecision';
import type { Seat } from '@lantern/protocol/seat';
import { usualTempo } from '@lantern/protocol/tempo';
import { MINUTE } from '@lantern/protocol/timeUnits';
import type { CallRecord } from '../store/calls';
import { callDue, callsFor } from './dayCalls';
import { dayClockAfter, firstDayClock } from './dayClock';

/** A Monday, 12:00 in Berlin. */
const MONDAY = Date.UTC(2026, 0, 5, 11);

const by = (seat: Seat) => ({ seat, standIn: false, takenBack: false });
const turn: OwedDecision = { decisionId: 1, kind: 'turn', owing: ['0'], routine: false };
const aside: OwedDecision = { ...turn, decisionId: 2, kind: 'aside', owing: ['1'] };
const room = { matchId: 'm', roomCode: 'AAAA', tempo: usualTempo(3, 'Europe/Berlin'), seats: ['0', '1'] };

const atTurn = firstDayClock(room, turn, MONDAY);
const inAside = dayClockAfter(atTurn, aside, by('0'), MONDAY + MINUTE);
const resumed = dayClockAfter(inAside, { ...turn, decisionId: 3 }, by('1'), MONDAY + 2 * MINUTE);
const ofTurn = callsFor(atTurn, undefined, MONDAY)?.calls.find(({ kind }) => kind === 'turn') as CallRecord;

describe('the notification of a turn', () => {
  test('is due a minute after the turn began', () => {
    expect(callDue(ofTurn, atTurn)).toBe(MONDAY + MINUTE);
  });

  test('waits while an aside holds up the turn, and is due again after it', () => {
    expect([callDue(ofTurn, inAside), callDue(ofTurn, resumed)]).toEqual(['held', MONDAY + MINUTE]);
  });

  test('is never due once the turn is over', () => {
    const next = dayClockAfter(resumed, { ...turn, decisionId: 4, owing: ['1'] }, by('0'), MONDAY + 3 * MINUTE);
    expect(callDue(ofTurn, next)).toBe('never');
  });
});
