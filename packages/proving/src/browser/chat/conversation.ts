import type { Page } from 'playwright-core';
import type { Harness } from '../harness';
import { sitDown } from '../lobby';
import type { Person } from '../people';

/** What the scenes of the conversation use. */
export interface Conversation extends Pick<Harness, 'address' | 'camera' | 'faults' | 'server' | 'done'> {
  everybody: readonly [Person, Person, Person];
}

/** The chat button: during a match it offers the reactions first, and from there the messages. */
const talkButton = (page: Page) => page.getByRole('button', { name: /^Chat/ });
const said = (page: Page) => page.getByRole('list', { name: 'Messages so far' });
const sheetOf = (page: Page) => page.getByRole('dialog', { name: 'Chat' });

async function openTalk(page: Page): Promise<void> {
  await talkButton(page).click();
  const messages = page.getByRole('button', { name: /^Messages/ });
  await messages.or(sheetOf(page)).first().waitFor();
  if (await messages.isVisible()) await messages.click();
  await sheetOf(page).waitFor();
}

async function closeTalk(page: Page): Promise<void> {
  await sheetOf(page).getByRole('button', { name: 'Close' }).click();
  await sheetOf(page).waitFor({ state: 'detached' });
}

async function say(page: Page, text: string): Promise<void> {
  await sheetOf(page).getByLabel('Your message').fill(text);
  await page.keyboard.press('Enter');
  await sheetOf(page).getByText(text, { exact: true }).waitFor();
}

async function phrase(page: Page, words: string): Promise<void> {
  await sheetOf(page).getByRole('list', { name: 'Quick phrases' }).getByRole('button', { name: words }).click();
  await said(page).getByText(words).waitFor();
}

/** Whether a page contains a text anywhere, visible or for screen readers. */
async function holds(page: Page, text: string): Promise<boolean> {
  return page.evaluate((wanted) => document.documentElement.outerHTML.includes(wanted), text);
}

/** Chats in the room and during the match. */
export async function conversation(scene: Conversation): Promise<void> {
  const parts = [openRoom, talkInRoom, setWatchersApart, silence, hide, talkAtTable, react];
  for (const part of parts) await part(scene);
}

/** Ana opens a room, Ben takes a seat, Wanda watches. */
async function openRoom({ everybody, address }: Conversation): Promise<void> {
  const [ana, ben, wanda] = everybody;
  await ana.page.goto(`${address}/open/colossal-cave`);
  const less = ana.page.getByRole('group', { name: 'Players' }).getByRole('button', { name: 'Less' });
  while (await less.isEnabled()) await less.click();
  await ana.page.getByLabel('Your name').fill('Ana');
  await ana.page.getByRole('button', { name: 'Open the room' }).click();
  await ana.page.waitForURL(/\/r\/[A-Z0-9]+$/);
  const link = ana.page.url();
  await sitDown(ben, link, 2);
  await wanda.page.addInitScript(() => localStorage.setItem('lantern.name', '"Wanda"'));
  await wanda.page.goto(link);
}

/** Players and watchers chat together in the room. */
async function talkInRoom({ everybody, camera, done }: Conversation): Promise<void> {
  const [ana, ben, wanda] = everybody;
  await openTalk(ana.page);
  await camera.take(ana.page, 'talk-empty-phone-dark');
  await say(ana.page, 'Hello Ben, <b>ready</b>?');
  await ben.page.getByRole('button', { name: 'Chat, 1 new message' }).waitFor();
  await camera.take(ben.page, 'talk-bubble-room-phone-dark');
  done('a message has an unread mark and a bubble');
  await openTalk(ben.page);
  await ben.page.getByText('Hello Ben, <b>ready</b>?').first().waitFor();
  await phrase(ben.page, 'One moment, please.');
  await said(ana.page).getByText('One moment, please.').waitFor();
  done('both people can send text and quick phrases, and text is shown as plain text');
  await openTalk(wanda.page);
  await say(wanda.page, 'I am only here to watch you two.');
  await sheetOf(ana.page).getByText('I am only here to watch you two.').waitFor();
  done('watchers and players read each other');
  await camera.everyWay(ana.page, 'talk-sheet');
  await camera.check(ana.page, 'talk');
}

async function setWatchersApart({ everybody, camera, faults, done }: Conversation): Promise<void> {
  const [ana, ben, wanda] = everybody;
  await sheetOf(ana.page).getByRole('button', { name: 'People in the chat' }).click();
  const apart = sheetOf(ana.page).getByRole('radio', { name: /Among spectators/ });
  await apart.click();
  // Only the server's answer changes it.
  await sheetOf(wanda.page).getByText('Only spectators see your messages.').waitFor();
  await sheetOf(ana.page)
    .getByRole('radio', { name: /Among spectators/, checked: true })
    .waitFor();
  await camera.everyWay(ana.page, 'talk-people');
  await camera.check(ana.page, 'talk, people');
  await sheetOf(wanda.page).getByText('Only spectators see your messages.').waitFor();
  await say(wanda.page, 'Ana bluffs, I am sure.');
  await sheetOf(ana.page).getByRole('button', { name: 'Back to the chat' }).click();
  await say(ana.page, 'Shall we?');
  await sheetOf(wanda.page).getByText('Shall we?').waitFor();
  await sheetOf(ben.page).getByText('Shall we?').waitFor();
  for (const { name, page } of [ana, ben])
    if (await holds(page, 'Ana bluffs')) faults.add(`${name} received a message among watchers`);
  await camera.take(wanda.page, 'talk-watchers-desktop-dark');
  done('messages among watchers do not reach players');
}

