import { addressesOf } from './serverUrls';

const reachable = ['192.168.1.7', '10.0.0.2'];

const at = (host: string, basePath = '') => ({ host, basePath });

describe('the printed addresses', () => {
  it('are those of this computer and its networks if the server listens on all interfaces', () => {
    const expected = { local: 'http://localhost:8000', network: ['http://192.168.1.7:8000', 'http://10.0.0.2:8000'] };
    expect(addressesOf(at('0.0.0.0'), 8000, reachable)).toEqual(expected);
    expect(addressesOf(at('::'), 8000, reachable)).toEqual(expected);
  });

  it.each(['127.0.0.1', '127.0.1.1', 'localhost', '::1'])(
    'include none for phones if the server listens to this computer only, as %s',
    (host) => {
      expect(addressesOf(at(host), 80, reachable)).toEqual({ local: 'http://localhost:80', network: [] });
    },
  );

  it('are the only address the server listens on', () => {
    expect(addressesOf(at('192.168.1.7'), 81, reachable).network).toEqual(['http://192.168.1.7:81']);
    expect(addressesOf(at('fe80::1'), 81, reachable).local).toBe('http://[fe80::1]:81');
  });

  it('include the base path', () => {
    expect(addressesOf(at('0.0.0.0', '/games/lantern'), 8000, reachable)).toEqual({
      local: 'http://localhost:8000/games/lantern',
      network: ['http://192.168.1.7:8000/games/lantern', 'http://10.0.0.2:8000/games/lantern'],
    });
  });
});
