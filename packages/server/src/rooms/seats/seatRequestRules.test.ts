import { keptRoom, keptSeat } from '../../testing/roomRecords';
import { Visitors } from '../presence/visitors';
import { answeredRequest, askedFor, openRequests, seatRequestViews } from './seatRequestRules';

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

const newcomer = (name: string, browser?: string) => ({ name, keyHash: `key of ${name}`, browser });
const ask = (from: typeof room, seat: string, who: ReturnType<typeof newcomer>, at = now) =>
  askedFor(from, seat, { id: who.name, newcomer: who }, at);

test('only a running room that is not locked can be asked for a seat, and only for one without a person', () => {
  expect(() => ask({ ...room, state: 'open' }, '2', newcomer('Dan'))).toThrow('ROOM_NOT_PLAYING');
  expect(openRequests({ ...asked, state: 'over' }, now)).toEqual([]);
  const locked = { ...room, hosting: { ...room.hosting, locked: true } };
  expect(() => ask(locked, '2', newcomer('Dan'))).toThrow('ROOM_LOCKED');
  expect(() => ask(room, '1', newcomer('Dan'))).toThrow('SEAT_TAKEN');
});

test('a seat is asked for by one at a time, and a browser asks for one seat at a time', () => {
  const four = { ...room, seats: [...room.seats, keptSeat('3', 'Bo', { kind: 'bot', keyHash: null })] };
  const first = ask(four, '2', newcomer('Cy', 'his'));
  expect(() => ask(first, '2', newcomer('Dan'))).toThrow('SEAT_ASKED');
  expect(() => ask(first, '2', newcomer('Dan', 'hers'))).toThrow('SEAT_ASKED');
  const both = ask(first, '3', newcomer('Dan', 'hers'));
  expect(openRequests(both, now).map(({ seat, browser }) => [seat, browser])).toEqual([
    ['2', 'his'],
    ['3', 'hers'],
  ]);
  expect(openRequests(ask(first, '3', newcomer('Cy', 'his')), now).map(({ seat }) => seat)).toEqual(['3']);
  const unknown = ask(ask(four, '2', newcomer('Cy')), '3', newcomer('Dan'));
  expect(openRequests(unknown, now)).toHaveLength(2);
  expect(openRequests(unknown, now)[0]).not.toHaveProperty('browser');
});

test('the no of the host ends a request, and an answer to none is refused', () => {
  expect(openRequests(answer(asked, 'host', false), now)).toEqual([]);
  expect(openRequests(answer(asked, ana, false), now)).toEqual([]);
  expect(() => answer(room, 'host', true)).toThrow('NO_SEAT_REQUEST');
});

test('who answers anew has one answer, the last', () => {
  const three = { ...asked, seats: [...asked.seats, keptSeat('3', 'Dan')] };
  const changed = answer(answer(answer(three, ben, true), ben, false), ben, true);
  expect(openRequests(changed, now)).toMatchObject([{ yes: [ben.keyHash], no: [] }]);
});

test('everybody sees whose answer is waited for, and how long', () => {
  const host = new Visitors();
  host.add({ name: '', hostHash: room.hostKeyHash, seatHash: ana.keyHash });
  const three = { ...asked, seats: [...asked.seats, keptSeat('3', 'Dan')] };
  const view = (from: typeof room, at = now) => seatRequestViews(from, host, at)[0];
  const whole = view(three)?.remaining ?? 0;
  expect(view(three)).toMatchObject({ seat: '2', name: 'Cy', host: true, seats: ['1', '3'] });
  expect(view(three, now + 1)?.remaining).toBe(whole - 1);
  expect(view(answer(three, 'host', true))).toMatchObject({ host: false, seats: ['1', '3'] });
  expect(view(answer(three, ben, false))).toMatchObject({ host: true, seats: ['3'] });
  expect(view(answer(three, ben, true))).toMatchObject({ host: true, seats: [] });
});
