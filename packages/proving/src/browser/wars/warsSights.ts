import type { Camera } from '../camera';
import type { Person } from '../people';

/** Types of colour vision deficiency, by Chromium's name and the name of the picture. */
const EYES = [
  ['achromatopsia', 'grey'],
  ['deuteranopia', 'deuteranopia'],
] as const;

/**
 * Photographs the map of four colours with simulated colour vision, one coaster zoomed in, and the sheet behind the
 * button.
 */
export async function seenOtherwise({ page }: Person, camera: Camera): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const [type, name] of EYES) {
    await devtools.send('Emulation.setEmulatedVisionDeficiency', { type });
    await camera.everyWay(page, `wars-${name}`);
  }
  await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'none' });
  await devtools.detach();
  // A double tap zooms in on one coaster; the button shows everything again.
  await page.locator('[data-name="C5"]').dblclick();
  await page.getByRole('button', { name: 'Show everything' }).waitFor();
  await camera.take(page, 'wars-zoomed-phone-dark');
  await page.getByRole('button', { name: 'Show everything' }).tap();
  await page.getByRole('button', { name: 'Players, pieces and events' }).tap();
  await camera.everyWay(page, 'wars-info');
  await camera.check(page, 'wars-info');
  await page.locator('dialog[open]').getByRole('button', { name: 'Close', exact: true }).tap();
}
