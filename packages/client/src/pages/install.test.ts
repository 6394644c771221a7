/** @jest-environment ./test/page.ts */
import { install, installOffer, prepareInstall } from './install';

test('the browser’s offer is stored until somebody asks for it, and can be used once', async () => {
  prepareInstall();
  const asked: string[] = [];
  const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: async () => asked.push('asked'),
  });
  dispatchEvent(offer);
  expect(offer.defaultPrevented).toBe(true);
  expect(installOffer().offer).toBe(offer);
  await install();
  await install();
  expect(asked).toEqual(['asked']);
  expect(installOffer().offer).toBeNull();
});
