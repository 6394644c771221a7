import type { CommonView } from '@lantern/games/module';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Coach } from './Coach';
import { saveTutorialProgress, tutorialProgressIn } from './progress';

const CODE = 'ABC234';

/** What the coach of Crystal Wars looks at. */
const view = (stage: string) => ({ stages: { '0': stage } }) as unknown as CommonView;

function show(told: readonly string[] = []) {
  saveTutorialProgress(CODE, { told, skipped: [] });
  const rules: string[] = [];
  const held: boolean[] = [];
  const page = (stage: string) => (
    <Coach
      code={CODE}
      game="crystal-wars"
      view={view(stage)}
      seat="0"
      bots={{ waiting: held.at(-1) ?? false, hold: (wait) => held.push(wait) }}
      onRule={(rule) => rules.push(rule)}
    />
  );
  const { rerender } = render(page('idle'));
  return {
    rules,
    held,
    user: userEvent.setup(),
    meet: (stage: string) => rerender(page(stage)),
    press: (name: string) => userEvent.setup().click(screen.getByRole('button', { name })),
  };
}

test('the coach begins with the aim, and its rule is one tap away', async () => {
  const { press, rules } = show();
  expect(await screen.findByRole('heading', { name: 'Take every village' })).toBeVisible();
  await press('Read the rule');
  expect(rules).toEqual(['R12']);
});

test('a situation is explained when it is first met, and never again', async () => {
  const { press, meet } = show(['aim']);
  expect(await screen.findByText('1 of 6 explained')).toBeInTheDocument();
  expect(screen.queryByRole('heading')).toBeNull();
  meet('movement');
  expect(screen.getByRole('heading', { name: 'Move' })).toBeVisible();
  await press('Got it');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(tutorialProgressIn(CODE)).toEqual({ told: ['aim', 'movement'], skipped: [] });
});

test('one step can be skipped; the next one comes all the same', async () => {
  const { press, meet } = show();
  await screen.findByRole('heading', { name: 'Take every village' });
  await press('Skip this');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByText('0 of 6 explained, 1 skipped')).toBeInTheDocument();
  expect(tutorialProgressIn(CODE)).toEqual({ told: [], skipped: ['aim'] });
  meet('movement');
  expect(screen.getByRole('heading', { name: 'Move' })).toBeVisible();
});

test('a situation that is no longer true gives way to the one that is', async () => {
  const { meet } = show(['aim']);
  await screen.findByText('1 of 6 explained');
  meet('movement');
  meet('combat');
  expect(screen.queryByRole('heading', { name: 'Move' })).toBeNull();
  expect(screen.getByRole('heading')).toBeVisible();
});

test('what is explained closes to one line, and opens again', async () => {
  const { press } = show();
  await screen.findByRole('heading', { name: 'Take every village' });
  await press('Less');
  expect(screen.getByRole('heading', { name: 'Take every village' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Got it' })).toBeNull();
  await press('More');
  expect(screen.getByRole('button', { name: 'Got it' })).toBeVisible();
});

test('the lesson can be ended at any time', async () => {
  const { press } = show();
  await screen.findByRole('heading');
  await press('End the lesson');
  expect(screen.queryByRole('region', { name: 'Coach' })).toBeNull();
  expect(tutorialProgressIn(CODE)).toBeUndefined();
});

test('when all is explained the coach says so and leaves', async () => {
  const { press } = show(['aim', 'freeVillage', 'village', 'movement', 'combat', 'creation']);
  expect(await screen.findByRole('heading', { name: 'That was the lesson' })).toBeVisible();
  await press('Play on');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(tutorialProgressIn(CODE)).toBeUndefined();
});

test('the bots wait while there is something to read, and play on afterwards', async () => {
  const { press, meet, held } = show(['aim']);
  await screen.findByText('1 of 6 explained');
  meet('movement');
  meet('movement');
  expect(held).toEqual([true]);
  await press('Got it');
  expect(held).toEqual([true, false]);
});

test('the bots do not wait for what was closed, nor after the lesson', async () => {
  const { press, meet, held } = show();
  await screen.findByRole('heading');
  expect(held).toEqual([true]);
  meet('idle');
  await press('Less');
  expect(held.at(-1)).toBe(false);
  await press('More');
  for (let shown = 0; shown < 2; shown++) meet('idle');
  await press('End the lesson');
  expect(held.at(-1)).toBe(false);
});

test('whoever makes the move that is asked for has understood: the coach speaks about what is asked now', async () => {
  const { meet } = show();
  await screen.findByRole('heading', { name: 'Take every village' });
  meet('movement');
  expect(screen.getByRole('heading', { name: 'Move' })).toBeVisible();
  expect(tutorialProgressIn(CODE)?.told).toEqual(['aim']);
});