/** The host mutes a player and a watcher. */
async function silence({ everybody, camera, done }: Conversation): Promise<void> {
  const [ana, ben, wanda] = everybody;
  await sheetOf(ana.page).getByRole('button', { name: 'People in the chat' }).click();
  await sheetOf(ana.page).getByRole('button', { name: 'Mute Ben for everyone' }).click();
  await sheetOf(ben.page).getByText('You are muted here').waitFor();
  await camera.take(ben.page, 'talk-silenced-phone-dark');
  await sheetOf(ana.page).getByRole('button', { name: 'Unmute Ben' }).click();
  await sheetOf(ben.page).getByLabel('Your message').waitFor();
  done('the host mutes and unmutes a person');
  await sheetOf(ana.page).getByRole('button', { name: 'Mute Wanda (watching) for everyone' }).click();
  await sheetOf(wanda.page).getByText('You are muted here').waitFor();
  await wanda.page.addInitScript(() => localStorage.setItem('lantern.name', '"Wendy"'));
  await wanda.page.reload();
  await openTalk(wanda.page);
  await sheetOf(wanda.page).getByText('You are muted here').waitFor();
  await sheetOf(ana.page).getByRole('button', { name: 'Unmute Wendy (watching)' }).click();
  await sheetOf(wanda.page).getByLabel('Your message').waitFor();
  done('a muted person stays muted under another name');
}

/** A person hides the messages of another one for themselves. */
async function hide({ everybody, faults, done }: Conversation): Promise<void> {
  const [ana, ben, wanda] = everybody;
  await sheetOf(ana.page).getByRole('button', { name: 'Hide messages of Ben for me' }).click();
  await sheetOf(ana.page).getByRole('button', { name: 'Back to the chat' }).click();
  await say(ben.page, 'Can you hear me?');
  await sheetOf(wanda.page).getByText('Can you hear me?').waitFor();
  await say(ana.page, 'I hear nothing.');
  if (await holds(ana.page, 'Can you hear me?')) faults.add('Ana still sees messages of a hidden person');
  await sheetOf(ana.page).getByRole('button', { name: 'People in the chat' }).click();
  await sheetOf(ana.page).getByRole('button', { name: 'Show messages of Ben again' }).click();
  await sheetOf(ana.page).getByRole('button', { name: 'Back to the chat' }).click();
  await sheetOf(ana.page).getByText('Can you hear me?').waitFor();
  done('a person hides and shows the messages of another');
}

/** The latest message, on the rail of people. */
const bubble = (page: Page, text: string) => page.locator('[data-bubble]').filter({ hasText: text });

/** Waits for the bubble of a message, and returns whether it covers the board. */
async function coversBoard(page: Page, text: string): Promise<boolean> {
  const [said, board] = await Promise.all([
    bubble(page, text).boundingBox(),
    page.locator('[data-frame="board"]').boundingBox(),
  ]);
  if (!said || !board) throw new Error(`the message is not shown: "${text}"`);
  const beside = said.x + said.width <= board.x || board.x + board.width <= said.x;
  return !beside && said.y + said.height > board.y && board.y + board.height > said.y;
}

/** Checks that a reaction takes two taps and appears over the rail of people, never over the board. */
async function react({ everybody, camera, faults, done }: Conversation): Promise<void> {
  const [ana, ben, wanda] = everybody;
  await closeTalk(ben.page);
  await talkButton(ben.page).click();
  await camera.take(ben.page, 'talk-reactions-phone-dark');
  await camera.check(ben.page, 'reactions');
  // A bubble disappears after some seconds, which a busy machine may need for the click.
  const looked = Promise.all([ana, ben, wanda].map(({ page }) => coversBoard(page, 'Laughter')));
  await Promise.all([ben.page.getByRole('button', { name: 'Laughter' }).click(), looked]);
  const covered = await looked;
  if (covered.includes(true)) faults.add('a message of Ben covers a board');
  await camera.take(ana.page, 'talk-laughter-phone-dark');
  done('a reaction appears at the token of its player');
}

/** The chat continues during the match. */
async function talkAtTable({ everybody, camera, faults, done }: Conversation): Promise<void> {
  const [ana, ben, wanda] = everybody;
  for (const { page } of [ana, ben, wanda]) await closeTalk(page);
  await ana.page.getByRole('button', { name: 'Put a bot on seat 3' }).click();
  await ana.page.getByRole('button', { name: 'Start the match' }).click();
  for (const { page } of [ana, ben, wanda]) await page.getByRole('main', { name: 'Board' }).waitFor();
  await openTalk(ben.page);
  await phrase(ben.page, 'It is your turn.');
  await ana.page.getByRole('button', { name: /^Chat, 1 new/ }).waitFor();
  // A bubble disappears by itself: there is time for one picture, and the next tap comes while it still moves.
  await camera.take(ana.page, 'talk-table-phone-dark');
  const opened = bubble(ana.page, 'Take your time.').click({ force: true });
  await Promise.all([say(ben.page, 'Take your time.'), opened]);
  await sheetOf(ana.page).waitFor();
  done('a bubble at the table opens the conversation');
  await closeTalk(ana.page);
  await ana.page.reload();
  await openTalk(ana.page);
  await said(ana.page).getByText('It is your turn.').waitFor();
  if (await ana.page.getByRole('button', { name: /^Chat, / }).count()) faults.add('a read message is unread again');
  await closeTalk(ana.page);
  done('the conversation is kept after a reload, as read');
}
