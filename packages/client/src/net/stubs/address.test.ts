import { parse } from './address';

test.each([
  ['https://play.example/room', { protocol: 'https', host: 'play.example', port: '', path: '/room', query: '' }],
  ['http://10.0.0.2:8000/a?b=1', { protocol: 'http', host: '10.0.0.2', port: '8000', path: '/a', query: 'b=1' }],
  ['ws://[::1]:8000/', { protocol: 'ws', host: '::1', port: '8000', path: '/', query: '' }],
])('an address is read as engine.io reads it: %s', (address, parts) => expect(parse(address)).toEqual(parts));
