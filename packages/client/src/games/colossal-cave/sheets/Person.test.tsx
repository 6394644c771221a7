import { record } from '@lantern/games/colossal-cave/rules/story';
import { lay } from '@lantern/games/colossal-cave/testing';
import { render, screen, within } from '@testing-library/react';
import { setStrings } from '../strings';
import { strings } from '../strings.en';
import { Person } from './Person';

beforeAll(() => setStrings('en', strings));

/** The sheet of the second player, who has publicly picked up the emerald, as the first player sees it. */
function personOf(options: { knownHands: boolean }) {
  const table = lay();
  Object.assign(table.state.options, options);
  record(table.state, 'picked', { seat: '1', card: 'emerald' });
  const names = { '0': 'Ana', '1': 'Ben', '2': 'Cleo' };
  render(<Person view={table.view('0')} of="1" seat="0" names={names} />);
  return screen.queryByRole('heading', { name: strings.sheets.knownOfHand });
}

test('a card of a hand that is publicly known is listed with its player', () => {
  const heading = personOf({ knownHands: true }) as HTMLElement;
  const list = heading.nextElementSibling as HTMLElement;
  expect(
    within(list)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual([expect.stringContaining('Emerald')]);
});

test('nothing is listed if the option is off', () => {
  expect(personOf({ knownHands: false })).toBeNull();
});
