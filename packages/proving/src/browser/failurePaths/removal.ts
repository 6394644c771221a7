import { keysOf } from '../room/wire';
import { openSeats } from '../seatsSheet';
import { look, type Scene } from './scene';

/** Ana removes Ben from a running match by mistake and undoes it: he learns who did it, and gets his seat back. */
export async function removed(scene: Scene): Promise<void> {
  const { ana, ben, code, done } = scene;
  const { seatKey } = await keysOf(ben.page, code);
  await openSeats(ana.page);
  await ana.page.getByRole('button', { name: 'More for Ben' }).tap();
  const remove = ana.page.getByRole('button', { name: 'Remove Ben' });
  await remove.tap();
  await ana.page.getByText(/^Ben loses this seat/).waitFor();
  await look(scene, ana.page, 'remove-asks');
  const undo = ana.page.getByRole('button', { name: 'Undo' });
  // Each message is visible for a few seconds only.
  await Promise.all([
    ben.page.getByText('Ana removed you from your seat. You can watch.').first().waitFor(),
    undo.waitFor(),
    remove.tap(),
  ]);
  await Promise.all([ben.page.getByText('You have your seat back.').first().waitFor(), undo.tap()]);
  const back = await keysOf(ben.page, code);
  if (back.seatKey !== seatKey) throw new Error('the seat has come back with another key');
  await ana.page.keyboard.press('Escape');
  await ana.page.locator('dialog[open]').waitFor({ state: 'detached' });
  done('a removed player sees who removed them, and Undo gives the same seat back');
}
