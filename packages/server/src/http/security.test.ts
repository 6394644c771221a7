import { fitsHost } from './security';

describe('the requested host of a server with the address https://play.example.org', () => {
  it.each(['play.example.org', 'Play.Example.org:12345', 'localhost:8000', '192.168.1.2:8000', '[::1]:8000'])(
    'may be %s',
    (host) => expect(fitsHost('https://play.example.org', host)).toBe(true),
  );

  it.each(['', 'evil.example.org', 'play.example.org.evil.example', 'play.example.org:123456', 'localhost:'])(
    'may not be “%s”',
    (host) => expect(fitsHost('https://play.example.org', host)).toBe(false),
  );
});

test('without a public address any host is accepted', () => {
  expect(fitsHost(null, 'evil.example.org')).toBe(true);
});
