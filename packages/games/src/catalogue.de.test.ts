import { catalogue } from './catalogue';
import { taglines } from './catalogue.de';

test('every game has its German sentence, and no other has', () => {
  expect(Object.keys(taglines).sort()).toEqual(catalogue.map(({ id }) => id).sort());
});
