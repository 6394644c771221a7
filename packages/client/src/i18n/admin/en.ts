import { quantity } from '@lantern/games/kit/plural.en';
import type { AuditEntry, RoomSign } from '@lantern/protocol/operator';
import type { RoomState } from '@lantern/protocol/rooms';

const states: Readonly<Record<RoomState, string>> = { open: 'Waiting', playing: 'Playing', over: 'Over' };

const signs: Readonly<Record<RoomSign, string>> = {
  reported: 'Reported',
  stuck: 'Stuck',
  large: 'Large',
  old: 'Old',
};

/** The load of a server, in the form shown to the operator. */
interface ServerLine {
  host: string;
  build: string;
  matches: number;
  /** Megabytes. */
  memory: number;
  hours: number;
}

const acts: Readonly<Record<AuditEntry['act'], string>> = {
  end: 'Match ended',
  delete: 'Room deleted',
  lock: 'Lock changed',
  free: 'Seat freed',
  mute: 'Muted',
  say: 'Said in the room',
  'say to all': 'Said in all rooms',
  block: 'Address blocked',
  'report done': 'Report done',
};

export const admin = {
  title: 'Administration',
  token: 'Operator token',
  tokenHelp: 'It is the value of ADMIN_TOKEN on the server. This page forgets it when it is closed.',
  enter: 'Open',
  wrong: 'Wrong token, or this server has none.',
  servers: 'Servers',
  server: ({ host, build, matches, memory, hours }: ServerLine) =>
    `${host}: Lantern ${build}, running for ${hours} h, ${quantity(matches, 'match', 'matches')} in memory, ${memory} MB`,
  rooms: 'Rooms',
  fitting: (shown: number, fitting: number) =>
    shown < fitting ? `${shown} of ${fitting} rooms` : quantity(fitting, 'room'),
  state: 'State',
  any: 'Any',
  states,
  sign: 'Signs',
  signs,
  text: 'Code or name',
  search: 'Search',
  none: 'No room fits.',
  people: (names: string, watchers: number) =>
    watchers === 0 ? names || 'Nobody' : `${names || 'Nobody'}, ${watchers} watching`,
  signsHelp:
    'Stuck: stopped by an error, or no move for a day while somebody is there. Large: 2,000 moves or more. Old: no change for 30 days.',
  changed: (when: string, moves: number) => `Last change ${when}, ${quantity(moves, 'move')} stored`,
  end: 'End the match',
  remove: 'Delete',
  lock: 'Lock',
  unlock: 'Unlock',
  free: (name: string) => `Free the seat of ${name}`,
  mute: (name: string) => `Mute ${name}`,
  say: 'Say',
  sayIn: (code: string) => `Say something in ${code}`,
  sayToAll: 'Say something in all rooms',
  sayHelp: 'It appears in the chat of every room with a running match or a change within a day.',
  message: 'Message',
  said: (rooms: number) => `Said in ${quantity(rooms, 'room')}.`,
  done: 'Done.',
  sure: (act: string, code: string) => `${act}: ${code}. This cannot be undone.`,
  confirm: 'Confirm',
  cancel: 'Cancel',
  block: {
    title: 'Block an address',
    help: 'All requests and connections from it are refused for that time. 0 hours end a block. The log of your proxy names the addresses.',
    address: 'Address',
    hours: 'Hours',
    act: 'Block',
  },
  reports: {
    title: 'Reports',
    none: 'There are no reports.',
    name: (name: string) => `The name “${name}”`,
    message: (name: string) => `A message of ${name}`,
    by: (name: string) => `Reported by ${name}`,
    guest: 'somebody without a seat',
    around: 'Messages around it',
    done: 'Done',
  },
  audit: 'Audit log',
  noActs: 'Nothing has been done yet.',
  acts,
};

export type AdminStrings = typeof admin;
