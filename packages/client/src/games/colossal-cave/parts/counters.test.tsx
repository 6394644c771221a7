import type { CardId } from '@lantern/games/colossal-cave/board';
import { lay } from '@lantern/games/colossal-cave/testing';
import { render } from '@testing-library/react';
import { setStrings } from '../strings';
import { strings } from '../strings.en';
import { counters } from './counters';

beforeAll(() => setStrings('en', strings));

/** Returns the counters in the rail for a player with these deposited and carried cards. */
function shown(deposited: CardId[], inv: CardId[]) {
  const table = lay();
  Object.assign(table.state.players['1'] ?? {}, { deposited, inv });
  const all = counters(table.view('0'), '1');
  const { container } = render(all.map(({ id, value }) => <p key={id}>{value}</p>));
  const carried = all.find(({ id }) => id === 'carried');
  return { carried, drawn: container.querySelectorAll('[data-family]').length };
}

test('carried cards are drawn', () => {
  expect(shown([], ['littleAxe', 'mingVase']).drawn).toBe(2);
});

test.each<[string, CardId[], CardId[], boolean]>([
  ['two are safe and one is carried', ['diamonds', 'emerald'], ['mingVase'], true],
  ['one is safe and two are carried', ['diamonds'], ['emerald', 'mingVase'], true],
  ['one is safe and one is carried', ['diamonds'], ['emerald', 'littleAxe'], false],
  ['two are safe and no treasure is carried', ['diamonds', 'emerald'], ['littleAxe'], false],
])('the third treasure is on its way home if %s', (_, deposited, inv, urgent) => {
  const { carried } = shown(deposited, inv);
  expect(carried?.urgent).toBe(urgent);
  expect(carried?.label.includes('a third treasure on its way home')).toBe(urgent);
});
