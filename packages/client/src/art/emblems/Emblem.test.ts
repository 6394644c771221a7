import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@lantern/games/catalogue';
import { wrongNumbers } from '../../../test/wrongNumbers';

const CLIENT = join(__dirname, '../../..');

test.each(catalogue.map(({ id }) => id))('%s has a picture for the catalogue', (id) => {
  expect(existsSync(join(CLIENT, 'src/games', id, 'emblem.svg'))).toBe(true);
});

describe('every number of a drawing is a number', () => {
  const drawings = ['src', 'public'].flatMap((folder) =>
    readdirSync(join(CLIENT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.svg'))
      .map((file) => join(folder, file)),
  );

  test.each(drawings)('%s', (file) => {
    expect(wrongNumbers(readFileSync(join(CLIENT, file), 'utf8'))).toEqual([]);
  });

  test.each([
    ['<path d="MNaN 2L3 4Z"/>', ['d="MNaN 2L3 4Z"']],
    ['<ellipse rx="undefined" ry="-.5e-1"/>', ['rx="undefined"']],
    ['<path d="M0 104l22-10.5.5a13 11 0 1 0 12 16z" stroke-width="1.400"/>', []],
  ])('the wrong attributes of %s are %j', (svg, wrong) => {
    expect(wrongNumbers(svg)).toEqual(wrong);
  });
});
