import { MAP_IDS, mapTable } from '@lantern/games/crystal-wars/board';
import { render } from '@testing-library/react';
import { optionPicture as pictured } from './optionPicture';

const optionPicture = pictured as NonNullable<typeof pictured>;

const pictureOf = (value: string, options: object = {}, players = 2) =>
  render(optionPicture('map', value, { scenario: 'standard', swamps: false, ...options }, players)).container;

test.each(MAP_IDS)('the picture of %s has all coasters of the map', (map) => {
  const { coasters } = mapTable(map);
  expect(pictureOf(map).querySelectorAll('[data-role]')).toHaveLength(coasters.length);
});

test('the default map is drawn as it would be played', () => {
  expect(pictureOf('auto', {}, 4).innerHTML).toBe(pictureOf('square4').innerHTML);
  expect(pictureOf('auto', { scenario: 'metropolis' }, 4).innerHTML).toBe(pictureOf('metropolis').innerHTML);
});

test('other options have no picture', () => {
  expect(optionPicture('scenario', 'standard', {}, 2)).toBeUndefined();
});
