import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@lantern/games/catalogue';

test.each(catalogue.map(({ id }) => id))('%s has a picture for the catalogue', (id) => {
  expect(existsSync(join(__dirname, '../../games', id, 'emblem.svg'))).toBe(true);
});
