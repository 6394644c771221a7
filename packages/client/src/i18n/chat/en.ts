import type { Phrase, Reaction } from '@lantern/protocol/chat';
import { deletedPlayer } from '../deletedPlayer';
import { unread } from '../en/chat';

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

export const chat = {
  deletedPlayer: deletedPlayer.en,
  deletedMessage: 'This message was deleted.',
  title: 'Chat',
  unread,
  log: 'Messages',
  said: 'Messages so far',
  empty: 'No messages yet. Start with a quick phrase.',
  you: 'You',
  guest: 'A guest',
  operator: 'The operator of this server',
  watches: ' (watching)',
  amongWatchers: 'among spectators',
  quick: 'Quick phrases',
  phrases: quick,
  react: 'Reactions',
  reactions,
  messages: (count: number) => (count === 0 ? 'Messages' : `Messages, ${unread(count)}`),
  introduce: 'That is me',
  field: 'Your message',
  send: 'Send',
  silenced: 'You are muted here. You can still play and read.',
  onlyWatchers: 'Only spectators see your messages. You see the players’ too.',
  watchersRead: 'Spectators can read this. Only spectators see what they write.',
  people: 'People in the chat',
  backToTalk: 'Back to the chat',
  alone: 'There is nobody else here yet.',
  rule: {
    label: 'Messages of spectators',
    together: { label: 'For everyone', help: 'Players and spectators chat together.' },
    apart: { label: 'Among spectators', help: 'Players do not see them. Messages of players are for everyone.' },
  },
  hear: 'Show again',
  doNotHear: 'Hide for me',
  hearOf: (name: string, unheard: boolean) =>
    unheard ? `Show messages of ${name} again` : `Hide messages of ${name} for me`,
  silence: 'Mute for everyone',
  letSpeak: 'Unmute',
  silenceOf: (name: string, muted: boolean) => (muted ? `Unmute ${name}` : `Mute ${name} for everyone`),
  isSilenced: 'muted',
};

export type ChatStrings = typeof chat;
