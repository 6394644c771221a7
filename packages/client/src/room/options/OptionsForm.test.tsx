import { options } from '@lantern/games/colossal-cave/options';
import { strings } from '@lantern/games/colossal-cave/strings/en/index';
import { options as cityOptions } from '@lantern/games/crystal-city-catan/options';
import { strings as cityText } from '@lantern/games/crystal-city-catan/strings/en/index';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { GameClient } from '../../match/gameBoard';
import { OptionsForm } from './OptionsForm';
import { fittingValues, optionsInWords, presetOf, type Values } from './optionStrings';

const game = { id: 'colossal-cave', moves: {}, text: strings, options, Board: () => null } as unknown as GameClient;

const city = { ...game, id: 'crystal-city-catan', text: cityText, options: cityOptions } as unknown as GameClient;

let chosen: Values;

function Form({ disabled, of = game, players = 3 }: { disabled?: boolean; of?: GameClient; players?: number }) {
  const [values, setValues] = useState<Values>({});
  chosen = values;
  return <OptionsForm game={of} players={players} options={values} disabled={disabled} onChange={setValues} />;
}

test('without a choice the first preset is set', () => {
  render(<Form />);
  expect(screen.getByRole('radio', { name: new RegExp(strings.presets.standard?.label ?? '') })).toBeChecked();
});

test('a preset sets its options and no others', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('radio', { name: new RegExp(strings.presets.quickStart?.label ?? '') }));
  expect(chosen).toMatchObject({ quickStart: true, treasureRefill: false });
});

test('every option of the game has a control with its label', () => {
  render(<Form />);
  for (const { label } of Object.values(strings.options)) expect(screen.getAllByText(label).length).toBeGreaterThan(0);
});

test('options that are no preset are called own rules', async () => {
  render(<Form />);
  await userEvent.click(screen.getByRole('switch', { name: strings.options.treasureRefill?.label }));
  expect(screen.getByRole('radio', { name: /Own rules/ })).toBeChecked();
  expect(optionsInWords(game, chosen)).toMatchObject({ preset: undefined, differing: [expect.any(String)] });
});

test('options that do not fit together are named before they are sent', async () => {
  const clash = { reactionTiming: 'fixed', reactionSeconds: 0 };
  render(<OptionsForm game={game} players={3} options={clash} onChange={() => {}} />);
  expect(screen.getByRole('alert')).toHaveTextContent(strings.options.reactionTiming?.label ?? '');
});

test('a list for another number of seats is left out', () => {
  expect(fittingValues({ colours: ['black', 'yellow'], turnLimit: 50 }, 2)).toHaveProperty('colours');
  expect(fittingValues({ colours: ['black', 'yellow'], turnLimit: 50 }, 3)).toEqual({ turnLimit: 50 });
});

test('who is not the host reads the options and changes none', () => {
  render(<Form disabled />);
  for (const control of screen.getAllByRole('radio')) expect(control).toBeDisabled();
  for (const control of screen.getAllByRole('switch')) expect(control).toBeDisabled();
});

test('options equal to a preset are that preset, given in full or in part', () => {
  expect(presetOf(game, { caveClosing: false })).toBe('openCave');
  expect(presetOf(game, {})).toBe('standard');
  expect(presetOf(game, { roundLimit: 50 })).toBeUndefined();
});

test('a number chosen among cards stays a number', async () => {
  render(<Form of={city} players={2} />);
  await userEvent.click(screen.getByRole('radio', { name: cityText.options.victoryPoints?.values?.['8'] }));
  expect(chosen).toMatchObject({ victoryPoints: 8 });
});

test('a value of one seat taken by another is swapped', async () => {
  render(<Form of={city} players={2} />);
  await userEvent.click(screen.getByRole('button', { name: 'Seat 1: Black. Change' }));
  expect(chosen).toMatchObject({ colours: ['yellow', 'black'] });
  expect(screen.getByRole('button', { name: 'Seat 2: Black. Change' })).toBeInTheDocument();
});

test('presets are told by value: equal lists are the same', () => {
  expect(presetOf(city, { colours: ['black', 'yellow'] })).toBe('standard');
  expect(presetOf(city, { colours: ['yellow', 'black'] })).toBeUndefined();
  expect(optionsInWords(city, { colours: ['yellow', 'black'] }).differing).toEqual(['Colours: Yellow, Black']);
});
