import { commitmentOf } from '@lantern/games/engine/seedCommitment';
import type { Contribution } from '@lantern/protocol/bodies';
import type { RoomListener } from '../../cluster/roomSubscriptions';
import { fakeTime, openRoomParts, pass, type RoomParts } from '../../testing/roomParts';
import { hashKey } from '../access/keys';
import { TIMEOUT } from './seedExchangeRules';
import { SeedExchanges } from './seedExchanges';

const NUMBER = '0'.repeat(64);
const SEALED = { matchId: 'm', secret: 'secret', salt: 'salt', promise: 'promise' };

let parts: RoomParts;
let exchanges: SeedExchanges;
let code: string;
let seatKey: string;
/** How many listen for changes of rooms on behalf of exchanges. */
let listening: number;

beforeEach(async () => {
  fakeTime();
  parts = openRoomParts();
  const { rooms, subscriptions } = parts;
  listening = 0;
  const listen = (listener: RoomListener) => {
    const end = subscriptions.listen(listener);
    listening++;
    return () => {
      listening--;
      end();
    };
  };
  exchanges = new SeedExchanges({
    subscriptions: { subscribe: (of) => subscriptions.subscribe(of), room: (of) => subscriptions.room(of), listen },
    change: rooms.change.bind(rooms),
  });
  const { room, seat } = await rooms.create({ game: 'toy', players: 2, name: 'Ana' });
  [code, seatKey] = [room.code, seat?.seatKey ?? ''];
});

afterEach(async () => {
  await parts.close();
  jest.useRealTimers();
});

/** Begins an exchange with Ana's browser, which says that it contributes. */
const collect = () => {
  const ana = { name: 'Ana', hostHash: null, seatHash: hashKey(seatKey), contributes: true } as const;
  return exchanges.collect(code, SEALED, (room) => room, [ana]);
};

const handIn = async (sent: Contribution) => {
  await parts.rooms.contribute(code, seatKey, sent);
  await pass(0);
};

test('the number of a browser that hands in its hash and then its number counts, without any waiting', async () => {
  const numbers = collect();
  await pass(0);
  await handIn({ matchId: 'm', commitment: commitmentOf('m', NUMBER) });
  await handIn({ matchId: 'm', number: NUMBER });
  expect(await numbers).toEqual({ '0': NUMBER });
});

test('a browser that says nothing is waited for once, and no longer than its time', async () => {
  const done = jest.fn();
  const numbers = collect().then(done);
  await pass(0);
  await pass(TIMEOUT - 1);
  expect(done).not.toHaveBeenCalled();
  await pass(1);
  expect(done).toHaveBeenCalledWith({});
  await numbers;
});

test('once it is over, nothing listens for changes of rooms, and the room is followed no longer', async () => {
  const numbers = collect();
  await pass(0);
  expect(listening).toBe(1);
  await pass(TIMEOUT);
  await numbers;
  expect([listening, parts.subscriptions.room(code)]).toEqual([0, undefined]);
});
