import { type Tempo, usualTempo } from '@lantern/protocol/tempo';
import { DAY, HOUR, MINUTE } from '@lantern/protocol/timeUnits';
import { openRoom, start, startApp, stopApps, type TestApp } from '../testing/app';
import { type SmtpSink, smtpSink } from '../testing/smtpSink';
import { calmToy } from '../testing/toy';

/** A Monday, 12:00 in Berlin. */
const MONDAY = Date.UTC(2026, 0, 5, 11);

let sink: SmtpSink;
let app: TestApp;
let now: number;

beforeEach(async () => {
  now = MONDAY;
  sink = await smtpSink();
  app = await serving();
});
afterEach(async () => {
  await stopApps();
  await sink.close();
});

function serving(env: Record<string, string> = {}): Promise<TestApp> {
  const mail = { SMTP_URL: sink.url, MAIL_FROM: 'lantern@play.example.org', PUBLIC_URL: 'https://play.example.org' };
  return startApp({
    modules: [calmToy],
    env: { ...mail, PUSH_SERVICES: 'off', ...env },
    wallTime: () => now,
    suspendAfter: 0,
  });
}

const settings = { mode: 'each', language: 'en', zone: 'Europe/Berlin' } as const;
const last = () => sink.mails.at(-1)?.text ?? '';
const linkIn = (text: string, purpose: string) => new RegExp(`/mail#${purpose}\\.([\\w.-]+)`).exec(text)?.[1] ?? '';

/** A room over days of Ana and Ben. */
async function opened(tempo: Partial<Tempo> = {}) {
  const days = { ...usualTempo(3, 'Europe/Berlin'), reserve: 0, ...tempo };
  const { room, hostKey, keys } = await openRoom(app, { game: 'calm', tempo: days }, ['Ana', 'Ben']);
  const at = `/api/rooms/${room.code}/seats/0`;
  const enter = (more: object = {}) =>
    app.post(`${at}/mail`, { address: 'ana@example.org', ...settings, ...more }, keys[0]);
  return { code: room.code, hostKey, keys, at, enter };
}

/** The same with the address of Ana, confirmed, and a match in which she must move. */
async function begun(more: object = {}) {
  const room = await opened();
  const { token } = (await room.enter(more).expect(200)).body;
  await app.post('/api/mail/confirm', { link: linkIn(last(), 'confirm') }).expect(204);
  const { matchId } = await start(app, room.code, room.hostKey);
  sink.mails.length = 0;
  const act = async (seat: string) =>
    (await app.parts.matches.open(matchId as string))?.act({ seat, move: 'draw', args: [] });
  return { ...room, token, act };
}

/** Lets time pass, then sends the due notifications and daily mails. @returns the mails */
async function pass(milliseconds: number): Promise<string[]> {
  now += milliseconds;
  const before = sink.mails.length;
  await app.parts.dayCaller.beat();
  await app.parts.mailBeat?.beat();
  return sink.mails.slice(before).map(({ text }) => text);
}

