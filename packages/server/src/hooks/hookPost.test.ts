import { createHmac } from 'node:crypto';
import type { HookKind, HookPost } from '@lantern/protocol/hooks';
import { postTo } from './hookPost';

const post: HookPost = {
  v: 1,
  event: 'turn',
  game: 'toy',
  title: 'Toy with <!channel> and @everyone',
  who: [{ seat: '0', name: '@everyone' }],
  text: 'The match waits for [Ana](https://evil.example) & Ben.',
  until: 1000,
  link: 'https://play.example.org/turn/abc',
};
const secret = 'shared';
const sent = (kind: HookKind, more: Partial<HookPost> = {}) => {
  const { url, headers, body } = postTo(
    { kind, secret },
    new URL('https://hook.example/topic'),
    { ...post, ...more },
    7,
  );
  return { url: url.href, headers, body: JSON.parse(body), text: body };
};

test('a post to Discord mentions nobody, and names format nothing', () => {
  const { body } = sent('discord');
  expect(body.allowed_mentions).toEqual({ parse: [] });
  expect(body.content).toBe(
    'Toy with \\<!channel\\> and \\@everyone · The match waits for \\[Ana\\]\\(https://evil.example\\) & Ben.\n' +
      'https://play.example.org/turn/abc',
  );
});

test('a post to Slack contains no commands', () => {
  expect(sent('slack').body).toEqual({
    text:
      'Toy with &lt;!channel&gt; and @everyone · The match waits for [Ana](https://evil.example) &amp; Ben.\n' +
      'https://play.example.org/turn/abc',
  });
});

test('a post to Matrix is one text', () => {
  expect(Object.keys(sent('matrix').body)).toEqual(['text']);
});

test('a post to ntfy goes to the root of its server with the topic, and its link opens with a tap', () => {
  const { url, body } = sent('ntfy');
  expect(url).toBe('https://hook.example/');
  expect(body).toEqual({ topic: 'topic', title: post.title, message: post.text, click: post.link });
  expect(sent('ntfy', { link: null }).body).not.toHaveProperty('click');
});

test('a post to the host’s own program is signed with its time', () => {
  const { body, headers, text } = sent('json');
  expect(body).toEqual(post);
  const signature = createHmac('sha256', secret).update(`7.${text}`).digest('hex');
  expect(headers).toEqual({ 'x-lantern-time': '7', 'x-lantern-signature': `sha256=${signature}` });
});

test('without an address of the server there is no link', () => {
  expect(sent('slack', { link: null }).body.text).not.toContain('\n');
});
