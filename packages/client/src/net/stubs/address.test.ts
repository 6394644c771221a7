import { parse as original } from '../../../../../node_modules/engine.io-client/build/cjs/contrib/parseuri.js';
import { parse } from './address';

test.each([
  'https://play.example/room',
  'http://10.0.0.2:8000/room?a=1',
  'ws://[::1]:8000/',
  'http://localhost:8000/chat',
])('an address is read as engine.io reads it: %s', (address) =>
  expect(original(address)).toMatchObject(parse(address)),
);
