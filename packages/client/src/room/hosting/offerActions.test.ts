import { type RealServer, realServer } from '../../../test/realServer';
import { call } from '../../net/api/call';
import { type HeldSeat, heldSeat } from '../../state/roomKeys';
import { attempt } from '../connection/attempt';
import { hostingActions } from './hostingActions';

let server: RealServer;

beforeAll(async () => {
  server = await realServer();
  globalThis.fetch = server.fetch;
});

afterAll(() => server.stop());

/** Ana and Ben share the host's browser, Cy plays on another device; their match was ended by vote. */
async function played() {
  const options = { game: 'crystal-wars', players: 4, options: {}, name: 'Ana' };
  const { room, hostKey, seat } = await call('POST /api/rooms', {}, options);
  const { code } = room;
  const ana = heldSeat(seat as NonNullable<typeof seat>);
  const [ben, cy] = [
    heldSeat(await call('POST /api/rooms/:code/seats/:seat/sit', { code, seat: '1' }, { name: 'Ben' })),
    heldSeat(await call('POST /api/rooms/:code/seats/:seat/sit', { code, seat: '2' }, { name: 'Cy' })),
  ];
  await call('POST /api/rooms/:code/seats/:seat/bot', { code, seat: '3', key: hostKey }, {});
  await call('POST /api/rooms/:code/start', { code, key: hostKey });
  for (const { seatKey } of [ana, ben])
    await call('POST /api/rooms/:code/end', { code, key: seatKey }, { wanted: true });
  const actionsOf = (held: HeldSeat[], host: boolean) =>
    hostingActions({
      ...{ code, hostKey: host ? hostKey : '', host, apart: host, held, attempt },
      ...{ seat: held[0]?.seat ?? null, seatKey: held[0]?.seatKey },
      change() {},
      room: undefined,
      keepHostKey() {},
      holdAgain() {},
      dropHostKey() {},
      join: async () => {},
    });
  return { code, host: actionsOf([ana, ben], true), guest: actionsOf([cy], false) };
}

test.each(['start', 'rematch'] as const)('people who share the browser of the host agree to their %s', async (way) => {
  const { code, host, guest } = await played();
  expect(await host[way]()).toBe(true);
  const { state, offer } = await call('GET /api/rooms/:code', { code });
  expect([state, offer?.yes, offer?.asked]).toEqual(['over', ['0', '1'], ['2']]);
  if (offer) expect(await guest.answerOffer(offer, true)).toBe(true);
  expect((await call('GET /api/rooms/:code', { code })).state).toBe('playing');
});

test('a host who declines withdraws the offer; a guest only declines for themselves', async () => {
  const { code, host, guest } = await played();
  await host.rematch();
  const { offer } = await call('GET /api/rooms/:code', { code });
  if (!offer) throw new Error('nothing was offered');
  await guest.answerOffer(offer, false);
  expect((await call('GET /api/rooms/:code', { code })).offer?.no).toEqual(['2']);
  await host.answerOffer(offer, false);
  expect((await call('GET /api/rooms/:code', { code })).offer).toBeUndefined();
});

test('the host starts without a guest who does not answer, and the guest keeps the seat', async () => {
  const { code, host } = await played();
  await host.start();
  const { offer } = await call('GET /api/rooms/:code', { code });
  if (!offer) throw new Error('nothing was offered');
  expect(await host.startWithout(offer, ['2'])).toBe(true);
  const { state, seats } = await call('GET /api/rooms/:code', { code });
  expect([state, seats[2]]).toMatchObject(['playing', { name: 'Cy', kind: 'person', standIn: 'default' }]);
});
