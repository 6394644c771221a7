import { startApp, stopApps } from '../testing/app';

afterEach(stopApps);

test('the privacy page learns the settings of this server', async () => {
  const keep = { finishedDays: 30, abandonedDays: 0 };
  const env = { KEEP_FINISHED_DAYS: '30', KEEP_ABANDONED_DAYS: '0', PUSH_SERVICES: 'off', CONTACT: 'ops@example.org' };
  const { body } = await (await startApp({ env })).get('/api/privacy').expect(200);
  expect(body).toEqual({ contact: 'ops@example.org', keep, push: false, hooks: true, mail: false });
});
