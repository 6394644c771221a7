import type { Ability, Dir, Placement } from '@lantern/games/crystal-caverns/board';
import type { Seat } from '@lantern/protocol/seat';

/** The player's selection for the open decision, not sent yet. */
export interface Selection {
  /** The chosen place of the drawn card. */
  ghost: Placement | null;
  /** The map looks at the ghost: it was chosen by a button and may be out of sight. */
  following: boolean;
  /** A step into a fight that is asked once more. */
  entering: Dir | null;
  /** The party order as it is being changed; `null` while nobody changes it. */
  order: readonly Seat[] | null;
  /** The hero to change places with the next one tapped. */
  held: Seat | null;
  /** The use of a WILD or a SWAP whose target is being chosen. */
  ability: Ability | 'SWAP' | null;
  /** Why the last tap did nothing. */
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
