import { events } from '@lantern/protocol/events';
import { routes } from '@lantern/protocol/routes';
import type { Recording } from './recorder';

/** Not grown from good traffic: whoever is let do it ends the room that everybody may do anything in. */
const LEFT_OUT = ['POST /api/rooms/:code/close'];

/** What the protocol lets people send or ask and a recording has nothing of, such as `POST /api/rooms/:code/pause`. */
export function unrecorded({ frames, requests }: Recording): string[] {
  const said = events.filter(({ from }) => from === 'client').map(({ namespace, name }) => ({ namespace, name }));
  const asked = Object.values(routes).flat();
  return [
    ...said
      .filter(
        ({ namespace, name }) => !frames.some((frame) => isIn(namespace, frame.namespace) && says(frame.text, name)),
      )
      .map(({ namespace, name }) => `${name} in ${namespace}`),
    ...asked
      .filter(({ method, path }) => !requests.some((one) => one.method === method && fits(path, one.path)))
      .map(({ method, path }) => `${method} ${path}`)
      .filter((route) => !LEFT_OUT.includes(route)),
  ];
}

const isIn = (namespace: string, recorded: string) => (namespace === '/room') === (recorded === '/room');

const says = (text: string, event: string) => /^42/.test(text) && text.includes(`["${event}",`);

/** Whether an address is one of a route: `:name` is any part. */
function fits(route: string, address: string): boolean {
  const pattern = route.replaceAll(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}$`).test(address.split('?')[0] ?? '');
}
