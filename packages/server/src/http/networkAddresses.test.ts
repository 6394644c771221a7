import { networkAddresses, routedFirst } from './networkAddresses';

afterEach(() => {
  delete process.env.container;
});

test('the address of the default route comes first, and the others keep their order', () => {
  expect(routedFirst(['172.17.0.1', '192.168.1.7', '10.0.0.2'], '192.168.1.7')).toEqual([
    '192.168.1.7',
    '172.17.0.1',
    '10.0.0.2',
  ]);
  expect(routedFirst(['172.17.0.1', '10.0.0.2'], undefined)).toEqual(['172.17.0.1', '10.0.0.2']);
});

test('addresses of the machine itself, such as 127.0.0.1, are left out', async () => {
  for (const address of await networkAddresses()) expect(address).not.toMatch(/^127\./);
});

test('a server in a container returns no address', async () => {
  process.env.container = 'docker';
  expect(await networkAddresses()).toEqual([]);
});
