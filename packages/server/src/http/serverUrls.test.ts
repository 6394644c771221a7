import { addressesOf } from './serverUrls';

const interfaces = {
  lo: [{ address: '127.0.0.1', family: 'IPv4' as const, internal: true }],
  eth0: [
    { address: '192.168.1.7', family: 'IPv4' as const, internal: false },
    { address: 'fe80::1', family: 'IPv6' as const, internal: false },
  ],
};

const at = (host: string, basePath = '') => ({ host, basePath });

describe('the printed addresses', () => {
  it('are this computer’s and those of its networks when the server listens everywhere', () => {
    const expected = { local: 'http://localhost:8000', network: ['http://192.168.1.7:8000'] };
    expect(addressesOf(at('0.0.0.0'), 8000, interfaces)).toEqual(expected);
    expect(addressesOf(at('::'), 8000, interfaces)).toEqual(expected);
  });

  it.each(['127.0.0.1', '127.0.1.1', 'localhost', '::1'])(
    'are none for phones when the server listens to this computer only, as %s',
    (host) => {
      expect(addressesOf(at(host), 80, interfaces)).toEqual({ local: 'http://localhost:80', network: [] });
    },
  );

  it('are the one address the server listens on', () => {
    expect(addressesOf(at('192.168.1.7'), 81, interfaces).network).toEqual(['http://192.168.1.7:81']);
    expect(addressesOf(at('fe80::1'), 81, interfaces).local).toBe('http://[fe80::1]:81');
  });

  it('have the path that everything is served beneath', () => {
    expect(addressesOf(at('0.0.0.0', '/games/lantern'), 8000, interfaces)).toEqual({
      local: 'http://localhost:8000/games/lantern',
      network: ['http://192.168.1.7:8000/games/lantern'],
    });
  });
});
