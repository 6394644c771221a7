import type { ChangeTalk, Speaker, TalkRules } from '@lantern/games/protocol';
import type { RoomRecord } from '../store/store';

/** What a fresh room has set for its conversation. */
export const QUIET: TalkRules = { watchers: 'together', muted: [] };

/** So many names are kept silent at most; the longest silent one may speak again. */
const MUTED_AT_MOST = 50;

/** Whether the host keeps somebody silent. */
export function isMuted({ talk }: Pick<RoomRecord, 'talk'>, speaker: Speaker): boolean {
  return talk.muted.some((other) => sameSpeaker(other, speaker));
}

/** The room with other rules for its conversation. */
export function changedTalk(room: RoomRecord, { watchers, mute, unmute }: ChangeTalk): RoomRecord {
  const left = room.talk.muted.filter((one) => ![mute, unmute].some((other) => other && sameSpeaker(one, other)));
  const muted = [...left, ...(mute ? [mute] : [])].slice(-MUTED_AT_MOST);
  return { ...room, talk: { watchers: watchers ?? room.talk.watchers, muted } };
}

function sameSpeaker(one: Speaker, other: Speaker): boolean {
  return one.seat === other.seat && one.name === other.name;
}
