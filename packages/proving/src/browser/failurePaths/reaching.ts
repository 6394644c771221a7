import { colossalCave } from '@lantern/games/colossal-cave/game';
import { networkAddresses } from '@lantern/server/src/http/networkAddresses';
import { Line } from '../../engines/line';
import { createRoom } from '../../rooms';
import type { Person } from '../people';
import { comeTo, seatEverybody } from '../seated';
import { type Scene, toTheTable } from './scene';

/** Browsers offer no clipboard over plain HTTP in a home network; copying a link must still work. */
export async function copiedLink({ ben, link, done }: Scene): Promise<void> {
  const { page } = ben;
  await toTheTable(ben, link);
  await page.getByRole('button', { name: 'Room and settings' }).tap();
  await page.getByRole('button', { name: 'Invite friends' }).tap();
  await page.getByRole('button', { name: 'Copy link' }).tap();
  await page.getByText('The link is copied. Paste it to your friends.').waitFor();
  if (await page.evaluate(() => window.isSecureContext || 'clipboard' in navigator))
    throw new Error('the page has the clipboard API, which pages over plain HTTP lack');
  await page.goto(new URL('/', link).href);
  const field = page.getByLabel('Code or link of the room');
  await field.focus();
  await page.keyboard.press('Control+V');
  if ((await field.inputValue()) !== link) throw new Error(`“${await field.inputValue()}” was copied`);
  done('a link is copied over plain HTTP in a home network');
}

/** A page opened at `localhost` invites to the address in the network, or says that nobody else can reach it. */
export async function linkFromLocalhost({ screen, server, faults, done }: Scene): Promise<void> {
  const { room } = await createRoom(server.address, 'crystal-wars', 2, 'Eva');
  const local = new URL(server.address);
  local.hostname = 'localhost';
  faults.allow(local.origin);
  await screen.page.goto(`${local.origin}/r/${room.code}`);
  const [address] = await networkAddresses();
  const host = address === undefined ? local.host : `${address}:${local.port}`;
  await screen.page.getByText(`${host}/r/${room.code}`).waitFor();
  done('a page opened at localhost invites people to its address in the network');
}

/** Behind a proxy that swallows WebSockets a pending move is made, and the match opens. */
export async function silentWebSockets({ ana, faults, server, done }: Scene): Promise<void> {
  const names = ['Ana', 'Ben', 'Cleo'];
  const seated = await seatEverybody(server.address, { module: colossalCave, names, options: {} });
  const line = await Line.to(Number(new URL(server.address).port));
  faults.allow(line.address);
  try {
    await faults.duringOutage(async () => {
      const draw = ana.page.locator('[data-move="draw"]');
      await comeTo(ana, line.address, seated, '0');
      const others = names.slice(1).map((name) => ana.page.getByRole('heading', { name: `Waiting for ${name}` }));
      await others.reduce((either, locator) => either.or(locator), draw).waitFor();
      for (const [before, heading] of others.entries())
        if (await heading.isVisible()) await comeTo(ana, line.address, seated, String(before + 1));
      await draw.waitFor();
      line.silenceWebSockets(true);
      await draw.tap();
      await ana.page.locator('[data-room][data-lit="true"]').first().waitFor();
      done('a move on a silent connection is sent over another one');
      await openedBehind(ana);
      done('behind a proxy that drops WebSockets the table opens at once from the second visit on');
      line.silenceWebSockets(false);
    });
  } finally {
    line.close();
  }
}

/** A returning visitor does not wait again for a WebSocket that was silent before. */
async function openedBehind({ page }: Person): Promise<void> {
  const opened: string[] = [];
  page.on('websocket', (socket) => void opened.push(socket.url()));
  await page.reload();
  await page.getByRole('main', { name: 'Board' }).waitFor();
  await page.locator('[data-lit="true"]').first().waitFor();
  if (opened.some((url) => !url.includes('sid='))) throw new Error('the page tried a WebSocket first again');
}
