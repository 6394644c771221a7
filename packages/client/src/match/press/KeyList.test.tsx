import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { changeSettings } from '../../state/settings';
import { questionOf } from '../asking/questions';
import { COMMAND_KEY } from '../command/commandLine';
import { LEADING_KEY } from './actionFocus';
import { KeyList } from './KeyList';

test('the list has the key that leads to the action bar, the keys of questions, and the keys of the game', () => {
  render(<KeyList own={[{ keys: ['R'], does: 'Roll' }]} />);
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual(expect.arrayContaining([LEADING_KEY, '?', COMMAND_KEY, 'W', 'O', 'H', 'T', 'A', 'R']));
  expect(screen.getByText('Roll')).toBeVisible();
});

test('the list says that single keys are switched off', () => {
  changeSettings({ letterKeys: false });
  render(<KeyList own={[]} />);
  expect(screen.getByText(/switched off in the settings/)).toBeVisible();
  act(() => changeSettings({ letterKeys: true }));
});

describe('the keys that ask', () => {
  afterEach(() => act(() => changeSettings({ askingKeys: {} })));

  /** Opens the fields. @returns a user, and the field of the first question */
  async function openFields() {
    const user = userEvent.setup();
    render(<KeyList own={[{ keys: ['R'], does: 'Roll' }]} />);
    await user.click(screen.getByRole('button', { name: 'Change the keys that ask' }));
    return { user, field: screen.getByRole('textbox', { name: 'Say where I am and what I have' }) };
  }

  test('can be changed', async () => {
    const { user, field } = await openFields();
    await user.type(field, 'x');
    expect([questionOf('x'), questionOf('w')]).toEqual(['where', undefined]);
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toContain('X');
  });

  test('change places where another question has the key', async () => {
    const { user, field } = await openFields();
    await user.type(field, 'o');
    expect([questionOf('o'), questionOf('w')]).toEqual(['where', 'others']);
  });

  test('can be left out', async () => {
    const { user, field } = await openFields();
    await user.clear(field);
    expect(questionOf('w')).toBeUndefined();
  });

  test('are no keys that do something else, and the reason is given', async () => {
    const { user, field } = await openFields();
    await user.type(field, 'r');
    expect([questionOf('r'), questionOf('w')]).toEqual([undefined, 'where']);
    expect(screen.getByRole('alert')).toHaveTextContent('The key r does something else at this table.');
  });

  test('are the usual ones again at a press', async () => {
    const { user, field } = await openFields();
    await user.type(field, 'x');
    await user.click(screen.getByRole('button', { name: 'Use the usual keys' }));
    expect(questionOf('w')).toBe('where');
  });
});
