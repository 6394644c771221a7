import type { View } from '@lantern/games/crystal-city-catan/board';
import { render } from '@testing-library/react';
import { setStrings } from '../strings';
import { strings } from '../strings.en';
import { EventStrip } from './EventStrip';

setStrings('en', strings);

const BEFORE = { event: 1, production: 6, double: false };
const voice = { you: '0', name: (seat: string) => `Colony ${seat}` };

/** Renders the strip of turn 3 before its dice have landed. */
function strip(roll: View['roll'], throwing: View['roll']): HTMLElement {
  const view = { turnNo: 3, roll, story: [] } as unknown as View;
  const { container } = render(<EventStrip {...{ view, voice, throwing }} onTables={() => {}} />);
  return container;
}

test('dice are marked as waiting before they are rolled, and not while they roll', () => {
  expect(strip(null, null)).toHaveTextContent('Turn 3: the dice wait');
  expect(strip(null, BEFORE)).toHaveTextContent('Turn 3: the dice roll');
});

test('nothing of an earlier roll is shown during the next one', () => {
  expect(strip(BEFORE, BEFORE)).not.toHaveTextContent(strings.events.epidemic.name);
});
