import { listOf } from '@lantern/games/kit/strings';
import type { OfferKind } from '@lantern/protocol/offers';

/** The offer of a next match or room, and the start of that match. */
export const offer = {
  /** @param by the name of the host; `null` if the host has no seat */
  made: (kind: OfferKind, by: string | null, game: string): string => {
    const host = by ?? 'The host';
    if (kind === 'rematch') return `${host} wants to play again.`;
    if (kind === 'start') return `${host} wants to start the next match: ${game}.`;
    return `${host} has opened the next room for the group.`;
  },
  waiting: (names: readonly string[]) => `Waiting for ${listOf(names)}.`,
  declined: (names: readonly string[]) => `${listOf(names)} declined.`,
  ready: 'Everyone is in.',
  agree: 'I’m in',
  decline: 'Decline',
  declineHelp: 'If you decline, your seat is free in the next match and you watch.',
  youAgreed: 'You are in.',
  youDeclined: 'You will watch the next match.',
  cancel: 'Cancel',
  start: 'Start now',
  startWithout: (names: readonly string[]) => `Start without ${listOf(names)}`,
  standIn: (names: readonly string[]) => `If you start now, a stand-in plays for ${listOf(names)}.`,
  come: 'Come along',
  stay: 'Stay here',
  begun: 'The next match has begun.',
  yourTurn: 'It is your turn.',
  toMatch: 'Go to the match',
};

export type OfferStrings = typeof offer;
