/** @jest-environment ./test/page.ts */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const read = (path: string) => readFileSync(join(__dirname, '..', path), 'utf8');
const scripts = { 'appearance.js': read('public/appearance.js'), 'unsupported.js': read('public/unsupported.js') };
const { browserslist } = JSON.parse(read('package.json')) as { browserslist: string[] };

/** Runs the scripts in a page of a browser with these features. @returns the message that is shown */
function visit({ supports, language = 'en-GB' }: { supports: boolean; language?: string }): string | undefined {
  document.body.replaceChildren();
  document.head.replaceChildren();
  Object.assign(globalThis, { CSS: { supports: () => supports } });
  Object.defineProperty(navigator, 'language', { value: language, configurable: true });
  Object.defineProperty(document, 'adoptedStyleSheets', { value: [], configurable: true });
  // The page runs them as classic scripts.
  new Function(scripts['appearance.js'])();
  if (document.head.querySelector('script[src="/unsupported.js"]')) new Function(scripts['unsupported.js'])();
  return document.getElementById('unsupported')?.textContent ?? undefined;
}

test('a browser that is too old gets a message that names the supported ones', () => {
  expect(visit({ supports: false })).toMatch(/^This browser is too old for Lantern\. Please update it/);
});

test('the message is in German if the browser prefers German', () => {
  expect(visit({ supports: false, language: 'de-AT' })).toMatch(/^Dieser Browser ist zu alt/);
});

test('a browser with all features gets no message', () => {
  expect(visit({ supports: true })).toBeUndefined();
});

test.each([
  ['/', ['/emblems/first.svg', '/emblems/second.svg']],
  ['/open/second', ['/emblems/second.svg']],
  ['/settings', []],
])('the emblems that %s shows are requested before the program has run', (path, emblems) => {
  history.replaceState(null, '', path);
  document.head.innerHTML = '<meta name="emblems" content="first second">';
  new Function(scripts['appearance.js'])();
  const preloaded = [...document.head.querySelectorAll('link[rel="preload"]')];
  expect(preloaded.map((link) => link.getAttribute('href'))).toEqual(emblems);
});

test.each(Object.entries(scripts))('%s can be parsed by browsers without modules', (_name, script) => {
  expect(script.replace(/\/\/.*/g, '')).not.toMatch(/=>|\b(?:const|let|class|async)\b|`|\?\.|\?\?|catch \{/);
});

test('the message and the README name the versions of browserslist', () => {
  const names: Readonly<Record<string, string>> = {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    safari: 'Safari',
    ios_saf: 'Safari',
  };
  for (const line of browserslist) {
    const [browser = '', version = ''] = line.split(' >= ');
    const named = new RegExp(`${names[browser]}[^.]* ${version.replace('.', '\\.')}`);
    expect(scripts['unsupported.js']).toMatch(named);
    expect(read('../../README.md')).toMatch(named);
  }
});
