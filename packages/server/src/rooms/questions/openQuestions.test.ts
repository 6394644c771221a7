import { SEAT_REQUEST_LASTS } from '@lantern/protocol/roomSeats';
import { TAKE_BACK_LASTS } from '@lantern/protocol/takeBacks';
import { usualTempo } from '@lantern/protocol/tempo';
import { VOTE_LASTS } from '@lantern/protocol/votes';
import { NO_DECISION, ROOM } from '../../store/calls';
import type { RoomRecord } from '../../store/records';
import { keptRoom, keptSeat } from '../../testing/roomRecords';
import { hashKey } from '../access/keys';
import { withShown } from '../access/shownTogether';
import { withHosting } from '../host/hostingRules';
import { Visitors } from '../presence/visitors';
import { askedFor } from '../seats/seatRequestRules';
import { askedBack } from '../takeBack/takeBackRules';
import { voted } from '../votes/votes';
import { openQuestions, withoutLapsed } from './openQuestions';
import { questionCalls } from './questionCalls';

const nobody = new Visitors();
const NOW = 1_000_000;
const key = (name: string) => hashKey(`key-${name}`);

/** A room of Ana, the host, Ben, Cy and a bot, with a match over days. */
const over = (more: Partial<RoomRecord> = {}) => {
  const room = keptRoom(['Ana', 'Ben', 'Cy'], { state: 'playing', matchId: 'm', hostKeyHash: key('Ana'), ...more });
  const bot = keptSeat('3', 'Bot', { kind: 'bot', keyHash: null, person: null });
  return withHosting({ ...room, seats: [...room.seats, bot] }, { tempo: usualTempo(3, 'Europe/Berlin') });
};
const vote = (room: RoomRecord, name: string) =>
  voted(room, { about: 'end', seat: null }, key(name), true, () => false, NOW);
const asked = (room: RoomRecord) =>
  askedFor(room, '3', { id: 'r', newcomer: { name: 'Eve', keyHash: key('Eve') } }, nobody, NOW);
const takenBack = (room: RoomRecord) => askedBack(room, { seat: '0', seq: 7, version: 6, shown: [] }, NOW);

test('a vote waits for the persons who have not voted, present or not', () => {
  expect(openQuestions(vote(over(), 'Ana'), nobody, NOW)).toMatchObject([
    { kind: 'vote', until: NOW + VOTE_LASTS, awaits: ['1', '2'] },
  ]);
});

test('a vote waits for a person with several seats once, and not if one of them has voted', () => {
  const shared = (...names: string[]) => withShown(over(), { keys: names.map(key), browsers: [] });
  expect(openQuestions(vote(shared('Ben', 'Cy'), 'Ana'), nobody, NOW)).toMatchObject([{ awaits: ['1'] }]);
  expect(openQuestions(vote(shared('Ben', 'Ana'), 'Ana'), nobody, NOW)).toMatchObject([{ awaits: ['2'] }]);
});

test('a request for a seat waits for the host and the others', () => {
  expect(openQuestions(asked(over()), nobody, NOW)).toMatchObject([
    { kind: 'seatRequest', until: NOW + SEAT_REQUEST_LASTS.overDays, awaits: ['1', '2', '0'] },
  ]);
});

test('a request for a take-back waits for everybody else, for a day', () => {
  expect(openQuestions(takenBack(over()), nobody, NOW)).toMatchObject([
    { kind: 'takeBack', about: '7', until: NOW + TAKE_BACK_LASTS.overDays, awaits: ['1', '2'] },
  ]);
});

test.each<[string, (room: RoomRecord) => RoomRecord, number]>([
  ['vote', (room) => vote(room, 'Ana'), VOTE_LASTS],
  ['seatRequest', asked, SEAT_REQUEST_LASTS.overDays],
  ['takeBack', takenBack, TAKE_BACK_LASTS.overDays],
])('a lapsed %s is removed, and nothing else', (kind, open, lasts) => {
  const room = open(over());
  expect(withoutLapsed(room, NOW + lasts - 1)).toBe(room);
  const after = withoutLapsed(room, NOW + lasts);
  const { votes, seatRequests, takeBacks, ...hosting } = after.hosting;
  expect([votes, seatRequests, takeBacks.open]).toEqual([[], [], null]);
  expect({ ...after, hosting }).toEqual({ ...over(), hosting: expect.objectContaining({ tempo: hosting.tempo }) });
  expect(openQuestions(room, nobody, NOW + lasts).map((openQuestion) => openQuestion.kind)).not.toContain(kind);
});

test('the persons are notified of a new vote after a minute, and the room when it lapses', () => {
  const calls = questionCalls(over(), vote(over(), 'Ana'), NOW);
  expect(calls.map(({ seat, notBefore }) => [seat, notBefore])).toEqual([
    ...['0', '1', '2'].map((seat) => [seat, NOW + 60_000]),
    [ROOM, NOW + VOTE_LASTS],
  ]);
  expect(calls[0]).toMatchObject({ matchId: 'm', kind: 'vote', decisionId: NO_DECISION });
});

test('a change that opens no vote notifies nobody, nor does a vote in one go', () => {
  const open = vote(over(), 'Ana');
  const more = withHosting(open, { locked: true });
  expect(questionCalls(open, more, NOW)).toEqual([]);
  const { tempo: _, ...hosting } = over().hosting;
  const inOneGo = { ...over(), hosting };
  expect(questionCalls(inOneGo, vote(inOneGo, 'Ana'), NOW)).toEqual([]);
});
