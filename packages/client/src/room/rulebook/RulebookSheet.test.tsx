import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadGame } from '../../games/load';
import { RulebookSheet } from './RulebookSheet';
import { roomRules } from './roomRules';

async function open(language: 'en' | 'de', rule?: string) {
  const game = await loadGame('colossal-cave', language);
  if (!game) throw new Error('no game');
  const rulebook = roomRules(game, {});
  const { container } = render(
    <RulebookSheet text={game.text} rulebook={rulebook} {...(rule && { rule })} onClose={() => {}} />,
  );
  return {
    rulebook,
    look: (words: string) => userEvent.setup().type(screen.getByRole('searchbox'), words),
    marks: () => [...container.querySelectorAll('mark')].map((mark) => mark.textContent),
    shown: () => screen.queryAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
  };
}

test('without a search all paragraphs are shown, and the credits', async () => {
  const { rulebook, shown, marks } = await open('en');
  expect(shown()).toHaveLength(rulebook.length + 1);
  expect(marks()).toEqual([]);
});

test('a search shows the paragraphs with every word, in title or body, and marks the words', async () => {
  const { look, shown, marks } = await open('en');
  await look('SAFE well house');
  expect(shown()).toContain('Depositing R13.1');
  expect(shown().length).toBeLessThan(8);
  expect(marks()).toEqual(expect.arrayContaining(['safe', 'Well', 'House']));
});

test('a paragraph is found by its number', async () => {
  const { look, shown } = await open('en');
  await look('r13.1');
  expect(shown()).toEqual(['Depositing R13.1']);
});

test('German rules are found by German words, with or without the dots over their letters', async () => {
  const { look, marks } = await open('de');
  await look('hohle');
  expect(marks()).toContain('Höhle');
});

test('a word no rule has says so', async () => {
  const { look } = await open('en');
  await look('submarine');
  expect(screen.getByText('No rule speaks of that. Try another word.')).toBeInTheDocument();
});

test('opened at a paragraph it has the focus', async () => {
  await open('en', 'R13.1');
  expect(within(document.activeElement as HTMLElement).getByText(/lock a treasure/)).toBeInTheDocument();
});

test('a paragraph that an option of the room has changed says which', async () => {
  const game = await loadGame('colossal-cave', 'en');
  if (!game) throw new Error('no game');
  const [first, second] = roomRules(game, {});
  if (!first || !second) throw new Error('no rules');
  const rulebook = [{ ...first, because: ['Round limit: 12'] }, second];
  const { container } = render(<RulebookSheet text={game.text} rulebook={rulebook} onClose={() => {}} />);
  const [changed, usual] = container.querySelectorAll('section');
  expect(changed).toHaveTextContent('Set for this room: Round limit: 12.');
  expect(usual).not.toHaveTextContent('Set for this room');
});
