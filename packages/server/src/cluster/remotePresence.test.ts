import { Presence } from '../rooms/presence/presence';
import type { SharedStore, Visitor } from '../store/shared';
import { eventually } from '../testing/eventually';
import { LocalHub } from './bus/localBus';
import { RemotePresence } from './remotePresence';

const CODE = 'K7WQ3H';
const visitor = (name: string): Visitor => ({ name, hostHash: null, seatHash: null });

let presence: Presence;
/** The saved names, by save. */
let saved: string[][];
let fails: boolean;
let server: { id: string; timeout: number };
let remotePresence: RemotePresence;
let failures: number;
/** A visitor of every room through another server. */
let zoe: Visitor | undefined;
/** Called during each save. */
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
    saveLoad: async () => {},
    loadsElsewhere: async () => [],
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

describe('the visitors of this server', () => {
  it('are saved at once, and changes soon after that together', async () => {
    presence.enter(CODE, visitor('Ana'));
    await savedTimes(1);
    for (let n = 0; n < 500; n++) presence.enter(CODE, visitor(`W${n}`));
    await savedTimes(2);
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(saved.map(({ length }) => length)).toEqual([1, 501]);
  });

  it('are saved again if one arrives during a save', async () => {
    meanwhile = () => {
      meanwhile = () => {};
      presence.enter(CODE, visitor('Ben'));
    };
    presence.enter(CODE, visitor('Ana'));
    await savedTimes(2);
    expect(saved).toEqual([['Ana'], ['Ana', 'Ben']]);
  });

  it('are saved by the next flush if the store was away', async () => {
    fails = true;
    presence.enter(CODE, visitor('Ana'));
    await eventually(() => (failures > 0 ? true : undefined));
    fails = false;
    await remotePresence.flush();
    expect(saved).toEqual([['Ana']]);
  });

  it('are saved again under another id of the server, even if that changes during a save', async () => {
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

  it('are not saved again for a visitor who has come and gone', async () => {
    presence.enter(CODE, visitor('Ana'));
    await savedTimes(1);
    presence.enter(CODE, visitor('Ben'))();
    await remotePresence.flush();
    expect(saved).toEqual([['Ana']]);
  });

  it('are not saved after closing', async () => {
    presence.enter(CODE, visitor('Ana'));
    remotePresence.close();
    await remotePresence.flush();
    presence.enter(CODE, visitor('Ben'));
    await remotePresence.flush();
    expect(saved).toEqual([]);
  });
});

describe('the visitors of other servers', () => {
  const names = () => presence.visitors(CODE).size;

  it('are known while the room is followed, by any number of followers', async () => {
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

  it('are read again in all followed rooms, and in no others', async () => {
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
