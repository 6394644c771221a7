import type { CommonView } from '@lantern/games/module';
import type { Seat } from '@lantern/protocol/seat';
import { isMotionReduced } from '../../state/settings';
import { flightsBetween } from '../flight/flights';
import { fly } from '../flight/fly';
import type { GameClient } from '../gameBoard';
import { signalsBetween } from '../sound/cues';
import { hear } from '../sound/hear';

/** The change between two views shown at a table. */
export interface Landing {
  game: Pick<GameClient, 'beats' | 'timbre'>;
  before: CommonView;
  now: CommonView;
  /** The element of the table, over which pieces fly. */
  root: HTMLElement | null;
  /** The listener: a seat, or `null` for a spectator; without it no sound is played. */
  seat?: Seat | null;
}

/** Plays the sounds and flights of newly visible facts. Each fact is played once, identified by its number. */
export function land({ game: { beats = {}, timbre }, before, now, root, seat }: Landing): void {
  if (seat !== undefined) hear(signalsBetween(beats, before, now, seat), timbre, seat);
  if (!root || document.hidden || isMotionReduced()) return;
  fly(root, flightsBetween(beats, before, now));
}
