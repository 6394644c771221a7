import { commitmentOf } from '@lantern/games/engine/seedCommitment';
import type { Contribution } from '@lantern/protocol/bodies';
import type { RoomListener } from '../../cluster/roomSubscriptions';
import { fakeTime, openRoomParts, pass, type RoomParts } from '../../testing/roomParts';
import { hashKey } from '../access/keys';
import { CONTRIBUTION_TIMEOUT_MS, ended } from './seedExchangeRules';
import { SeedExchanges } from './seedExchanges';

const NUMBER = '0'.repeat(64);
const SEALED = { matchId: 'm', secret: 'secret', salt: 'salt', promise: 'promise' };

let parts: RoomParts;
let exchanges: SeedExchanges;
let code: string;
let seatKey: string;
/** Number of listeners for changes of rooms on behalf of exchanges. */
let listening: number;
/** Number of secrets drawn. */
let sealed: number;

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

/** Starts an exchange with Ana's browser, which supports contributions. */
const collect = () => {
  const ana = { name: 'Ana', hostHash: null, seatHash: hashKey(seatKey), contributes: true } as const;
  sealed = 0;
  return exchanges.collect(
    code,
    () => ({ ...SEALED, matchId: sealed++ === 0 ? 'm' : `m${sealed}` }),
    (room) => room,
    [ana],
  );
};

const handIn = async (sent: Contribution) => {
  await parts.deals.contribute(code, seatKey, sent);
  await pass(0);
};

test('a browser that sends its hash and its number counts, without a delay', async () => {
  const numbers = collect();
  await pass(0);
  await handIn({ matchId: 'm', commitment: commitmentOf('m', NUMBER) });
  await handIn({ matchId: 'm', number: NUMBER });
  expect(await numbers).toMatchObject({ redraws: 0, silent: [], parts: [{ seat: '0', number: NUMBER }] });
});

test('a silent browser is awaited once, for a limited time', async () => {
  const done = jest.fn();
  const numbers = collect().then(done);
  await pass(0);
  await pass(CONTRIBUTION_TIMEOUT_MS - 1);
  expect(done).not.toHaveBeenCalled();
  await pass(1);
  expect(done).toHaveBeenCalledWith(expect.objectContaining({ redraws: 0, silent: [], parts: [] }));
  await numbers;
});

test('afterwards no listener or subscription is left', async () => {
  const numbers = collect();
  await pass(0);
  expect(listening).toBe(1);
  await pass(CONTRIBUTION_TIMEOUT_MS);
  await numbers;
  expect([listening, parts.subscriptions.room(code)]).toEqual([0, undefined]);
});

test('a missing number is never ignored: another secret is drawn, and the repetition is counted', async () => {
  const numbers = collect();
  await pass(0);
  await handIn({ matchId: 'm', commitment: commitmentOf('m', NUMBER) });
  await pass(CONTRIBUTION_TIMEOUT_MS);
  const draw = await numbers;
  expect(draw).toMatchObject({ redraws: 1, silent: [hashKey(seatKey)], parts: [] });
  expect([draw.sealed.matchId, sealed]).toEqual(['m2', 2]);
});

test('no match is dealt if the exchange has disappeared meanwhile', async () => {
  const numbers = collect();
  await pass(0);
  await parts.rooms.change(code, (room) => ended(room, 'm'));
  await expect(numbers).rejects.toMatchObject({ body: { code: 'ROOM_PLAYING' } });
});
