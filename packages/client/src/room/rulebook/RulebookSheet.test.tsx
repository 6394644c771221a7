import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadGame } from '../../games/load';
import { RulebookSheet } from './RulebookSheet';
import { roomRules } from './roomRules';

async function open(language: 'en' | 'de', more: { rule?: string; options?: Record<string, unknown> } = {}) {
  const game = await loadGame('colossal-cave', language);
  if (!game) throw new Error('no game');
  const { container } = render(<RulebookSheet {...{ game }} {...more} onClose={() => {}} />);
  await screen.findByRole('searchbox', undefined, { timeout: 60_000 });
  return {
    rulebook: roomRules(game, more.options ?? {}),
    container,
    look: (words: string) => userEvent.setup().type(screen.getByRole('searchbox'), words),
    marks: () => [...container.querySelectorAll('mark')].map((mark) => mark.textContent),
    shown: () => screen.queryAllByRole('heading', { level: 4 }).map((heading) => heading.textContent),
    chapters: () => within(screen.getByRole('navigation')).getAllByRole('button'),
  };
}

test('without a search all paragraphs are shown, and the credits', async () => {
  const { rulebook, shown, marks } = await open('en');
  expect(shown()).toHaveLength(rulebook.length);
  expect(screen.getByRole('heading', { name: 'Credits' })).toBeInTheDocument();
  expect(marks()).toEqual([]);
});

test('a search shows the paragraphs with every word, in title or body, and marks the words', async () => {
  const { look, shown, marks } = await open('en');
  await look('SAFE well house');
  expect(shown()).toContain('Depositing R13.1');
  expect(shown().length).toBeLessThan(8);
  expect(marks()).toEqual(expect.arrayContaining(['safe', 'Well', 'House']));
});

test('a paragraph is found by its number, under the title of its chapter', async () => {
  const { look, shown } = await open('en');
  await look('r13.1');
  expect(shown()).toEqual(['Depositing R13.1']);
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['The safe']);
});

test('German rules are found by German words, with or without umlauts', async () => {
  const { look, marks } = await open('de');
  await look('hohle');
  expect(marks()).toContain('Höhle');
});

test('a search without a result says so', async () => {
  const { look } = await open('en');
  await look('submarine');
  expect(screen.getByText('No rule mentions that. Try another word.')).toBeInTheDocument();
});

test('a sheet opened at a paragraph sets the focus on it', async () => {
  await open('en', { rule: 'R13.1' });
  expect(within(document.activeElement as HTMLElement).getByText(/deposit a treasure/)).toBeInTheDocument();
});

test('the contents list the chapters in their order, and link to them', async () => {
  const { chapters } = await open('en');
  const titles = chapters().map(({ textContent }) => textContent);
  expect(titles.slice(0, 6)).toEqual(['Aim and start', 'The cave', 'Your turn', 'Draw', 'Move', 'Play']);
  await userEvent.click(screen.getByRole('button', { name: 'The safe' }));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'The safe' }));
});

test('the number of a paragraph is a link to it on the page of the rulebook, and highlights it here', async () => {
  await open('en');
  const number = screen.getByRole('link', { name: 'Rule R8.1' });
  expect(number).toHaveAttribute('href', '/rules/colossal-cave#R8.1');
  await userEvent.click(number);
  expect(document.activeElement).toHaveAttribute('id', 'R8.1');
  expect(window.location.pathname).toBe('/');
});

describe('the list of differences in a room', () => {
  const different = () => screen.queryByRole('heading', { name: 'Differences in this room' })?.parentElement;

  test('is at the top, in words, with the paragraphs that changed', async () => {
    const { container } = await open('en', { options: { caveClosing: false } });
    expect(within(different() as HTMLElement).getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(within(different() as HTMLElement).getByRole('button', { name: 'Rule S2' }));
    expect(document.activeElement).toHaveTextContent('There are 71 cards');
    expect(container.querySelector('[id="S2"]')).toHaveTextContent('Set for this room: ');
    expect(container.querySelector('[id="S4"]')).not.toHaveTextContent('Set for this room');
  });

  test('is absent in a room with the default options', async () => {
    await open('en', { options: {} });
    expect(different()).toHaveTextContent('None: the standard rules apply.');
  });

  test('is absent outside of a room', async () => {
    await open('en');
    expect(different()).toBeUndefined();
  });
});