describe('an address', () => {
  test('gets one plain mail that asks for confirmation, without any text of people', async () => {
    const { enter, code, keys } = await opened();
    const { body } = await enter().expect(200);
    expect(body).toMatchObject({
      on: true,
      here: true,
      box: { address: 'a…@example.org', confirmed: false, mode: 'each' },
    });
    expect(sink.mails.map(({ to }) => to)).toEqual(['ana@example.org']);
    expect(last()).toContain('Subject: Lantern: confirm your address');
    expect(last()).toContain('https://play.example.org/mail#confirm.');
    for (const text of [code, 'Ana', 'Ben', keys[0], body.token]) expect(last()).not.toContain(text);
    expect(last()).toContain('Content-Type: text/plain');
  });

  test('gets nothing before it is confirmed, and opening the link confirms nothing', async () => {
    const { enter, code, hostKey } = await opened();
    await enter().expect(200);
    const link = linkIn(last(), 'confirm');
    await start(app, code, hostKey);
    await app.get('/mail');
    await app.get(`/api/mail/confirm?link=${link}`);
    expect(await pass(MINUTE)).toEqual([]);
  });

  test('is confirmed by its own link only', async () => {
    const { enter, at, keys } = await opened();
    const { token } = (await enter().expect(200)).body;
    const link = linkIn(last(), 'confirm');
    for (const wrong of ['', link.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')), `x.${link.split('.')[1]}`])
      expect((await app.post('/api/mail/confirm', { link: wrong }).expect(403)).body.code).toBe('MAIL_GONE');
    expect((await app.post('/api/mail/unsubscribe', { link }).expect(403)).body.code).toBe('MAIL_GONE');
    await app.post('/api/mail/confirm', { link }).expect(204);
    const state = (await app.post(`${at}/mail-state`, { token }, keys[0]).expect(200)).body;
    expect(state.box.confirmed).toBe(true);
  });

  test('gets at most three confirmation mails a day, and one household may request ten', async () => {
    const { enter } = await opened();
    for (let times = 0; times < 3; times++) await enter().expect(200);
    await enter().expect(429);
    for (let times = 0; times < 6; times++) await enter({ address: `b${times}@example.org` }).expect(200);
    await enter({ address: 'c@example.org' }).expect(429);
    expect(sink.mails).toHaveLength(9);
  });

  test.each(['ana', 'ana@example.org\r\nBcc: ben@example.org', 'ana@example.org, ben@example.org', ''])(
    'is a single address: %j is refused',
    async (address) => {
      await (await opened()).enter({ address }).expect(400);
      expect(sink.mails).toEqual([]);
    },
  );

  test('needs no new confirmation for another room', async () => {
    const { token } = await begun();
    const { code, keys, hostKey, at } = await opened();
    const set = await app.post(`${at}/mail`, { token, ...settings, mode: 'daily' }, keys[0]).expect(200);
    expect(set.body).toMatchObject({ token, here: true, box: { confirmed: true, mode: 'daily' } });
    expect(sink.mails).toEqual([]);
    await start(app, code, hostKey);
    const wrong = await app.post(`${at}/mail`, { token: 'wrong', ...settings }, keys[0]).expect(403);
    expect(wrong.body.code).toBe('MAIL_GONE');
  });
});

describe('a notification', () => {
  test('is mailed with game, names, deadline and a link, without the code of the room', async () => {
    const { code } = await begun();
    const [text = ''] = await pass(MINUTE);
    expect(text).toMatch(/^Subject: Lantern: Toy$/m);
    expect(text).toContain('Toy with Ben\nYour turn, until Thursday 12:00.\nhttps://play.example.org/turn/');
    expect(text).not.toContain(code);
    expect(text).toMatch(/^List-Unsubscribe: <https:\/\/play\.example\.org\/api\/mail\/unsubscribe\/[\w.-]+>$/m);
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
  });

  test('waits for the end of the quiet hours', async () => {
    const { act } = await begun();
    now = MONDAY + 11 * HOUR;
    await act('0');
    await act('1');
    expect(await pass(MINUTE)).toEqual([]);
    expect(await pass(9 * HOUR)).toHaveLength(1);
  });

  test('is not mailed to an address that the mail server refuses for good, which is deleted', async () => {
    const { at, keys, token, act } = await begun();
    sink.answerRecipients(550);
    await pass(MINUTE);
    const state = (await app.post(`${at}/mail-state`, { token }, keys[0]).expect(200)).body;
    expect(state).toEqual({ on: true, here: false, box: null });
    sink.answerRecipients(250);
    await act('0');
    await act('1');
    expect(await pass(MINUTE)).toEqual([]);
  });

  test('is lost, but not the address, after a temporary refusal by the mail server', async () => {
    const { at, keys, token } = await begun();
    sink.answerRecipients(450);
    await pass(MINUTE);
    expect((await app.post(`${at}/mail-state`, { token }, keys[0]).expect(200)).body.here).toBe(true);
  });
});

describe('a daily mail', () => {
  test('comes at eight in the zone of its reader, with the number of waiting matches, if there are any', async () => {
    const { act } = await begun({ mode: 'daily' });
    expect(await pass(20 * HOUR - MINUTE)).toEqual([]);
    const [text = ''] = await pass(MINUTE);
    expect(text).toContain('Subject: Lantern: your turn in 1 match');
    expect(text).toContain('https://play.example.org/\n');
    expect(await pass(HOUR)).toEqual([]);
    await act('0');
    expect(await pass(DAY)).toEqual([]);
    await act('1');
    expect(await pass(DAY)).toHaveLength(1);
  });
});

describe('mails end', () => {
  test('by the link in a mail or one click, which deletes the address at once', async () => {
    for (const way of ['page', 'click']) {
      const { at, keys, token } = await begun({ address: `${way}@example.org` });
      const [text = ''] = await pass(MINUTE);
      const clicked = /\/api\/mail\/unsubscribe\/([\w.-]+)>/.exec(text)?.[1];
      if (way === 'page') await app.post('/api/mail/unsubscribe', { link: linkIn(text, 'unsubscribe') }).expect(204);
      else await app.post(`/api/mail/unsubscribe/${clicked}`).expect(200);
      expect((await app.post(`${at}/mail-state`, { token }, keys[0]).expect(200)).body.box).toBeNull();
    }
  });

  test('for one seat, or by forgetting the address', async () => {
    const { at, keys, token } = await begun();
    const ended = (await app.post(`${at}/mail-end`, { token }, keys[0]).expect(200)).body;
    expect(ended).toMatchObject({ here: false, box: { confirmed: true } });
    expect(await pass(MINUTE)).toEqual([]);
    await app.post('/api/mail/forget', { token }).expect(204);
    expect((await app.post(`${at}/mail-state`, { token }, keys[0]).expect(200)).body.box).toBeNull();
  });

  test('thirty days after no seat uses the address any more', async () => {
    const { at, keys, token } = await begun();
    await pass(DAY);
    await app.post(`${at}/mail-end`, { token }, keys[0]).expect(200);
    const isKept = async () => (await app.post(`${at}/mail-state`, { token }, keys[0])).body.box !== null;
    await pass(30 * DAY);
    expect(await isKept()).toBe(true);
    await pass(1);
    expect(await isKept()).toBe(false);
  });
});

test('no more mails are sent in a day than the server allows', async () => {
  await stopApps();
  app = await serving({ MAILS_PER_DAY: '2' });
  const { enter } = await opened();
  for (const name of ['a', 'b']) await enter({ address: `${name}@example.org` }).expect(200);
  expect((await enter({ address: 'c@example.org' }).expect(409)).body.code).toBe('MAIL_FAILED');
  expect(sink.mails).toHaveLength(2);
});

test.each([450, 550])('an address that the mail server refuses with %s is not kept', async (status) => {
  const { enter } = await opened();
  sink.answerRecipients(status);
  expect((await enter().expect(409)).body.code).toBe('MAIL_FAILED');
});

test('a server without a mail server says so', async () => {
  await stopApps();
  app = await serving({ SMTP_URL: '', MAIL_FROM: '' });
  const { enter, at, keys } = await opened();
  expect((await enter().expect(409)).body.code).toBe('MAIL_OFF');
  expect((await app.post(`${at}/mail-state`, { token: '' }, keys[0]).expect(200)).body.on).toBe(false);
});
