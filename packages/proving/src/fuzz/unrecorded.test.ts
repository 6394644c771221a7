import { events } from '@lantern/protocol/events';
import { routeList } from '@lantern/protocol/routes';
import type { Recording } from './recorder';
import { unrecorded } from './unrecorded';

const requests = routeList.map(({ method, path }) => ({
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

test('a complete recording lacks nothing', () => {
  expect(unrecorded(whole)).toEqual([]);
});

test.each(frames.map(({ namespace, text }, index) => [`${namespace} ${text}`, index]))(
  '%s is reported as missing',
  (_, index) => {
    expect(unrecorded({ requests, frames: frames.filter((_frame, place) => place !== index) })).toHaveLength(1);
  },
);

test('a missing route is reported, except for the one that deletes the room', () => {
  const lacking = (path: string) =>
    unrecorded({ frames, requests: requests.filter((request) => !request.path.startsWith(path)) });
  expect(lacking('/api/rooms/{name}/hint')).toEqual(['POST /api/rooms/:code/hint']);
  expect(lacking('/api/rooms/{name}/close')).toEqual([]);
});
