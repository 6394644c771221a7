import * as v from 'valibot';
import { CARD_IDS } from '../data/cards';
import { ROOM_IDS } from '../data/rooms';

/** One of the 72 cards. */
export const cardSchema = v.picklist(CARD_IDS);

export const roomSchema = v.picklist(ROOM_IDS);

/** The choices of a play (R5.3). */
export const playArgsSchema = v.strictObject({
  target: v.optional(v.picklist(['0', '1', '2', '3'])),
  item: v.optional(cardSchema),
  room: v.optional(roomSchema),
});

/** The destination, and whether the mover wants to be asked in the windows of the move. */
export const stepSchema = v.strictTuple([roomSchema, v.optional(v.strictObject({ hold: v.optional(v.boolean()) }))]);
