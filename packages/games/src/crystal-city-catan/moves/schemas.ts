import * as v from 'valibot';
import { GARRISON_IDS, POOL_IDS, PORT_IDS, SIDES, SITE_IDS } from '../data/geometry';
import { POOL_SIZE, RESOURCES } from '../data/resources';
import type { PayRef } from '../rules/paying';

export const poolSchema = v.picklist(POOL_IDS);
export const sideSchema = v.picklist(SIDES);
export const siteSchema = v.picklist(SITE_IDS);
export const garrisonSchema = v.picklist(GARRISON_IDS);
export const portSchema = v.picklist(PORT_IDS);
export const resourceSchema = v.picklist(RESOURCES);
export const sizeSchema = v.picklist([1, 2, 3] as const);
export const portSizeSchema = v.picklist([1, 2] as const);

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24));

/** A number of each type; all four are required. */
export const bundleSchema = v.strictObject({ M: count, F: count, C: count, T: count });

const PAY_REFS = [...POOL_IDS, 'S:cap', 'S:L', 'S:R'] as const satisfies readonly PayRef[];

/** A payment: no build costs more than twelve. */
export const paymentSchema = v.pipe(v.array(v.picklist(PAY_REFS)), v.maxLength(12));
export const payment = v.optional(paymentSchema);

/** Four resources in the order NW, NE, SW, SE. */
export const fourResources = v.pipe(v.array(resourceSchema), v.length(4));
export const fourValues = v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))), v.length(4));

/** The amount given up from each pool. */
const taken = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(POOL_SIZE)));
export const lossesSchema = v.strictObject({
  NW: taken,
  NE: taken,
  SW: taken,
  SE: taken,
  LT: taken,
  LB: taken,
  RT: taken,
  RB: taken,
});
