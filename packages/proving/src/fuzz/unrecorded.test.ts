import { events } from '@lantern/protocol/events';
import { routes } from '@lantern/protocol/routes';
import type { Recording } from './recorder';
import { unrecorded } from './unrecorded';

const requests = Object.values(routes)
  .flat()
  .map(({ method, path }) => ({
    method,
    path: `${path.replaceAll(/:\w+/g, '{name}')}?page=1`,
    headers: {},
    body: null,
  }));
const frames = events
  .filter(({ from }) => from === 'client')
  .map(({ namespace, name }) => {
    const recorded = namespace === '/room' ? '/room' : '/toy';
    return { namespace: recorded, text: `42${recorded},7["${name}","{match}"]` };
  });
const whole: Recording = { frames, requests };

test('where everything is recorded nothing is missing', () => {
  expect(unrecorded(whole)).toEqual([]);
});

test.each(frames.map(({ namespace, text }, index) => [`${namespace} ${text}`, index]))('%s is missed', (_, index) => {
  expect(unrecorded({ requests, frames: frames.filter((_frame, place) => place !== index) })).toHaveLength(1);
});

test('a route is missed that nobody has asked, but for the one that ends the room', () => {
  const lacking = (path: string) =>
    unrecorded({ frames, requests: requests.filter((one) => !one.path.startsWith(path)) });
  expect(lacking('/api/rooms/{name}/hint')).toEqual(['POST /api/rooms/:code/hint']);
  expect(lacking('/api/rooms/{name}/close')).toEqual([]);
});
