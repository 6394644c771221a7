import type { Phrase, Reaction } from '@lantern/protocol/chat';

const quick: Readonly<Record<Phrase, string>> = {
  hello: 'Hello!',
  wellPlayed: 'Well played!',
  thanks: 'Thank you!',
  sorry: 'Sorry!',
  oneMoment: 'One moment, please.',
  yourTurn: 'It is your turn.',
  thinking: 'Let me think.',
  wow: 'Wow!',
  oops: 'Oops.',
  again: 'Another round?',
  goodNight: 'Good night!',
};

const reactions: Readonly<Record<Reaction, string>> = {
  laugh: 'Laughter',
  cheer: 'Cheers',
  wow: 'Amazement',
  tears: 'Tears',
  grumble: 'Grumbling',
  yawn: 'A yawn',
};

const unread = (count: number): string => (count === 1 ? '1 new message' : `${count} new messages`);

/** The conversation in a room. */
export const chat = {
  title: 'Talk',
  open: 'Talk',
  unread,
  openWith: (count: number) => (count === 0 ? 'Talk' : `Talk, ${unread(count)}`),
  log: 'What people say',
  said: 'What was said',
  empty: 'Nobody has said anything yet. A quick phrase is a good beginning.',
  you: 'You',
  guest: 'A guest',
  watches: ', watching',
  amongWatchers: 'among watchers',
  quick: 'Quick phrases',
  phrases: quick,
  react: 'Reactions',
  reactions,
  messages: (count: number) => (count === 0 ? 'Messages' : `Messages, ${unread(count)}`),
  introduce: 'That is me',
  field: 'Your message',
  send: 'Send',
  silenced: 'The host does not let you speak here at the moment. You can go on playing and reading.',
  onlyWatchers: 'Only those who watch hear you. You hear the players too.',
  watchersRead: 'Those who watch can read this. What they say stays among them.',
  people: 'Who is heard',
  backToTalk: 'Back to the talk',
  alone: 'There is nobody else here yet.',
  rule: {
    label: 'What watchers say',
    together: { label: 'For everybody', help: 'Players and watchers talk together.' },
    apart: { label: 'Among watchers', help: 'Those who play do not see it. What players say is for all.' },
  },
  hear: 'Show again',
  doNotHear: 'Hide for me',
  hearOf: (name: string, unheard: boolean) =>
    unheard ? `Show what ${name} says again` : `Hide what ${name} says for me`,
  silence: 'Silence for all',
  letSpeak: 'Let speak',
  silenceOf: (name: string, muted: boolean) => (muted ? `Let ${name} speak again` : `Silence ${name} for everybody`),
  isSilenced: 'silenced by the host',
};
