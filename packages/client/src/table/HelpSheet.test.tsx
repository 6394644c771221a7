import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadText } from '../games/load';
import { HelpSheet } from './HelpSheet';

async function open(language: 'en' | 'de', rule?: string) {
  const text = await loadText('colossal-cave', language);
  if (!text) throw new Error('no text');
  const { container } = render(<HelpSheet text={text} {...(rule && { rule })} onClose={() => {}} />);
  return {
    rulebook: text.rulebook,
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
