import type { ServerCode } from './apiError';
import type { RefusalSentence } from './refusal';

/** Codes of refusals that a client makes itself, without a request. */
type ClientCode = Extract<
  ServerCode,
  | 'INTERNAL'
  | 'NOT_SYNCED'
  | 'NOTHING_TO_TAKE_BACK'
  | 'PAUSED'
  | 'ROOM_NOT_PLAYING'
  | 'STALE_STATE'
  | 'TABLE_FROZEN'
  | 'TAKE_BACK_OPEN'
>;

/** The sentences of these refusals. All others arrive with an English sentence, so a page in English needs no more. */
export const clientRefusals: Readonly<Record<ClientCode, RefusalSentence>> = {
  INTERNAL: () => 'Something went wrong on the server. Nothing was changed.',
  NOT_SYNCED: () => 'Join the match before making a move.',
  NOTHING_TO_TAKE_BACK: () => 'You have no move to take back.',
  PAUSED: () => 'The match is paused. The host or a vote of the players can resume it.',
  ROOM_NOT_PLAYING: () => 'No match is being played in this room.',
  STALE_STATE: () => 'The match has changed in the meantime. Look again and repeat your move.',
  TABLE_FROZEN: () => 'This match was stopped because of an error. Nothing is lost.',
  TAKE_BACK_OPEN: () => 'Someone has already asked to take back a move. Wait for the answers.',
};
