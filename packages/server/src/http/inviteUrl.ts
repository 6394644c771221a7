import type { Context } from 'koa';
import type { Config } from '../config';
import { networkAddresses } from './networkAddresses';
import { addressesOf, isLoopback } from './serverUrls';

/**
 * Attributes of the `html` element with the address for links, if it differs from the one in the browser:
 * `data-public-url`, or `data-network` for a page opened at `localhost`, which is empty if nobody else can reach this
 * server. The client reads them in `state/inviteUrl.ts`.
 */
export async function inviteAttributes(ctx: Context, config: Config): Promise<string> {
  const { publicUrl } = config;
  const host = ctx.get('host').toLowerCase();
  if (publicUrl !== null) return new URL(publicUrl).host === host ? '' : `data-public-url="${publicUrl}" `;
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
  if (!isLoopback(name)) return '';
  const { network } = addressesOf(config, ctx.req.socket.localPort ?? config.port, await networkAddresses());
  return `data-network="${network[0] ?? ''}" `;
}
