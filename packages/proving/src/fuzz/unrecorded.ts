import { events } from '@lantern/protocol/events';
import { routeList } from '@lantern/protocol/routes';
import type { Recording } from './recorder';

/** Routes that are not recorded: a mutated request would delete the room that everybody may change. */
const LEFT_OUT = ['POST /api/rooms/:code/close'];

/** Returns the parts of the protocol that a recording lacks, such as `POST /api/rooms/:code/pause`. */
export function unrecorded({ frames, requests }: Recording): string[] {
  const said = events.filter(({ from }) => from === 'client').map(({ namespace, name }) => ({ namespace, name }));
  return [
    ...said
      .filter(
        ({ namespace, name }) => !frames.some((frame) => isIn(namespace, frame.namespace) && says(frame.text, name)),
      )
      .map(({ namespace, name }) => `${name} in ${namespace}`),
    ...routeList
      .filter(({ method, path }) => !requests.some((request) => request.method === method && fits(path, request.path)))
      .map(({ name }): string => name)
      .filter((route) => !LEFT_OUT.includes(route)),
  ];
}

const isIn = (namespace: string, recorded: string) => (namespace === '/room') === (recorded === '/room');

const says = (text: string, event: string) => /^42/.test(text) && text.includes(`["${event}",`);

/** Whether a path belongs to a route: `:name` matches any part. */
function fits(route: string, address: string): boolean {
  const pattern = route.replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(address.split('?')[0] ?? '');
}
