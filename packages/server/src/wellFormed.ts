import * as v from 'valibot';
import { holdsNul } from './nul';
import { refused } from './refusals';

/** Validates a message by a schema; no text may contain a NUL. Throws `MALFORMED`. */
export function wellFormed<Schema extends v.GenericSchema>(schema: Schema, sent: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, sent, { abortEarly: true });
  if (!parsed.success || holdsNul(sent)) throw refused('MALFORMED');
  return parsed.output;
}
