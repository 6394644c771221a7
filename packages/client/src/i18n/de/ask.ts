import type { Words } from '../en';

/** What the things on the table answer when they are asked. */
export const ask: Words['ask'] = {
  whatIsThis: 'Was das ist',
  readRule: (rule) => `Regel ${rule} lesen`,
};
