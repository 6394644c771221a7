import { keptRoom, keptSeat } from '../../testing/roomRecords';
import { withShown } from '../access/shownTogether';
import { Visitors } from '../presence/visitors';
import { answeredRequest, askedFor, openRequests, seatRequestViews, seatsOfHostPerson } from './seatRequestRules';

const now = 1_000_000;
const played = keptRoom(['Ana', 'Ben'], { state: 'playing', matchId: 'm' });
const [ana, ben] = played.seats as [(typeof played.seats)[0], (typeof played.seats)[0]];
/** Ana is the host; a bot plays the third seat, and Cy asks to take it. */
const room = { ...played, seats: [ana, ben, keptSeat('2', 'Bot', { kind: 'bot', keyHash: null })] };
const asked = askedFor(room, '2', { id: 'r', newcomer: { name: 'Cy', keyHash: 'key' } }, new Visitors(), now);

const answer = (from: typeof room, by: 'host' | typeof ben, agreed: boolean) =>
  answeredRequest(from, 'r', { by: by === 'host' ? by : { seat: by }, agreed, hostSeats: ['0'] }, now);

test('a new request has no approval', () => {
  expect(openRequests(asked, now)).toMatchObject([{ seat: '2', name: 'Cy', host: false, yes: [], no: [] }]);
});

test('the host and one other person grant the seat together, neither alone', () => {
  for (const by of ['host', ben] as const) expect(answer(asked, by, true).seats[2]?.kind).toBe('bot');
  const given = answer(answer(asked, 'host', true), ben, true);
  expect(given.seats[2]).toMatchObject({ kind: 'person', name: 'Cy', request: 'r' });
  expect(openRequests(given, now)).toEqual([]);
});

test('a request ends if the only other person declines', () => {
  expect(openRequests(answer(asked, ben, false), now)).toEqual([]);
});

test('of several others one approval is enough, and one refusal ends nothing', () => {
  const dan = keptSeat('3', 'Dan');
  const refused = answer({ ...asked, seats: [...asked.seats, dan] }, dan, false);
  expect(openRequests(refused, now)).toHaveLength(1);
  const given = answer(answer(refused, 'host', true), ben, true);
  expect(given.seats[2]).toMatchObject({ kind: 'person', name: 'Cy' });
});

test('a host without other seated people grants the seat alone', () => {
  const alone = { ...asked, seats: [ana, keptSeat('2', 'Bot', { kind: 'bot', keyHash: null })] };
  expect(answer(alone, 'host', true).seats[1]).toMatchObject({ kind: 'person', name: 'Cy' });
});

test('people without a key, as in an imported room, are not asked', () => {
  const keyless = [ana, ben].map((seat) => ({ ...seat, keyHash: null }));
  const imported = { ...asked, seats: [...keyless, keptSeat('2', 'Bot', { kind: 'bot', keyHash: null })] };
  const given = answeredRequest(imported, 'r', { by: 'host', agreed: true, hostSeats: [] }, now);
  expect(given.seats[2]).toMatchObject({ kind: 'person', name: 'Cy' });
});

test('a seat that has a person by now is not granted', () => {
  const taken = { ...asked, seats: [ana, ben, keptSeat('2', 'Dan')] };
  const agreed = answer(taken, ben, true);
  expect(() => answer(agreed, 'host', true)).toThrow('NO_SEAT_REQUEST');
});

describe('keys shown by one person', () => {
  const hostIs = (keyHash: string | null) =>
    withShown(asked, { keys: [asked.hostKeyHash, String(keyHash)], browsers: [] });
  const hostSeats = (from: typeof room) => seatsOfHostPerson(from, new Visitors());
  const agrees = (from: typeof room, by: 'host' | typeof ben) =>
    answeredRequest(
      from,
      'r',
      { by: by === 'host' ? by : { seat: by }, agreed: true, hostSeats: hostSeats(from) },
      now,
    );

  test('count as the host’s even after the connection is closed: their own seat is not another person', () => {
    const both = agrees(agrees(hostIs(ben.keyHash), 'host'), ben);
    expect([hostSeats(both), both.seats[2]?.kind]).toEqual([['1'], 'bot']);
    expect(agrees(both, ana).seats[2]).toMatchObject({ kind: 'person', name: 'Cy' });
  });

  test('count as the asking person’s, who cannot approve with another key', () => {
    const own = withShown(asked, { keys: ['key', String(ben.keyHash)], browsers: [] });
    const dan = { ...own, seats: [...own.seats, keptSeat('3', 'Dan')] };
    const both = answer(answer(dan, 'host', true), ben, true);
    expect(both.seats[2]?.kind).toBe('bot');
    expect(seatRequestViews(both, new Visitors(), now)[0]?.seats).toEqual(['0', '3']);
  });
});

const newcomer = (name: string, browser?: string) => ({ name, keyHash: `key of ${name}`, browser });
const ask = (from: typeof room, seat: string, who: ReturnType<typeof newcomer>, at = now) =>
  askedFor(from, seat, { id: who.name, newcomer: who }, new Visitors(), at);

test('a seat can be asked for only in a running, unlocked room, and only if it has no person', () => {
  expect(() => ask({ ...room, state: 'open' }, '2', newcomer('Dan'))).toThrow('ROOM_NOT_PLAYING');
  expect(openRequests({ ...asked, state: 'over' }, now)).toEqual([]);
  const locked = { ...room, hosting: { ...room.hosting, locked: true } };
  expect(() => ask(locked, '2', newcomer('Dan'))).toThrow('ROOM_LOCKED');
  expect(() => ask(room, '1', newcomer('Dan'))).toThrow('SEAT_TAKEN');
});

test('a seat has one request at a time, and so has a browser', () => {
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

test('the host’s refusal ends a request, and an answer to no request is refused', () => {
  expect(openRequests(answer(asked, 'host', false), now)).toEqual([]);
  expect(openRequests(answer(asked, ana, false), now)).toEqual([]);
  expect(() => answer(room, 'host', true)).toThrow('NO_SEAT_REQUEST');
});

test('a later answer replaces the earlier one', () => {
  const three = { ...asked, seats: [...asked.seats, keptSeat('3', 'Dan')] };
  const changed = answer(answer(answer(three, ben, true), ben, false), ben, true);
  expect(openRequests(changed, now)).toMatchObject([{ yes: [ben.keyHash], no: [] }]);
});

test('everybody sees whose answer is awaited, and how long', () => {
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

describe('the host who asks for a seat', () => {
  const watching = (browserHash: string) =>
    new Visitors([{ name: 'Hal', hostHash: room.hostKeyHash, seatHash: null, browserHash }]);
  const asks = (from: typeof room, browser: string) =>
    askedFor(from, '2', { id: 'r', newcomer: newcomer('Hal', browser) }, watching('his'), now);

  test('has approved by asking, and one more person must', () => {
    expect(openRequests(asks(room, 'his'), now)).toMatchObject([{ host: true, yes: [] }]);
    expect(answer(asks(room, 'his'), ben, true).seats[2]).toMatchObject({ kind: 'person', name: 'Hal', request: 'r' });
  });

  test('gets it at once if nobody else can approve', () => {
    const bots = { ...room, seats: room.seats.map((seat) => ({ ...seat, kind: 'bot' as const })) };
    expect(asks(bots, 'his').seats[2]).toMatchObject({ kind: 'person', name: 'Hal', request: 'r' });
  });

  test('is not another person in another browser', () => {
    expect(openRequests(asks(room, 'hers'), now)).toMatchObject([{ host: false }]);
  });
});
