/** @jest-environment ./test/page.ts */
const { dataset } = document.documentElement;

beforeEach(() => jest.resetModules());
afterEach(() => {
  delete dataset.network;
  delete dataset.publicUrl;
});

const told = async (what: DOMStringMap) => {
  Object.assign(dataset, what);
  return import('./inviteUrl');
};

test('links of a page opened at localhost begin with the address in the network', async () => {
  const { isOnlyHere, linkOf, linkOfReplay, tvLinkOf } = await told({ network: 'http://192.168.1.7:8000' });
  expect(linkOf('K7WQ3H')).toBe('http://192.168.1.7:8000/r/K7WQ3H');
  expect(tvLinkOf('K7WQ3H')).toBe('http://192.168.1.7:8000/tv/K7WQ3H');
  expect(linkOfReplay('m1')).toBe('http://192.168.1.7:8000/m/m1');
  expect(isOnlyHere).toBe(false);
});

test('links begin with the public address wherever the page was opened', async () => {
  const { inviteUrl, isOnlyHere } = await told({ publicUrl: 'https://play.example.org' });
  expect([inviteUrl, isOnlyHere]).toEqual(['https://play.example.org', false]);
});

test('links of a server without a network begin with the address of the page, and only this computer can open them', async () => {
  const { inviteUrl, isOnlyHere } = await told({ network: '' });
  expect([inviteUrl, isOnlyHere]).toEqual([location.origin, true]);
});

test('links begin with the address of the page if the server names no other address', async () => {
  const { inviteUrl, isOnlyHere } = await told({});
  expect([inviteUrl, isOnlyHere]).toEqual([location.origin, false]);
});
