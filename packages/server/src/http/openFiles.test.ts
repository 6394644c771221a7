import { limitIn, openFilesLimit, tooFewFiles } from './openFiles';

const told = (soft: string) =>
  `Limit  Soft Limit  Hard Limit  Units\nMax open files            ${soft}     4096    files\n`;

test.each([
  [told('1024'), 1024],
  [told('unlimited'), Number.POSITIVE_INFINITY],
  ['Max processes  10  10  processes\n', undefined],
])('the limit of open files is read from the limits of the process: %j', (text, limit) =>
  expect(limitIn(text)).toBe(limit),
);

test('it is known on Linux', () => {
  expect((openFilesLimit() ?? 0) > 0).toBe(process.platform === 'linux');
});

test('a limit that is too low for one full room is reported with the setting, and another is not', () => {
  const config = { connectionsPerRoom: 2000 };
  expect(tooFewFiles(2199, config)).toMatch(
    /^this process may open 2199 files, but CONNECTIONS_PER_ROOM requires 2200:/,
  );
  expect(tooFewFiles(2200, config)).toBeUndefined();
  expect(tooFewFiles(undefined, config)).toBeUndefined();
});
