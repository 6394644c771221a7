import { MOST_TAKE_BACKS } from '@lantern/protocol/takeBacks';
import { openRoom, refusedAs, roomOf, start, startApp, stopApps, type TestApp, visit } from '../testing/app';
import { eventually } from '../testing/eventually';
import { calmToy, type ToyView } from '../testing/toy';

let app: TestApp;
beforeEach(async () => {
  app = await startApp({ modules: [calmToy] });
});
afterEach(stopApps);

/** A running match and its requests; `bots` is the number of bots after the people. */
async function match(people = ['Ana', 'Ben', 'Cy'], bots = 0) {
  const players = people.length + bots;
  const { room, hostKey, keys } = await openRoom(app, { game: 'calm', players }, people);
  const { code } = room;
  for (let seat = people.length; seat < players; seat++)
    await app.post(`/api/rooms/${code}/seats/${seat}/bot`, {}, hostKey).expect(200);
  const matchId = (await start(app, code, hostKey)).matchId as string;
  const match = async () => {
    const open = await app.parts.matches.open(matchId);
    if (!open) throw new Error('no table');
    return open;
  };
  const view = async (seat: string | null) => (await match()).view(seat) as unknown as ToyView;
  const version = async (seat: number) => (await match()).takeBackOf(String(seat))?.version ?? 0;
  const post = (path: string, body: object, key?: string) => app.post(`/api/rooms/${code}/${path}`, body, key);
  return {
    ...{ code, hostKey, keys, match, view, post },
    act: async (seat: number, move: string, ...args: unknown[]) =>
      expect(await (await match()).act({ seat: String(seat), move, args })).toMatchObject({ ok: true }),
    takeBack: async (seat: number, at?: number) =>
      post('take-back', { version: at ?? (await version(seat)) }, keys[seat]),
    ask: async (seat: number, at?: number) =>
      post('take-back/ask', { version: at ?? (await version(seat)) }, keys[seat]),
    answer: (seat: number, agreed: boolean) => post('take-back/answer', { agreed }, keys[seat]),
    room: () => roomOf(app, code),
    version,
  };
}

describe('a harmless move', () => {
  it('is taken back without asking anybody', async () => {
    const { act, takeBack, view } = await match();
    const { hand } = await view('0');
    await act(0, 'play', hand[0]);
    expect((await takeBack(0)).status).toBe(200);
    expect(await view('0')).toMatchObject({ hand, pile: [], story: [{ kind: 'takenBack', data: { seat: '0' } }] });
  });

  it('is taken back once, however often it is requested', async () => {
    const { act, takeBack, view, version } = await match();
    await act(0, 'play', (await view('0')).hand[0]);
    await act(0, 'play', (await view('0')).hand[0]);
    const seen = await version(0);
    await takeBack(0, seen).then(({ status }) => expect(status).toBe(200));
    const again = takeBack(0, seen);
    await refusedAs(again as never, 409, 'STALE_STATE');
    expect((await view('0')).pile).toHaveLength(1);
  });
});

describe('a move that has revealed something', () => {
  it('is taken back once everybody has agreed', async () => {
    const { act, takeBack, ask, answer, view } = await match();
    await act(0, 'draw');
    await refusedAs(takeBack(0) as never, 409, 'MUST_ASK');
    const asked = (await ask(0)).body;
    expect(asked.takeBack).toEqual({
      seat: '0',
      awaited: ['1', '2'],
      shown: ['card'],
      remaining: expect.any(Number),
    });
    const first = (await answer(1, true)).body;
    expect(first.takeBack).toMatchObject({ awaited: ['2'] });
    expect((await view('0')).hand).toHaveLength(6);
    const second = (await answer(2, true)).body;
    expect(second.takeBack).toBeNull();
    expect(await view('0')).toMatchObject({ turnSeat: '0', story: [{ kind: 'takenBack' }] });
    expect((await view('0')).hand).toHaveLength(5);
  });

  it('stays if one person declines, or the asking person withdraws', async () => {
    const { act, ask, answer, view } = await match();
    await act(0, 'draw');
    for (const [seat, agreed] of [
      [1, false],
      [0, false],
    ] as const) {
      await ask(0);
      const { body } = await answer(seat, agreed);
      expect(body.takeBack).toBeNull();
      await refusedAs(answer(2, true), 409, 'NO_TAKE_BACK');
    }
    expect((await view('0')).hand).toHaveLength(6);
  });

  it('stays if the match has gone on, and the request ends', async () => {
    const { code, keys, act, ask, answer, view } = await match();
    const visitor = await visit(app, { code, seatKey: keys[1] });
    await act(0, 'draw');
    await ask(0);
    await visitor.until(({ room }) => room.takeBack?.seat === '0');
    await act(1, 'draw');
    await visitor.until(({ room }) => room.takeBack === null);
    await refusedAs(answer(1, true), 409, 'NO_TAKE_BACK');
    expect((await view('0')).hand).toHaveLength(6);
  });

  it('stays if a bot plays: it declines, and the request does not count', async () => {
    const { act, ask, view, room } = await match(['Ana', 'Ben'], 1);
    await act(0, 'draw');
    for (let times = 0; times <= MOST_TAKE_BACKS; times++) await refusedAs(ask(0) as never, 409, 'BOTS_SAY_NO');
    expect((await room()).takeBack).toBeNull();
    expect((await view('0')).hand).toHaveLength(6);
  });

  it('stays if a stand-in plays for an absent person, even one that starts during the request', async () => {
    const { code, act, ask, answer, view, post, keys } = await match();
    await visit(app, { code, seatKey: keys[0] });
    await act(0, 'draw');
    await ask(0);
    await post('seats/2/stand-in', { wanted: true }, keys[0]).expect(200);
    const voted = await post('seats/2/stand-in', { wanted: true }, keys[1]).expect(200);
    expect(voted.body.seats[2].standIn).not.toBe('none');
    await answer(1, true);
    expect((await view('0')).hand).toHaveLength(6);
    await answer(0, false);
    await refusedAs(ask(0) as never, 409, 'BOTS_SAY_NO');
  });
});

