import { Presence } from '../rooms/presence/presence';
import type { SharedStore, Visitor } from '../store/shared';
import { eventually } from '../testing/eventually';
import { LocalHub } from './bus/localBus';
import { RemotePresence } from './remotePresence';

const CODE = 'K7WQ3H';
const visitor = (name: string): Visitor => ({ name, hostHash: null, seatHash: null });

let presence: Presence;
/** Names that were saved, save by save. */
let saved: string[][];
let fails: boolean;
let server: { id: string; timeout: number };
let remotePresence: RemotePresence;
let failures: number;
/** Somebody who has every room open through another server. */
let zoe: Visitor | undefined;
/** Called while something is being saved. */
let meanwhile: () => void;

beforeEach(() => {
  presence = new Presence();
  saved = [];
  fails = false;
  failures = 0;
  zoe = undefined;
  meanwhile = () => {};
  server = { id: 'a', timeout: 1000 };
  const store: SharedStore = {
    moved: async () => ({ matches: [], rooms: [] }),
    visitorsElsewhere: async (_server, codes) => new Map(codes.flatMap((code) => (zoe ? [[code, [zoe]]] : []))),
    async saveVisitors(_server, rooms) {
      if (fails) throw new Error('away');
      const names = (rooms.get(CODE) ?? []).map(({ name }) => name);
      meanwhile();
      await new Promise((resolve) => setImmediate(resolve));
      saved.push(names);
    },
  };
  const bus = new LocalHub().join();
  remotePresence = new RemotePresence({ store, bus, presence, registry: server, failed: () => failures++ });
});
afterEach(() => remotePresence.close());

const savedTimes = (times: number) => eventually(() => (saved.length >= times ? true : undefined));

describe('who is here', () => {
  it('is saved at once, and what changes soon after it together', async () => {
    presence.enter(CODE, visitor('Ana'));
    await savedTimes(1);
    for (let n = 0; n < 500; n++) presence.enter(CODE, visitor(`W${n}`));
    await savedTimes(2);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(saved.map(({ length }) => length)).toEqual([1, 501]);
  });

  it('is saved again when somebody comes while it is being saved', async () => {
    meanwhile = () => {
      meanwhile = () => {};
      presence.enter(CODE, visitor('Ben'));
    };
    presence.enter(CODE, visitor('Ana'));
    await savedTimes(2);
    expect(saved).toEqual([['Ana'], ['Ana', 'Ben']]);
  });

  it('is saved by the next flush when the store was away', async () => {
    fails = true;
    presence.enter(CODE, visitor('Ana'));
    await eventually(() => (failures > 0 ? true : undefined));
    fails = false;
    await remotePresence.flush();
    expect(saved).toEqual([['Ana']]);
  });

  it('is saved anew under another id of the server, also when it gets that while saving', async () => {
    meanwhile = () => {
      meanwhile = () => {};
      server.id = 'b';
    };
    presence.enter(CODE, visitor('Ana'));
    await savedTimes(2);
    remotePresence.renew();
    await remotePresence.flush();
    expect(saved).toEqual([['Ana'], ['Ana'], ['Ana']]);
  });

  it('is not saved again for somebody who has come and gone', async () => {
    presence.enter(CODE, visitor('Ana'));
    await savedTimes(1);
    presence.enter(CODE, visitor('Ben'))();
    await remotePresence.flush();
    expect(saved).toEqual([['Ana']]);
  });

  it('is saved no more after the end', async () => {
    presence.enter(CODE, visitor('Ana'));
    remotePresence.close();
    await remotePresence.flush();
    presence.enter(CODE, visitor('Ben'));
    await remotePresence.flush();
    expect(saved).toEqual([]);
  });
});

describe('who is elsewhere', () => {
  const names = () => presence.visitors(CODE).size;

  it('is known while the room is followed, by as many as follow it', async () => {
    zoe = visitor('Zoe');
    await remotePresence.follow(CODE);
    await remotePresence.follow(CODE);
    expect(names()).toBe(1);
    remotePresence.unfollow(CODE);
    expect(names()).toBe(1);
    remotePresence.unfollow(CODE);
    expect(names()).toBe(0);
    await remotePresence.pull();
    expect(names()).toBe(0);
  });

  it('is read again in all rooms that are followed, and in no others', async () => {
    remotePresence.unfollow(CODE);
    zoe = visitor('Zoe');
    await remotePresence.pull();
    await remotePresence.pull([CODE]);
    expect(names()).toBe(0);
    zoe = undefined;
    await remotePresence.follow(CODE);
    zoe = visitor('Zoe');
    await remotePresence.pull();
    expect(names()).toBe(1);
  });
});
