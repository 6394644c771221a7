import type { Seat } from '@lantern/protocol/seat';
import type { Choice } from '../kit/move';
import type { View } from './view';

/** The default move of a seat: it rolls, or plays its lowest card. */
export function defaultMove({ stages, hand }: View, seat: Seat): Choice | undefined {
  switch (stages[seat]) {
    case 'roll':
      return { move: 'roll', args: [] };
    case 'play':
      return { move: 'play', args: [Math.min(...hand)] };
    default:
      return undefined;
  }
}
