import { seatsOf } from '@lantern/games/kit/seat';
import type { CommonView } from '@lantern/games/module';
import type { CSSProperties } from 'react';
import type { GameClient } from '../gameBoard';

/** The maximum number of seats of any game. */
const SEATS = seatsOf(6);

/**
 * Returns the colours of the tokens in this match as style of the frame: if the pieces of a seat have a colour, its
 * token has the same one everywhere. Its shape does not change.
 */
export function tokenColours({ colourOf }: GameClient, view: CommonView): CSSProperties {
  const properties = SEATS.flatMap((seat) => {
    const colour = colourOf?.(view, seat);
    if (!colour) return [];
    return ['', '-ink', '-on'].map((use) => [`--seat-${seat}${use}`, `var(--token-${colour}${use})`]);
  });
  return Object.fromEntries(properties) as CSSProperties;
}
