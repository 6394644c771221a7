import { options } from '@lantern/games/colossal-cave/options';
import { strings } from '@lantern/games/colossal-cave/strings/en/index';
import { options as cityOptions } from '@lantern/games/crystal-city-catan/options';
import { strings as cityText } from '@lantern/games/crystal-city-catan/strings/en/index';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { GameClient } from '../../match/gameBoard';
import { OptionsForm } from './OptionsForm';
import { fittingValues, optionsInWords, presetOf, type Values } from './optionStrings';
import { PlayersStepper } from './PlayersStepper';

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

test('a match over days has no option for a clock of seconds', () => {
  render(<OptionsForm game={game} players={3} options={{}} overDays onChange={() => {}} />);
  const { reactionSeconds, decisionSeconds, roundLimit } = strings.options;
  for (const clock of [reactionSeconds, decisionSeconds]) expect(screen.queryByText(clock?.label ?? '')).toBeNull();
  expect(screen.getByText(roundLimit?.label ?? '')).toBeInTheDocument();
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

test('guests read the options and change none', () => {
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

test('presets are compared by value: equal lists are the same', () => {
  expect(presetOf(city, { colours: ['black', 'yellow'] })).toBe('standard');
  expect(presetOf(city, { colours: ['yellow', 'black'] })).toBeUndefined();
  expect(optionsInWords(city, { colours: ['yellow', 'black'] }).differing).toEqual(['Colours: Yellow, Black']);
});

test('options are in groups: rules, time, look', () => {
  render(<Form of={city} players={2} />);
  const groups = screen.getAllByRole('heading', { level: 3 });
  expect(groups.map(({ textContent }) => textContent)).toEqual(['Rules', 'Time', 'Look']);
  const section = (name: string) =>
    within(groups.find((group) => group.textContent === name)?.parentElement as HTMLElement);
  expect(section('Time').getByText(cityText.options.decisionSeconds?.label as string)).toBeInTheDocument();
  expect(section('Look').getByText(cityText.options.colours?.label as string)).toBeInTheDocument();
  expect(section('Rules').queryByText(cityText.options.decisionSeconds?.label as string)).toBeNull();
});

test('only changed options are marked and counted', async () => {
  render(<Form />);
  expect(screen.queryByText('Changed')).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: strings.options.treasureRefill?.label }));
  expect(screen.getAllByText('Changed')).toHaveLength(1);
  expect(screen.getByText('1 changed')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('switch', { name: strings.options.treasureRefill?.label }));
  expect(screen.queryByText('Changed')).toBeNull();
});

test.each([
  [{ roundLimit: 1 }, 'Last round: 1 round'],
  [{ roundLimit: 50 }, 'Last round: 50 rounds'],
  [{ roundLimit: 0 }, 'Last round: No limit'],
  [{ decisionSeconds: 45 }, 'Time for a decision: 45 s'],
])('a number says what it counts: %o', (options, words) => {
  expect(optionsInWords(game, options).differing).toEqual([words]);
});

test('a game for one number of players has no stepper', () => {
  const { container } = render(<PlayersStepper game="crystal-city-catan" value={2} onChange={() => {}} />);
  expect(container).toBeEmptyDOMElement();
  render(<PlayersStepper game="colossal-cave" value={3} onChange={() => {}} />);
  expect(screen.getByRole('button', { name: 'More' })).toBeEnabled();
});
