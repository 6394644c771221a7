import { seatsOf } from '@lantern/games/kit/seat';
import type { CommonView } from '@lantern/games/module';
import type { CSSProperties } from 'react';
import type { GameClient } from '../gameBoard';

/** As many seats as any game has. */
const SEATS = seatsOf(6);

/**
 * The colours of the seats' tokens in this match, as style of the frame: where the pieces of a seat have a colour, its token
 * has the same one, wherever it is drawn. Its shape stays the seat's own.
 */
export function tokenColours({ colourOf }: GameClient, view: CommonView): CSSProperties {
  const properties = SEATS.flatMap((seat) => {
    const colour = colourOf?.(view, seat);
    if (!colour) return [];
    return ['', '-ink', '-on'].map((use) => [`--seat-${seat}${use}`, `var(--token-${colour}${use})`]);
  });
  return Object.fromEntries(properties) as CSSProperties;
}
