import type { Page } from 'playwright-core';
import { type Harness, withHarness } from '../harness';
import { type DaysRoom, daysRoom, hold } from './daysRooms';

/**
 * A player over days comes home: the first page lists the rooms that wait, the next table is one tap away, answers are given
 * in advance, notes open by themselves, another device
 * has the same seats, and a browser that has lost its storage gets them back. `--screenshots` keeps its pictures in
 * `screenshots/`; `--built` takes the build that is there.
 */
export const home = withHarness({ name: 'home', port: 8337, still: true, seed: () => 'home' }, async (harness) => {
  const { address, seen } = harness;
  const rooms = {
    mine: await daysRoom(address, 'improvised-dungeon-crawl', 'mine'),
    theirs: await daysRoom(address, 'crystal-wars', 'theirs'),
    open: await daysRoom(address, 'crystal-caverns', 'none'),
  };
  const phone = (await harness.enter('Ana', 'phone')).page;
  const desk = (await harness.enter('Ana at a desk', 'desktop')).page;
  await hold(phone, address, Object.values(rooms));
  await waiting(harness, phone, rooms.mine);
  await withoutNetwork(harness, phone);
  await nextTable(harness, phone, rooms);
  await answersInAdvance(harness, phone);
  await notes(harness, phone);
  await anotherDevice(harness, phone, desk);
  await readThere(harness, phone, desk, rooms.open);
  await storageLost(harness, phone);
  return { seen };
});

const cards = (page: Page) => page.locator('main li a[href^="/r/"]');

async function waiting(harness: Harness, phone: Page, { code }: DaysRoom): Promise<void> {
  const { address, camera } = harness;
  await phone.goto(address);
  await cards(phone).nth(2).waitFor();
  const first = await cards(phone).first().getAttribute('href');
  if (first !== `/r/${code}`) throw new Error(`${first} comes before the room that waits for the player`);
  await phone
    .getByText(/^until /)
    .first()
    .waitFor();
  await camera.check(phone, 'home with rooms over days');
  await camera.everyWay(phone, 'home-days');
  harness.done('the room that waits for this player comes first, with its deadline');
}

async function withoutNetwork(harness: Harness, phone: Page): Promise<void> {
  await harness.faults.duringOutage(async () => {
    await phone.context().setOffline(true);
    await phone.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await phone.getByText(/^No connection. As of /).waitFor();
    if ((await cards(phone).count()) !== 3) throw new Error('rooms are missing without a network');
    await phone.context().setOffline(false);
  });
  await phone.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await phone.getByText(/^No connection/).waitFor({ state: 'detached' });
  harness.done('without a network the rooms are shown in their last known state');
}

async function nextTable(
  harness: Harness,
  phone: Page,
  { mine, theirs }: Record<'mine' | 'theirs', DaysRoom>,
): Promise<void> {
  const { address, camera } = harness;
  await phone.goto(`${address}/r/${theirs.code}`);
  const next = phone.getByRole('link', { name: /^Next: improvised Dungeon Crawl with Ben, until / });
  await next.waitFor();
  await camera.check(phone, 'the next table');
  await camera.take(phone, 'next-table');
  await next.tap();
  await phone.waitForURL(`${address}/r/${mine.code}`);
  await phone.getByRole('main', { name: 'Board' }).waitFor();
  harness.done('one tap leads from a match that waits for others to the next one');
}

/** Gives answers in advance in a match of the Dungeon Crawl over days. */
async function answersInAdvance(harness: Harness, phone: Page): Promise<void> {
  const { camera } = harness;
  await phone.getByRole('button', { name: 'When shall we wait for you?' }).tap();
  const sheet = phone.getByRole('dialog', { name: 'When shall we wait for you?' });
  await sheet.getByRole('group', { name: 'Shares of the loot' }).getByRole('radio', { name: 'ask me' }).tap();
  await camera.check(phone, 'answers in advance');
  await camera.everyWay(phone, 'answers');
  await sheet.getByRole('button', { name: 'Answer like this' }).tap();
  await phone.getByRole('button', { name: /^While you are away: .*Shares of the loot: ask me/ }).waitFor();
  await camera.check(phone, 'the line with answers in advance');
  await camera.everyWay(phone, 'answers-line');
  harness.done('answers in advance are given in a sheet and shown in one line above the action bar');
}