describe('a move that has revealed nothing new', () => {
  it('needs the consent of people only: bots agree, and wait for the answer', async () => {
    app = await startApp({ modules: [calmToy], env: { BOT_PACE: '1' } });
    const { act, ask, answer, view } = await match(['Ana', 'Ben'], 1);
    await act(0, 'stash', (await view('0')).hand[0]);
    expect((await ask(0)).body.takeBack).toMatchObject({ awaited: ['1'], shown: [] });
    expect((await answer(1, true)).body.takeBack).toBeNull();
    expect(await view('0')).toMatchObject({ stash: [], story: [{ kind: 'takenBack' }] });
  });

  it('stops bots as long as the request is open', async () => {
    app = await startApp({ modules: [calmToy], env: { BOT_PACE: '1' } });
    const { act, ask, answer, view } = await match(['Ana', 'Ben'], 1);
    await act(0, 'draw');
    await act(1, 'stash', (await view('1')).hand[0]);
    expect((await ask(1)).status).toBe(200);
    await act(1, 'draw').catch(() => {});
    await answer(0, false);
    await eventually(async () => ((await view('0')).turnSeat === '0' ? true : undefined));
  });
});

describe('a request for a take-back is refused', () => {
  it('while another one is open', async () => {
    const { act, ask } = await match();
    await act(0, 'draw');
    await act(1, 'draw');
    await ask(0);
    await refusedAs(ask(1) as never, 409, 'TAKE_BACK_OPEN');
  });

  it('if the seat has asked too often in this match', async () => {
    const { act, ask, answer } = await match();
    await act(0, 'draw');
    await act(1, 'draw');
    for (let times = 0; times < MOST_TAKE_BACKS; times++) {
      expect((await ask(0)).status).toBe(200);
      await answer(1, false);
    }
    await refusedAs(ask(0) as never, 409, 'TAKE_BACKS_USED');
    expect((await ask(1)).status).toBe(200);
  });

  it('without a move, for another move, without a seat, or malformed', async () => {
    const { act, ask, takeBack, answer, post, hostKey } = await match();
    await refusedAs(ask(0) as never, 409, 'NOTHING_TO_TAKE_BACK');
    await act(0, 'draw');
    await refusedAs(ask(0, 0) as never, 409, 'STALE_STATE');
    await refusedAs(takeBack(0, 0) as never, 409, 'STALE_STATE');
    await refusedAs(post('take-back/ask', { version: 1 }, hostKey), 403, 'NOT_YOUR_SEAT');
    await refusedAs(post('take-back/answer', { agreed: true }), 403, 'NOT_YOUR_SEAT');
    await refusedAs(post('take-back', {}), 400, 'MALFORMED');
    await refusedAs(post('take-back/ask', { version: 'x' }), 400, 'MALFORMED');
    await refusedAs(post('take-back/answer', { agreed: 'yes' }), 400, 'MALFORMED');
    await refusedAs(answer(1, true), 409, 'NO_TAKE_BACK');
  });

  it('while the match is paused, or without a match', async () => {
    const { act, ask, answer, post, hostKey, room } = await match();
    await act(0, 'draw');
    await post('pause', { paused: true }, hostKey).expect(200);
    await refusedAs(ask(0) as never, 409, 'PAUSED');
    await post('pause', { paused: false }, hostKey).expect(200);
    await ask(0);
    await act(1, 'concede');
    await eventually(async () => ((await room()).state === 'over' ? true : undefined));
    await refusedAs(answer(1, true), 409, 'ROOM_NOT_PLAYING');
  });
});
