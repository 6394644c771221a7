import type { RoomRecord } from '../../store/records';
import { openRoomParts, type RoomParts } from '../../testing/roomParts';
import { afterMatch, withHosting } from '../host/hostingRules';
import { Visitors } from '../presence/visitors';
import { vacated, withBot, withPerson } from '../seats/seats';
import {
  agreedKind,
  answeredOffer,
  offered,
  offerView,
  openOffer,
  seatedFor,
  startableOffer,
  withoutOffer,
} from './offerRules';

let parts: RoomParts;
let room: RoomRecord;
beforeEach(async () => {
  parts = openRoomParts();
  const { code } = (await parts.rooms.create({ game: 'toy', players: 4 })).room;
  const fresh = await parts.rooms.load(code);
  const seated = ['Ana', 'Ben', 'Cy'].reduce(
    (now, name, seat) => withPerson(now, String(seat), { name, keyHash: name }),
    fresh,
  );
  room = afterMatch({ ...withBot(seated, '3'), state: 'playing', matchId: 'm' }, 'result', []);
});
afterEach(() => parts.close());

const HOST = ['0'];
const nobody = new Visitors();
const offer = (kind: 'rematch' | 'start' | 'next' = 'rematch') => offered(room, { id: 'o', kind, hostSeats: HOST });
const said = (now: RoomRecord, seat: string, agreed: boolean) => {
  const by = { seat: now.seats.find((record) => record.seat === seat) as RoomRecord['seats'][0] };
  return answeredOffer(now, 'o', { by, agreed, hostSeats: HOST });
};
const viewOf = (now: RoomRecord) => offerView(now, nobody);
const refusal = (code: string) => expect.objectContaining({ body: expect.objectContaining({ code }) });

describe('an offer', () => {
  test('asks every seated person; the host has agreed already, and bots are not asked', () => {
    expect(viewOf(offer())).toEqual({ id: 'o', kind: 'rematch', by: '0', yes: ['0'], no: [], asked: ['1', '2'] });
  });

  test('is accepted once the last of them agrees, and not before', () => {
    const once = said(offer(), '1', true);
    expect(agreedKind(once, 'o', HOST)).toBeUndefined();
    expect(agreedKind(said(once, '2', true), 'o', HOST)).toBe('rematch');
  });

  test('is not accepted if a person declines', () => {
    expect(agreedKind(said(said(offer(), '1', true), '2', false), 'o', HOST)).toBeUndefined();
  });

  test('of the next room starts no match, even if all agree', () => {
    expect(agreedKind(said(said(offer('next'), '1', true), '2', true), 'o', HOST)).toBeUndefined();
  });

  test.each([
    [true, false, { yes: ['0'], no: ['1'], asked: ['2'] }],
    [false, true, { yes: ['0', '1'], no: [], asked: ['2'] }],
  ])('counts the last answer of each person (%s, then %s)', (first, last, view) => {
    expect(viewOf(said(said(offer(), '1', first), '1', last))).toMatchObject(view);
  });

  test('does not change by a repeated answer', () => {
    const once = said(offer(), '1', true);
    expect(said(once, '1', true)).toBe(once);
  });

  test('is withdrawn if the host declines, with the key of the room or of their own seat, and stays if they agree', () => {
    const by = (agreed: boolean) => answeredOffer(offer(), 'o', { by: 'host', agreed, hostSeats: HOST });
    expect(openOffer(by(false))).toBeUndefined();
    expect(openOffer(said(offer(), '0', false))).toBeUndefined();
    expect(openOffer(by(true))).toBeDefined();
  });

  test('takes no answer under another id, or after it was withdrawn', () => {
    const by = { by: 'host', agreed: true, hostSeats: HOST } as const;
    for (const [now, id] of [
      [offer(), 'another'],
      [withoutOffer(offer()), 'o'],
    ] as const)
      expect(() => answeredOffer(now, id, by)).toThrow(refusal('NO_OFFER'));
  });

  test('is refused during a match', () => {
    expect(() => offered({ ...room, state: 'playing' }, { id: 'o', kind: 'start', hostSeats: HOST })).toThrow(
      refusal('ROOM_PLAYING'),
    );
  });
});

describe('an offer lapses', () => {
  test.each<[string, (now: RoomRecord) => RoomRecord]>([
    ['with the match', (now) => ({ ...now, state: 'playing' })],
    ['when somebody stands up', (now) => vacated(now, '1', 'self')],
    ['when a bot goes', (now) => vacated(now, '3', { host: null })],
    ['with other options', (now) => ({ ...now, options: { seconds: 30 } })],
    ['with another game', (now) => ({ ...now, game: 'other' })],
  ])('%s', (_, change) => {
    const now = offer();
    expect(openOffer(now)).toBeDefined();
    expect(openOffer(change(now))).toBeUndefined();
  });

  test('but not when a seat moves to another device, or the room is locked', () => {
    const now = withHosting(offer(), { locked: true });
    const seats = now.seats.map((seat) => (seat.seat === '1' ? { ...seat, keyHash: 'new' } : seat));
    expect(openOffer({ ...now, seats })).toBeDefined();
  });
});

describe('the host may start without', () => {
  const asked = () => said(said(offer(), '1', true), '2', false);

  test.each([
    [['2'], true],
    [['2', '2'], true],
    [[], false],
    [['1', '2'], false],
    [['1'], false],
    [['3'], false],
  ])('exactly the people who have not agreed: %j %s', (without, may) => {
    const start = () => startableOffer(asked(), 'o', without, HOST);
    if (may) expect(start()).toMatchObject({ kind: 'rematch' });
    else expect(start).toThrow(refusal('OFFER_CHANGED'));
  });

  test('nobody if the offer is the next room', () => {
    expect(() => startableOffer(offer('next'), 'o', ['1', '2'], HOST)).toThrow(refusal('NO_OFFER'));
  });
});

describe('for the offered match', () => {
  test('a stand-in plays for people who have not answered, and they keep their seats', () => {
    const now = said(offer(), '1', true);
    const after = seatedFor(now, openOffer(now) as never, HOST).seats;
    expect(after[2]).toEqual({ ...room.seats[2], standIn: 'default' });
    expect([after[0], after[1], after[3]]).toEqual([room.seats[0], room.seats[1], room.seats[3]]);
  });

  test('the seat of a person who declined is free, and theirs again if they take it', () => {
    const now = said(offer(), '2', false);
    const after = seatedFor(now, openOffer(now) as never, HOST);
    expect(after.seats[2]).toMatchObject({
      ...{ kind: 'empty', keyHash: null, standIn: 'default' },
      former: { kind: 'person', keyHash: 'Cy' },
    });
    expect(after.state).toBe('over');
  });

  test('a person who became the host after the offer gets no stand-in', () => {
    const now = offer();
    expect(seatedFor(now, openOffer(now) as never, ['1']).seats[1]).toEqual(room.seats[1]);
  });
});
