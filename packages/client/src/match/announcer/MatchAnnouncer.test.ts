/** @jest-environment jsdom */
import { liveRegionIn } from '../../ui/spoken';
import type { GameClient } from '../gameBoard';
import { MatchAnnouncer } from './MatchAnnouncer';

test('what has been outlined on the board is said at once', () => {
  const announcer = new MatchAnnouncer({ text: {} } as GameClient, '0');
  announcer.point(['Y2', 'Ben']);
  expect(liveRegionIn(document.body).lastElementChild).toHaveTextContent('Shown on the board: Y2; Ben.');
  announcer.stop();
});
