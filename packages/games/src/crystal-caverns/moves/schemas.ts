import * as v from 'valibot';
import { ABILITIES, MONSTERS } from '../data/abilities';
import { COLOURS } from '../data/classes';
import { DIRS } from '../data/directions';

/** The map cannot extend beyond the forty cards of a level in any direction. */
const coordinate = v.pipe(v.number(), v.integer(), v.minValue(-40), v.maxValue(40));
const seatSchema = v.picklist(['0', '1', '2', '3', '4']);
const slotSchema = v.picklist([0, 1] as const);

export const colourSchema = v.picklist(COLOURS);
export const dirSchema = v.picklist(DIRS);
export const abilitySchema = v.picklist(ABILITIES);
/** A party order from the front. */
export const orderSchema = v.pipe(v.array(seatSchema), v.maxLength(5));
/** `placeCard`: cell and orientation. */
export const placementArgs = v.strictTuple([coordinate, coordinate, slotSchema]);
/** `roll`: the monster that a lone hero attacks, 0 left or 1 right, if there is a choice. */
export const rollArgs = v.strictTuple([v.optional(slotSchema)]);
/** Two heroes that change places. */
const pairSchema = v.strictTuple([seatSchema, seatSchema]);
const monstersSchema = v.literal(MONSTERS);
/** `useSwap`: two heroes, or the monsters. */
export const swapArgs = v.union([pairSchema, v.strictTuple([monstersSchema])]);
/** `useWild`: ability and target (see `TARGETS`): a seat, a place of a monster, or the pair that changes places. */
export const wildArgs = v.strictTuple([
  abilitySchema,
  v.optional(v.union([seatSchema, slotSchema, pairSchema, monstersSchema])),
]);
