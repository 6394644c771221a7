import { keptRoom, keptSeat } from '../../testing/roomRecords';
import { answeredRequest, askedFor, openRequests } from './seatRequestRules';

const now = 1_000_000;
const played = keptRoom(['Ana', 'Ben'], { state: 'playing', matchId: 'm' });
const [ana, ben] = played.seats as [(typeof played.seats)[0], (typeof played.seats)[0]];
/** Ana is the host; a bot plays the third seat, and Cy asks for it. */
const room = { ...played, seats: [ana, ben, keptSeat('2', 'Bot', { kind: 'bot', keyHash: null })] };
const asked = askedFor(room, '2', { id: 'r', newcomer: { name: 'Cy', keyHash: 'key' } }, now);

const answer = (from: typeof room, by: 'host' | typeof ben, agreed: boolean) =>
  answeredRequest(from, 'r', { by: by === 'host' ? by : { seat: by }, agreed, hostSeats: ['0'] }, now);

test('nobody has agreed to a request that has just been made', () => {
  expect(openRequests(asked, now)).toMatchObject([{ seat: '2', name: 'Cy', host: false, yes: [], no: [] }]);
});

test('the host and one other give the seat together, neither alone', () => {
  for (const by of ['host', ben] as const) expect(answer(asked, by, true).seats[2]?.kind).toBe('bot');
  const given = answer(answer(asked, 'host', true), ben, true);
  expect(given.seats[2]).toMatchObject({ kind: 'person', name: 'Cy', request: 'r' });
  expect(openRequests(given, now)).toEqual([]);
});

test('the no of the only one who could agree beside the host ends a request', () => {
  expect(openRequests(answer(asked, ben, false), now)).toEqual([]);
});

test('of several others one is enough, and the no of one of them ends nothing', () => {
  const dan = keptSeat('3', 'Dan');
  const refused = answer({ ...asked, seats: [...asked.seats, dan] }, dan, false);
  expect(openRequests(refused, now)).toHaveLength(1);
  const given = answer(answer(refused, 'host', true), ben, true);
  expect(given.seats[2]).toMatchObject({ kind: 'person', name: 'Cy' });
});

test('a host beside whom nobody sits gives the seat alone', () => {
  const alone = { ...asked, seats: [ana, keptSeat('2', 'Bot', { kind: 'bot', keyHash: null })] };
  expect(answer(alone, 'host', true).seats[1]).toMatchObject({ kind: 'person', name: 'Cy' });
});

test('a seat that somebody has by now is not given', () => {
  const taken = { ...asked, seats: [ana, ben, keptSeat('2', 'Dan')] };
  const agreed = answer(taken, ben, true);
  expect(() => answer(agreed, 'host', true)).toThrow('NO_SEAT_REQUEST');
});