async function notes(harness: Harness, phone: Page): Promise<void> {
  const { camera } = harness;
  await phone.getByRole('button', { name: 'Room and settings' }).tap();
  await phone.getByRole('button', { name: 'Notes to myself' }).tap();
  const sheet = phone.getByRole('dialog', { name: 'Notes to myself' });
  await sheet.getByRole('textbox').fill('Buy a shield first.');
  await camera.check(phone, 'notes');
  await camera.everyWay(phone, 'notes');
  await sheet.getByRole('button', { name: 'Save' }).tap();
  await sheet.waitFor({ state: 'detached' });
  await phone.reload();
  await sheet.getByText('Buy a shield first.').waitFor();
  await phone.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  harness.done('a note opens automatically when its player returns');
}

async function anotherDevice(harness: Harness, phone: Page, desk: Page): Promise<void> {
  const { address, camera } = harness;
  await phone.goto(`${address}/seats`);
  await camera.check(phone, 'my seats');
  await camera.everyWay(phone, 'seats');
  await phone.getByRole('button', { name: 'Use my seats on another device too' }).tap();
  const code = (await phone.locator('dialog b').innerText()).replaceAll(' ', '');
  await camera.check(phone, 'my seats for another device');
  await camera.take(phone, 'seats-copy');
  await bring(desk, address, code);
  await desk.getByText('Your seats in 3 rooms are here now.').waitFor();
  await cards(desk).nth(2).waitFor();
  await phone.getByText('Your seats are on the other device too. You can play on both.').waitFor();
  await harness.faults.duringRefusals(async () => {
    await bring(desk, address, code);
    await desk.getByRole('alert').waitFor();
  });
  if (desk.url() !== `${address}/seats`) throw new Error(`the address keeps the code: ${desk.url()}`);
  harness.done('all seats move to another device once, and the first device is told');
}

async function bring(page: Page, address: string, code: string): Promise<void> {
  // The same page with another fragment would not be loaded.
  await page.goto(`${address}/about`);
  await page.goto(`${address}/seats#${code}`);
  await page.getByRole('button', { name: 'Bring my seats here' }).click();
}

async function readThere(harness: Harness, phone: Page, desk: Page, open: DaysRoom): Promise<void> {
  const { address } = harness;
  await hold(desk, address, [{ ...open, seat: open.seat === '0' ? '1' : '0', seatKey: open.otherKey }]);
  await desk.goto(`${address}/r/${open.code}`);
  await desk.getByRole('button', { name: 'Chat' }).click();
  await desk.getByLabel('Your message').fill('Shall we begin?');
  await desk.keyboard.press('Enter');
  await phone.goto(address);
  await phone.getByText('1 new message').waitFor();
  await hold(desk, address, [open]);
  await desk.goto(`${address}/r/${open.code}`);
  await desk.getByRole('button', { name: 'Chat, 1 new message' }).click();
  await desk.getByRole('dialog').getByText('Shall we begin?').waitFor();
  await phone.goto(address);
  await cards(phone).nth(2).waitFor();
  if ((await phone.getByText('1 new message').count()) > 0)
    throw new Error('a message that was read at the desk is new again');
  harness.done('a message read on one device is not new on the other');
}

async function storageLost(harness: Harness, phone: Page): Promise<void> {
  const { address, camera } = harness;
  await phone.goto(`${address}/seats`);
  await phone.getByRole('button', { name: 'Keep my seats', exact: true }).tap();
  await phone.getByText('Your seats are kept for this browser.').waitFor();
  const readable = await phone.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    return document.cookie;
  });
  if (readable !== '') throw new Error(`a script can read the cookie: ${readable}`);
  await phone.goto(address);
  await cards(phone).nth(2).waitFor();
  await camera.take(phone, 'home-restored');
  await phone.goto(`${address}/seats`);
  await phone.getByRole('button', { name: 'Forget my seats' }).tap();
  await phone.getByText(/^The server has deleted your keys and the cookie/).waitFor();
  if ((await phone.context().cookies(`${address}/api/keep`)).length > 0) throw new Error('the cookie is still there');
  harness.done('a browser that has lost its storage gets its seats back, until it forgets them');
}
