import type { Ability, Dir, Placement } from '@lantern/games/crystal-caverns/board';
import type { Seat } from '@lantern/protocol/seat';

/** The player's selection for the open decision, not sent yet. */
export interface Selection {
  /** The chosen place of the drawn card. */
  ghost: Placement | null;
  /** Whether the map follows the ghost, because it was chosen by a button and may not be visible. */
  following: boolean;
  /** A step into a fight that still needs a confirmation. */
  entering: Dir | null;
  /** The party order being edited; `null` if none is. */
  order: readonly Seat[] | null;
  /** The hero to change places with the next one tapped. */
  held: Seat | null;
  /** The use of a WILD or a SWAP whose target is being chosen. */
  ability: Ability | 'SWAP' | null;
  /** Why the last tap had no effect. */
  hint: string | null;
}

export const NOTHING: Selection = {
  ghost: null,
  following: false,
  entering: null,
  order: null,
  held: null,
  ability: null,
  hint: null,
};

/** Changes part of the selection and clears the hint of the last tap. */
export type SetSelection = (change: Partial<Selection>) => void;
