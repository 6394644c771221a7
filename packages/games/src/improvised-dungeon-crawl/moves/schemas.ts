import * as v from 'valibot';
import { DECK } from '../data/cards';
import { KINDS } from '../data/equipment';

export const seatSchema = v.picklist(['0', '1', '2', '3']);
export const cardSchema = v.picklist(DECK);
export const kindSchema = v.picklist(KINDS);
export const monsterSchema = v.picklist([...DECK, 'dragon'] as const);
export const splitSchema = v.picklist(['equal', 'finders', 'purse', 'to:0', 'to:1', 'to:2', 'to:3'] as const);
/** The things that players can describe (R5.4). */
export const targetSchema = v.picklist(['room', 'dragon', ...DECK] as const);

/** `i1`, `i2` … */
export const itemSchema = v.pipe(v.string(), v.regex(/^i\d{1,6}$/));
/** An item of a body, or its loot points. */
export const lootSchema = v.union([v.literal('lp'), itemSchema]);

/** Dice or points; the rules limit the number. */
export const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(9999));

/** Text by a player; the rules limit the number of characters. */
export const textSchema = v.pipe(v.string(), v.maxLength(400));

export const yesNo = v.strictTuple([v.boolean()]);
