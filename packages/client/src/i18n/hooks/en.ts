import type { HookEvent, HookKind } from '@lantern/protocol/hooks';

const names: Record<HookKind, string> = {
  discord: 'Discord',
  slack: 'Slack',
  matrix: 'Matrix',
  ntfy: 'ntfy',
  json: 'Own program',
};

/** The channels to which turns are posted. */
export const hooks = {
  title: 'Channels',
  none: 'The server can post whose turn it is in a channel of yours.',
  told: (kind: HookKind, setBy: string | null) =>
    `Turns are also posted ${kind === 'json' ? 'to a program' : `in a channel of ${names[kind]}`}${setBy === null ? '' : `, set by ${setBy}`}.`,
  add: 'Add a channel',
  off: 'Switched off, since it does not answer.',
  fault: (status: number) => (status === 0 ? 'The channel did not answer.' : `The channel answered ${status}.`),
  works: 'The channel works.',
  test: 'Test',
  remove: 'Remove',
  kind: 'Service',
  kinds: names,
  url: 'Address',
  hints: {
    discord: 'Channel settings, Integrations, Webhooks: copy the address.',
    slack: 'The address of an incoming webhook of your workspace.',
    matrix: 'The address of a generic webhook of hookshot.',
    ntfy: 'The address of a topic, such as https://ntfy.sh/our-match. Everybody who knows it can read along.',
    json: 'The address of your program. Posts are signed.',
  } satisfies Record<HookKind, string>,
  events: 'What is posted',
  eventNames: {
    turn: 'Whose turn it is',
    overdue: 'When the time of a turn is up',
    end: 'The end of the match',
  } satisfies Record<HookEvent, string>,
  allowed:
    'Posts have the names, whose turn it is and the deadline: never cards, and never the code of the room. The address is kept on the server and not shown again.',
  save: 'Add',
  secret: 'Posts are signed with this key. It is not shown again:',
  done: 'Done',
};

export type HookStrings = typeof hooks;
