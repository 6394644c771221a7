import { answerTo } from './commandLine';
import { ConfigError } from './config';
import { VERSION } from './version';

test('without arguments the server starts', () => {
  expect(answerTo([])).toBeUndefined();
});

test('--version prints the version and nothing else', () => {
  expect(answerTo(['--version'])).toBe(VERSION);
});

test.each(['--help', '-h'])('%s prints the usage and where all settings are listed', (flag) => {
  expect(answerTo([flag])).toMatch(/--version.*DATABASE_URL.*docs\/operating\.md/s);
});

test.each([['--prot=8001'], ['8001'], ['-x']])('%s is refused by name', (argument) => {
  expect(() => answerTo([argument])).toThrow(ConfigError);
  expect(() => answerTo([argument])).toThrow(argument.split('=')[0]);
});
