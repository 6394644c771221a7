import { keysOf } from '../room/wire';
import { openSeats } from '../seatsSheet';
import { settle } from '../settle';
import { look, type Scene, toTheTable } from './scene';

/** Longer than the client's dead time for a second press at one place, in milliseconds. */
const DEAD_TIME = 500;

/** Ben's seat moves from his phone to a desktop by a typed code, and back by a link. */
export async function anotherDevice(scene: Scene): Promise<void> {
  const { token, typed } = await offer(scene);
  await previewLink(scene, token);
  await typeCode(scene, typed);
  await openUsedLink(scene, token);
  await followOnBoth(scene);
}

/** Ben's phone shows the code and the link. */
async function offer(scene: Scene): Promise<{ token: string; typed: string }> {
  const { ben } = scene;
  const offered = ben.page.waitForResponse(/\/hand-over$/);
  await ben.page.getByRole('button', { name: 'Room and settings' }).tap();
  await ben.page.getByRole('button', { name: 'Continue on another device' }).tap();
  const handOver = (await (await offered).json()) as { token: string; typed: string };
  const { typed } = handOver;
  await ben.page.getByText(`${typed.slice(0, 4)} ${typed.slice(4)}`).waitFor();
  await look(scene, ben.page, 'code');
  return handOver;
}

/** Opening the link for a preview does not use it up. */
async function previewLink(scene: Scene, token: string): Promise<void> {
  const { ben, desk, link, done } = scene;
  await desk.page.goto('about:blank');
  await desk.page.goto(`${link}#device=${token}`);
  await desk.page.getByRole('button', { name: 'Take this seat here' }).waitFor();
  if (desk.page.url().includes(token)) throw new Error('the secret stays in the address');
  await look(scene, desk.page, 'take-seat');
  await desk.page.getByRole('button', { name: 'Go to the room' }).click();
  await desk.page.getByRole('main', { name: 'Board' }).waitFor();
  if ((await keysOf(ben.page, scene.code)).seat === undefined) throw new Error('opening a link took the seat');
  done('opening a link to a seat does not take the seat');
}

async function typeCode({ ben, desk, camera, faults, done }: Scene, typed: string): Promise<void> {
  await openSeats(desk.page);
  await desk.page.getByRole('button', { name: 'I was here before' }).click();
  const field = desk.page.getByLabel('Code from the other device');
  const bring = desk.page.getByRole('button', { name: 'Bring my seat here' });
  await field.fill('BBBB BBBB');
  // The button is where the one that opened the sheet was: sooner, the press would count as part of the first one.
  await desk.page.waitForTimeout(DEAD_TIME);
  await faults.duringRefusals(async () => {
    await bring.click();
    await desk.page.getByText(/^This link or code is wrong, used/).waitFor();
  });
  await camera.everyWay(desk.page, 'luck-come-back');
  await camera.check(desk.page, 'come back');
  await field.fill(`${typed.slice(0, 4)} ${typed.slice(4)}`.toLowerCase());
  // Both messages are visible for a few seconds only.
  await Promise.all([
    desk.page
      .getByText(/^The seat is on this device now/)
      .first()
      .waitFor(),
    ben.page
      .getByText(/^Your seat was moved to another device/)
      .first()
      .waitFor(),
    bring.click(),
  ]);
  done('a typed code moves a seat to another device; the first device watches');
}

async function openUsedLink(scene: Scene, token: string): Promise<void> {
  const { ben, faults, link, done } = scene;
  await faults.duringRefusals(async () => {
    // Changing only the fragment would not reload the page.
    await ben.page.goto('about:blank');
    await ben.page.goto(`${link}#device=${token}`);
    await ben.page.getByRole('button', { name: 'Take this seat here' }).tap();
    await ben.page.getByRole('heading', { name: 'The seat could not be moved' }).waitFor();
  });
  await look(scene, ben.page, 'used-link');
  await ben.page.getByRole('button', { name: 'Go to the room' }).tap();
  await ben.page.getByRole('main', { name: 'Board' }).waitFor();
  done('a used link says that it was used, and leads into the room');
}

/** Follows the seat on both devices with the same key. */
async function followOnBoth(scene: Scene): Promise<void> {
  const { ben, desk, link, code, done } = scene;
  const kept = await desk.page.evaluate((name) => localStorage.getItem(name), `lantern.room.${code}`);
  await ben.page.evaluate(({ name, value }) => localStorage.setItem(name, value), {
    name: `lantern.room.${code}`,
    value: kept ?? '',
  });
  await toTheTable(ben, link);
  if ((await keysOf(ben.page, code)).seat === undefined) throw new Error('the second device holds no seat');
  for (const { page } of [ben, desk]) {
    await page.keyboard.press('Escape');
    await settle(page);
    await page.keyboard.press('Escape');
    await openSeats(page);
    await page.getByText('You are here on two devices and can play on both').waitFor();
  }
  await look(scene, ben.page, 'two-devices');
  for (const { page } of [ben, desk]) await page.keyboard.press('Escape');
  done('both devices on one seat show that the other is connected');
}

/** With two players on one device the mark of the host stays on the host's seat. */
export async function sharedHost({ server, ana: { context }, faults, done }: Scene): Promise<void> {
  const page = await context.newPage();
  faults.watch(page, 'a tablet');
  await page.goto(`${server.address}/open/crystal-wars`);
  await page.getByRole('group', { name: 'Players' }).getByRole('button', { name: 'More' }).tap();
  await page.getByLabel('Your name').fill('Ana');
  await page.getByRole('button', { name: 'Open the room' }).tap();
  const host = page.getByRole('listitem').filter({ hasText: 'Host' });
  await host.filter({ hasText: 'Ana' }).waitFor();
  await page.getByRole('button', { name: 'Add a player on this device' }).tap();
  await page.getByLabel('Name of the next player').fill('Cleo');
  await page.getByRole('button', { name: 'Sit down on seat 2' }).tap();
  await page.getByRole('listitem').filter({ hasText: 'Cleo' }).getByRole('button', { name: 'Stand up' }).waitFor();
  await page.getByRole('button', { name: 'Put a bot on seat 3' }).tap();
  await page.getByText('Played by the server').waitFor();
  if ((await host.count()) !== 1 || !(await host.innerText()).includes('Ana'))
    throw new Error('the mark of the host has moved');
  await page.close();
  done('with two players on one device the host stays the same and both can act');
}
