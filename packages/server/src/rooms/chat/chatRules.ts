import type { ChangeChat } from '@lantern/protocol/bodies';
import type { ChatRules, Speaker } from '@lantern/protocol/chat';
import type { ChatSettingsRecord, MutedRecord, RoomRecord, SeatRecord } from '../../store/records';
import type { Visitor } from '../../store/shared';
import { seatOfHost } from '../host/hostingRules';
import { isHost, seatOf } from '../presence/presence';

export const DEFAULT_CHAT: ChatSettingsRecord = { watchers: 'together', muted: [] };

/** Maximum number of muted people; one more unmutes the first. */
const MUTED_AT_MOST = 50;

/** Maximum number of names of muted people to show; one browser may have any number. */
const MUTED_NAMES_AT_MOST = 100;

/** Maximum number of browsers stored for one muted person. */
const BROWSERS_AT_MOST = 20;

/** A possible speaker: as others see them, and how the room recognises them under any name. */
interface Known {
  speaker: Speaker;
  person: number | null;
  browserHash: string | undefined;
  host: boolean;
}

/** The person behind a connection to a room, as others see them. */
export function speakerOf(room: RoomRecord, visitor: Visitor): Speaker {
  return visiting(room, visitor).speaker;
}

/** The author by which the messages of a visitor are found: `ChatRecord.author`. */
export function authorOf(room: RoomRecord, visitor: Visitor): string | undefined {
  const { person, browserHash } = visiting(room, visitor);
  return person === null ? browserHash : String(person);
}

/** Whether this visitor is muted. The host may always speak. */
export function isMuted(room: RoomRecord, visitor: Visitor): boolean {
  const known = visiting(room, visitor);
  return room.chat.muted.some((record) => isKept(record, known));
}

/** The chat rules as everybody may see them. Muted people appear under their current names. */
export function chatView(room: RoomRecord, visitors: Iterable<Visitor>): ChatRules {
  const { watchers } = room.chat;
  if (room.chat.muted.length === 0) return { watchers, muted: [] };
  const here = everybody(room, visitors);
  const muted = room.chat.muted.flatMap((record): Speaker[] => {
    const now = here.filter((known) => isKept(record, known));
    return now.length > 0 ? now.map(({ speaker }) => speaker) : [{ seat: record.seat, name: record.name }];
  });
  const once = new Map(muted.map((speaker) => [`${speaker.seat}/${speaker.name}`, speaker]));
  return { watchers, muted: [...once.values()].slice(0, MUTED_NAMES_AT_MOST) };
}

/**
 * The room with changed chat rules.
 * @param visitors everybody who has it open: people muted among them stay muted under another name
 */
export function changedChat(
  room: RoomRecord,
  { watchers, mute, unmute }: ChangeChat,
  visitors: Iterable<Visitor>,
): RoomRecord {
  const here = everybody(room, visitors);
  const named = (speaker: Speaker) => here.filter((known) => sameSpeaker(known.speaker, speaker));
  const meant = [mute, unmute].filter((speaker) => speaker !== undefined);
  const left = room.chat.muted.filter(
    (record) =>
      !meant.some((speaker) => sameSpeaker(record, speaker) || named(speaker).some((known) => isKept(record, known))),
  );
  const muted = [...left, ...(mute ? [silenced(mute, named(mute))] : [])].slice(-MUTED_AT_MOST);
  return { ...room, chat: { watchers: watchers ?? room.chat.watchers, muted } };
}

/**
 * People are distinguished by their numbers in the room, since they may share a browser; watchers by name or browser.
 */
function isKept(record: MutedRecord, { speaker, person, browserHash, host }: Known): boolean {
  if (host) return false;
  if (person !== null && record.person !== undefined) return record.person === person;
  return sameSpeaker(record, speaker) || (browserHash !== undefined && record.browsers?.includes(browserHash) === true);
}

function silenced({ seat, name }: Speaker, known: readonly Known[]): MutedRecord {
  const person = known.map((known) => known.person).find((one) => one !== null);
  const hashes = new Set(known.flatMap(({ browserHash }) => browserHash ?? []));
  const browsers = [...hashes].slice(0, BROWSERS_AT_MOST);
  return { seat, name, ...(person !== undefined && { person }), ...(browsers.length > 0 && { browsers }) };
}

function everybody(room: RoomRecord, visitors: Iterable<Visitor>): Known[] {
  const seated = room.seats.filter(({ kind }) => kind === 'person');
  const host = seatOfHost(room);
  return [
    ...seated.map((record) => sitting(record, undefined, record.seat === host)),
    ...Array.from(visitors, (visitor) => visiting(room, visitor)),
  ];
}

function visiting(room: RoomRecord, visitor: Visitor): Known {
  const { name, browserHash } = visitor;
  const seat = seatOf(room, visitor);
  const record = room.seats.find((record) => record.seat === seat);
  const host = isHost(room, visitor);
  return record
    ? sitting(record, browserHash, host)
    : { speaker: { seat: null, name }, person: null, browserHash, host };
}

function sitting({ seat, name, person }: SeatRecord, browserHash: string | undefined, host: boolean): Known {
  return { speaker: { seat, name }, person, browserHash, host };
}

function sameSpeaker(speaker: Speaker, other: Speaker): boolean {
  return speaker.seat === other.seat && speaker.name === other.name;
}
