import { createHmac } from 'node:crypto';
import type { HookPost } from '@lantern/protocol/hooks';
import type { HookRecord } from '../store/hooks';
import type { Post } from './safePost';

/** A channel, with the fields that its posts depend on. */
type Channel = Pick<HookRecord, 'kind' | 'secret'>;

/** The special characters of Markdown. */
const MARKDOWN = /[\\*_~`|<>[\]()#@-]/g;

const escaped = (text: string) => text.replace(MARKDOWN, '\\$&');

const slackEscaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const lines = (text: string, { link }: HookPost) => (link === null ? text : `${text}\n${link}`);

const sentence = ({ title, text }: HookPost) => `${title} · ${text}`;

/**
 * The request that posts in a channel, without the certificate check. Names are written by people, so they are escaped:
 * they mention nobody and contain no formatting.
 * @param at milliseconds since 1970
 */
export function postTo({ kind, secret }: Channel, url: URL, post: HookPost, at: number): Omit<Post, 'mayBePrivate'> {
  if (kind === 'ntfy') return { url: new URL('/', url), headers: {}, body: JSON.stringify(ntfy(url, post)) };
  const body = JSON.stringify(contentOf(kind, post));
  return { url, headers: kind === 'json' ? signed(secret, body, at) : {}, body };
}

function contentOf(kind: 'discord' | 'slack' | 'matrix' | 'json', post: HookPost): object {
  if (kind === 'json') return post;
  if (kind === 'slack') return { text: lines(slackEscaped(sentence(post)), post) };
  const text = lines(escaped(sentence(post)), post);
  return kind === 'matrix' ? { text } : { content: text, allowed_mentions: { parse: [] } };
}

/** ntfy accepts posts for a topic at the root of its server. */
function ntfy({ pathname }: URL, { title, text, link }: HookPost): object {
  return { topic: pathname.slice(1), title, message: text, ...(link !== null && { click: link }) };
}

function signed(secret: string, body: string, at: number): Record<string, string> {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return { 'x-lantern-time': String(at), 'x-lantern-signature': `sha256=${signature}` };
}
