import { levelOf, refused } from './refusals';
import { StoreError } from './store/store';

test('failures of the store are logged at level debug, others at the given level', () => {
  expect([new StoreError('away'), refused('STORE_DOWN'), new Error('no luck')].map((error) => levelOf(error))).toEqual([
    'debug',
    'debug',
    'error',
  ]);
  expect([new StoreError('away'), new Error('no luck')].map((error) => levelOf(error, 'warn'))).toEqual([
    'debug',
    'warn',
  ]);
});
