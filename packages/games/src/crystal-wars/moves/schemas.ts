import * as v from 'valibot';
import { CREATABLE } from '../data/pieces';

/** A square of the largest map. The rules check whether the current map has it. */
export const squareSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(80));

/** Supporters; the maximum is the number of neighbours of a square. */
export const supportSchema = v.pipe(v.array(squareSchema), v.maxLength(8));

export const creatableSchema = v.picklist(CREATABLE);
