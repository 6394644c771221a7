import type { RoomRecord } from '../../store/records';
import type { Visitor } from '../../store/shared';
import { countingEntries } from '../../testing/keptEntries';
import { hashKey } from '../access/keys';
import { DEFAULT_HOSTING } from '../host/hostingRules';
import { roomView } from '../roomView';
import { isHost, Presence, seatOf } from './presence';

const room: RoomRecord = {
  code: 'K7WQ3H',
  version: 1,
  game: 'toy',
  options: {},
  listed: false,
  state: 'open',
  hostKeyHash: hashKey('host'),
  seats: ['0', '1'].map((seat) => ({
    seat,
    kind: 'person',
    name: seat,
    keyHash: hashKey(`key${seat}`),
    person: null,
    standIn: 'none',
  })),
  matchId: null,
  owner: null,
  hosting: DEFAULT_HOSTING,
  chat: { watchers: 'together', muted: [] },
  createdAt: 0,
  updatedAt: 0,
};

const visitor = (over: Partial<Visitor> = {}): Visitor => ({
  name: '',
  hostHash: null,
  seatHash: null,
  ...over,
});
const view = (presence: Presence, of = room) => roomView(of, presence.visitors(of.code));
const seated = visitor({ seatHash: hashKey('key0') });

describe('presence', () => {
  it('lasts until the last of two tabs is closed', () => {
    const presence = new Presence();
    const leaves = [presence.enter(room.code, { ...seated }), presence.enter(room.code, { ...seated })];
    leaves[0]?.();
    leaves[0]?.();
    expect(presence.seatHere(room, '0')).toBe(true);
    leaves[1]?.();
    expect(presence.seatHere(room, '0')).toBe(false);
  });

  it('on one seat or in one room says nothing about another', () => {
    const presence = new Presence();
    presence.enter(room.code, seated);
    expect(presence.seatHere(room, '1')).toBe(false);
    expect(presence.seatHere({ ...room, code: 'OTHERS' }, '0')).toBe(false);
  });

  it('names the watchers, and guests with an empty name', () => {
    const presence = new Presence();
    presence.enter(room.code, seated);
    presence.enter(room.code, visitor({ name: 'Wanda' }));
    presence.enter(room.code, visitor());
    expect(view(presence).watchers).toEqual(['Wanda', '']);
  });

  it('counts a crowd of watchers, and names the 20 who have been here longest', () => {
    const presence = new Presence();
    presence.enter(room.code, { ...seated });
    for (let n = 1; n <= 20; n++) presence.enter(room.code, visitor({ name: `W${n}` }));
    expect(view(presence)).toMatchObject({ watcherCount: 20, watchers: { length: 20 } });
    for (let n = 21; n <= 1000; n++) presence.enter(room.code, visitor({ name: `W${n}` }));
    expect(view(presence)).toMatchObject({ watcherCount: 1000, watchers: { length: 20, 0: 'W1', 19: 'W20' } });
  });

  it('turns a visitor whose seat was freed into a watcher', () => {
    const presence = new Presence();
    presence.enter(room.code, { ...seated, name: 'Ana' });
    const given = { ...room, seats: room.seats.map((seat) => ({ ...seat, keyHash: hashKey('new') })) };
    expect(presence.seatHere(given, '0')).toBe(false);
    expect(view(presence, given)).toMatchObject({ watchers: ['Ana'], watcherCount: 1 });
  });

  it('recognises the host by the key of the host', () => {
    const presence = new Presence();
    const leave = presence.enter(room.code, visitor({ hostHash: hashKey('host') }));
    expect(view(presence).hostHere).toBe(true);
    leave();
    presence.enter(room.code, visitor({ hostHash: hashKey('wrong') }));
    expect(view(presence).hostHere).toBe(false);
  });

  it('without a key is on no seat, not even one without a key', () => {
    const free = { ...room, seats: room.seats.map((seat) => ({ ...seat, keyHash: null })) };
    expect(seatOf(free, visitor())).toBeNull();
    expect(seatOf(room, seated)).toBe('0');
  });

  it('recognises the key of the host, shown as such or as that of a seat, and no other', () => {
    const host = room.hostKeyHash;
    const [shown, onSeat, other] = [{ hostHash: host }, { seatHash: host }, { seatHash: hashKey('key0') }].map(visitor);
    expect([shown, onSeat, other].map((visitor) => isHost(room, visitor as Visitor))).toEqual([true, true, false]);
  });

  it('goes on for new visitors after all others have left', () => {
    const presence = new Presence();
    const leave = presence.enter(room.code, visitor({ name: 'Wanda' }));
    const kept = presence.visitors(room.code);
    leave();
    expect([presence.here(room.code), kept.size, presence.visitors(room.code).size]).toEqual([[], 0, 0]);
    presence.enter(room.code, seated);
    expect([presence.here(room.code), presence.visitors(room.code).size]).toEqual([[seated], 1]);
  });

  it('of remaining visitors is not changed by those who leave', () => {
    const presence = new Presence();
    const wanda = visitor({ name: 'Wanda' });
    const leave = presence.enter(room.code, seated);
    presence.enter(room.code, wanda);
    leave();
    expect(presence.here(room.code)).toEqual([wanda]);
  });

  it('through another server counts again after it had ended', () => {
    const presence = new Presence();
    for (const visitors of [[seated], [], [seated]]) presence.setRemote(room.code, visitors);
    expect(presence.visitors(room.code).size).toBe(1);
  });

  it('stores nothing for rooms without visitors here and on other servers', () => {
    const { made: presence, entries } = countingEntries(() => new Presence());
    const leaves = ['A', 'B'].map((code) => presence.enter(code, { ...seated }));
    const other = presence.enter('A', visitor());
    for (const code of ['B', 'C']) presence.setRemote(code, [seated]);
    expect(entries()).toBeGreaterThan(0);
    for (const leave of [...leaves, other]) leave();
    for (const code of ['B', 'C']) presence.setRemote(code, []);
    expect(entries()).toBe(0);
  });

  it('counts visitors of other servers until they leave there', () => {
    const presence = new Presence();
    presence.setRemote(room.code, [seated, visitor({ name: 'Wanda' })]);
    expect(view(presence)).toMatchObject({ watchers: ['Wanda'], seats: [{ here: true }, { here: false }] });
    expect(presence.here(room.code)).toEqual([]);
    presence.setRemote(room.code, [seated]);
    expect(view(presence)).toMatchObject({ watchers: [], seats: [{ here: true }, { here: false }] });
    presence.setRemote(room.code, []);
    expect(view(presence)).toMatchObject({ watchers: [], seats: [{ here: false }, { here: false }] });
  });

  it('reports visitors of other servers only when they change', () => {
    const presence = new Presence();
    const told: string[] = [];
    presence.listen((code) => told.push(code));
    for (const visitors of [[seated], [{ ...seated }], []]) presence.setRemote(room.code, visitors);
    expect(told).toHaveLength(2);
  });

  it('reports each arrival and departure once', () => {
    const presence = new Presence();
    const told: string[] = [];
    presence.listen((code) => told.push(code));
    const leave = presence.enter(room.code, visitor());
    leave();
    leave();
    expect(told).toEqual([room.code, room.code]);
  });
});
