/** @jest-environment ./test/page.ts */
import { speakingTime } from '@lantern/games/kit/speech';
import { liveRegionIn } from '../../ui/spoken';
import { opened } from '../../ui/topmost';
import { Announcer } from './Announcer';
import { speaking } from './speaking';

let announcer: Announcer;
const said = (place: HTMLElement = document.body) =>
  [...liveRegionIn(place).children].map((child) => child.textContent);

beforeEach(() => {
  jest.useFakeTimers();
  liveRegionIn(document.body).replaceChildren();
  announcer = new Announcer();
});
afterEach(() => {
  announcer.stop();
  jest.useRealTimers();
});

test('each text waits until the previous one has had time to be spoken', () => {
  const first = 'Ben leaves the Well House for the Cobble Crawl.';
  announcer.say(first);
  announcer.say('Clara draws a card.');
  jest.advanceTimersByTime(200);
  expect(said()).toEqual([first]);
  jest.advanceTimersByTime(speakingTime(first) - 100);
  expect(said()).toEqual([first]);
  jest.advanceTimersByTime(100);
  expect(said()).toEqual([first, 'Clara draws a card.']);
});

test('a question that is replaced before it is spoken is dropped', () => {
  announcer.say('Ben draws.');
  announcer.say('Your decision.', true);
  announcer.say('Your turn.', true);
  jest.advanceTimersByTime(60_000);
  expect(said()).toEqual(['Ben draws.', 'Your turn.']);
});

test('a question that is answered before it is spoken is dropped', () => {
  announcer.say('Your decision.', true);
  announcer.dropQuestion();
  jest.advanceTimersByTime(60_000);
  expect(said()).toEqual([]);
});

test('news stay when a question is dropped', () => {
  announcer.say('Ben draws.');
  announcer.dropQuestion();
  jest.advanceTimersByTime(60_000);
  expect(said()).toEqual(['Ben draws.']);
});

test('while a dialog is open texts are spoken in it, as the page behind it is inert', () => {
  const dialog = document.createElement('dialog');
  document.body.append(dialog);
  liveRegionIn(dialog);
  const closed = opened(dialog);
  announcer.say('Your turn.');
  jest.advanceTimersByTime(60_000);
  expect([said(dialog), said()]).toEqual([['Your turn.'], []]);
  closed();
  announcer.say('Ben draws.');
  jest.advanceTimersByTime(60_000);
  expect([said(dialog), said()]).toEqual([['Your turn.'], ['Ben draws.']]);
  dialog.remove();
});

test('an answer is spoken at once, before waiting texts, and is then the last text', () => {
  announcer.say('Ben leaves the Well House for the Cobble Crawl.');
  announcer.say('Clara draws a card.');
  jest.advanceTimersByTime(200);
  announcer.answer('30 seconds left.');
  expect(said().at(-1)).toBe('30 seconds left.');
  expect(announcer.last).toBe('30 seconds left.');
  jest.advanceTimersByTime(speakingTime('30 seconds left.'));
  expect(said().at(-1)).toBe('Clara draws a card.');
});

test('news are being spoken until the time of the last one is over; a question is no news', () => {
  const text = 'Ben leaves the Well House for the Cobble Crawl.';
  announcer.say(text);
  announcer.say('Your turn.', true);
  jest.advanceTimersByTime(150 + speakingTime(text) - 1);
  expect(speaking.get().news).toBe(true);
  jest.advanceTimersByTime(1);
  expect(speaking.get().news).toBe(false);
});
