import * as v from 'valibot';
import { CREATABLE } from '../data/pieces';

/** A square of the largest map. Whether the map that is played has it, the rules say. */
export const squareSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(80));

/** Supporters: no square has more neighbours. */
export const supportSchema = v.pipe(v.array(squareSchema), v.maxLength(8));

export const creatableSchema = v.picklist(CREATABLE);
