import { createRoom, openMatch } from '../../rooms';
import type { Person } from '../people';
import { keysOf } from '../room/wire';
import { comeTo } from '../seated';
import { openSeats } from '../seatsSheet';
import { look, type Scene, toTheTable } from './scene';

/** Number of rooms to visit: more than a browser remembers without a seat there. */
const VISITED_ROOMS = 5;

/** A guest arrives during the match, asks for the bot's seat, and is only told that it is theirs. */
export async function lateGuest(scene: Scene): Promise<void> {
  const { ana, ben, desk, server, done } = scene;
  const seated = await withBot(server.address);
  await comeTo(ana, server.address, seated, '0');
  await comeTo(ben, server.address, seated, '1');
  const { page } = desk;
  await toTheTable(desk, `${server.address}/r/${seated.code}`);
  await openSeats(page);
  await page.getByLabel('Your name').fill('Dan');
  const refused = page.getByText('You did not get the seat.').waitFor();
  await page.getByRole('button', { name: 'Ask for this seat' }).click();
  await page.getByRole('button', { name: 'Cancel' }).waitFor();
  await look(scene, page, 'late-guest');
  const given = page.getByText('The seat is yours.').first().waitFor();
  await Promise.race([agreed([ana, ben]).then(() => given), refused.then(fail, () => {})]);
  if ((await keysOf(page, seated.code)).seat !== '2') throw new Error('the guest does not have the granted seat');
  done('a late guest asks for a seat and gets it once everybody agrees');
}

/** The host of a running match visits other rooms, and is the host on their seat on return. */
export async function keptKeys({ ana, server, done }: Scene): Promise<void> {
  const seated = await withBot(server.address);
  await comeTo(ana, server.address, seated, '0');
  for (let visit = 0; visit < VISITED_ROOMS; visit++) {
    const { room } = await createRoom(server.address, 'crystal-wars', 2, 'Eva');
    await ana.page.goto(`${server.address}/r/${room.code}`);
    await ana.page.getByRole('heading', { name: 'Crystal Wars', level: 1 }).waitFor();
  }
  await toTheTable(ana, `${server.address}/r/${seated.code}`);
  const { hostKey, seatKey } = await keysOf(ana.page, seated.code);
  if (hostKey !== seated.hostKey || seatKey !== seated.keys['0']) throw new Error('keys were deleted');
  done(`the host of a running match is still its host after visits to ${VISITED_ROOMS} other rooms`);
}

/** A running match of Ana, Ben and a bot. */
const withBot = (server: string) => openMatch(server, 'colossal-cave', ['Ana', 'Ben', null]);

async function agreed(people: readonly Person[]): Promise<void> {
  for (const { page } of people) await page.getByRole('button', { name: 'Agree' }).tap();
}

function fail(): never {
  throw new Error('a guest reads that the seat was declined while the request is open');
}
