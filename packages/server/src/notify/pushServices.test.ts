import { COMMON_SERVICES, maybeCalled } from './pushServices';

const services = [...COMMON_SERVICES.split(','), 'http://127.0.0.1:9999'];

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-par02p.notify.windows.com/w/?token=abc',
  'http://127.0.0.1:9999/abc',
])('%s is allowed', (endpoint) => {
  expect(maybeCalled(endpoint, services)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.example.org/abc',
  'https://notfcm.googleapis.com/abc',
  'https://example.org/',
  'http://127.0.0.1:9998/abc',
  'http://169.254.169.254/latest',
  'file:///etc/passwd',
  'nonsense',
  '',
])('%s is not allowed', (endpoint) => {
  expect(maybeCalled(endpoint, services)).toBe(false);
});
