import { render, screen } from '@testing-library/react';
import { LevelChoice } from './LevelChoice';

test('each level of a bot says how it thinks, and the strong one what it cannot know', () => {
  render(<LevelChoice level="normal" onChange={() => {}} />);
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.getByRole('radio', { name: /^easy Makes small mistakes/, checked: false })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^normal Moves at once/, checked: true })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /^strong .* guesses the rest/, checked: false })).toBeTruthy();
});

test('a chosen level is reported', () => {
  const onChange = jest.fn();
  render(<LevelChoice level="normal" onChange={onChange} />);
  screen.getByRole('radio', { name: /^strong/ }).click();
  expect(onChange.mock.calls).toEqual([['strong']]);
});
