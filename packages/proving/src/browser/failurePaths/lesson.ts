import { look, type Scene } from './scene';

/** From the form of a room into a lesson; one step is skipped, and the next one comes. */
export async function skippedStep(scene: Scene): Promise<void> {
  const { ana, server, done } = scene;
  const { page } = ana;
  await page.goto(`${server.address}/open/crystal-wars`);
  await page.getByRole('link', { name: /^Learn .* by playing against bots$/ }).waitFor();
  await look(scene, page, 'open-or-learn');
  await page.getByRole('link', { name: /^Learn .* by playing against bots$/ }).tap();
  const coach = page.getByRole('region', { name: 'Coach' });
  await coach.getByRole('heading').waitFor();
  await look(scene, page, 'lesson');
  const first = await coach.getByRole('heading').innerText();
  await coach.getByRole('button', { name: 'Skip this' }).tap();
  await page.getByText(/0 of \d explained, 1 skipped/).waitFor({ state: 'attached' });
  if ((await page.getByRole('heading', { name: first }).count()) > 0)
    throw new Error('the skipped step is still there');
  done('a lesson begins from the form of a room, and one step of it is skipped');
}
