import * as v from 'valibot';
import { refused } from './refusals';

/** What was sent, in the shape that is asked for. Throws `MALFORMED`. */
export function wellFormed<Schema extends v.GenericSchema>(schema: Schema, sent: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, sent, { abortEarly: true });
  if (!parsed.success) throw refused('MALFORMED');
  return parsed.output;
}
