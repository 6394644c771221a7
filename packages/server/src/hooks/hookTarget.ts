import { isIP } from 'node:net';
import { type HookKind, LONGEST_HOOK_ADDRESS } from '@lantern/protocol/hooks';
import { refused } from '../refusals';

/**
 * The hosts to which hooks may post: those that the operator has listed, with a port if it is not 443, or any host
 * whose addresses are all public. An empty list disables hooks.
 */
export type HookHosts = readonly string[] | 'any';

/** The default of `HOOK_HOSTS`. */
export const COMMON_HOOK_HOSTS = 'discord.com,hooks.slack.com,ntfy.sh';

/** A topic of ntfy: the last part of its address. */
const TOPIC = /^\/[\w-]{1,64}$/;

/**
 * The address of a channel: `https`, with a name as its host, on port 443 or a listed one, without user information.
 * Throws `HOOK_REFUSED`.
 */
export function hookTarget(kind: HookKind, text: string, hosts: HookHosts): URL {
  if (text.length > LONGEST_HOOK_ADDRESS || !URL.canParse(text)) throw refused('HOOK_REFUSED');
  const url = new URL(text);
  url.hash = '';
  const isNamed = isIP(url.hostname) === 0 && !url.hostname.startsWith('[');
  const isPlain = url.protocol === 'https:' && url.username === '' && url.password === '';
  if (!isNamed || !isPlain || !isHookHost(url, hosts)) throw refused('HOOK_REFUSED');
  if (kind === 'ntfy' && !TOPIC.test(url.pathname)) throw refused('HOOK_REFUSED');
  return url;
}

/** Whether the operator has listed the host with its port. */
export function isListed({ host }: URL, hosts: HookHosts): boolean {
  return hosts !== 'any' && hosts.includes(host);
}

function isHookHost(url: URL, hosts: HookHosts): boolean {
  return hosts === 'any' ? url.port === '' : isListed(url, hosts);
}
