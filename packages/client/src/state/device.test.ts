/** @jest-environment ./test/page.ts */
import { forgetsAfterAWeek, isAppleTouch } from './device';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const AGENTS = {
  'Safari on an iPhone': `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`,
  'Chrome on an iPhone': `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) ${WEBKIT} CriOS/137.0 Mobile/15E148 Safari/604.1`,
  'Safari on a Mac': `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Version/18.5 Safari/605.1.15`,
  'Chrome on Android':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36',
  'Firefox on a desk': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
} as const;

function on(agent: keyof typeof AGENTS, { touches = 0, installed = false } = {}): void {
  Object.defineProperty(navigator, 'userAgent', { value: AGENTS[agent], configurable: true });
  Object.defineProperty(navigator, 'maxTouchPoints', { value: touches, configurable: true });
  Object.assign(globalThis, { matchMedia: () => ({ matches: installed }) });
}

test.each(['Safari on an iPhone', 'Chrome on an iPhone', 'Safari on a Mac'] as const)(
  '%s forgets after a week',
  (agent) => {
    on(agent);
    expect(forgetsAfterAWeek()).toBe(true);
  },
);

test.each(['Chrome on Android', 'Firefox on a desk'] as const)('%s keeps its data', (agent) => {
  on(agent);
  expect(forgetsAfterAWeek()).toBe(false);
});

test('an app on the home screen keeps its data', () => {
  on('Safari on an iPhone', { installed: true });
  expect(forgetsAfterAWeek()).toBe(false);
});

test('an iPad is distinguished from a Mac by its touch screen', () => {
  on('Safari on a Mac', { touches: 5 });
  expect(isAppleTouch()).toBe(true);
  on('Safari on a Mac');
  expect(isAppleTouch()).toBe(false);
});
