import type { Words } from '../en';

export const ask: Words['ask'] = {
  whatIsThis: 'Was das ist',
  readRule: (rule) => `Regel ${rule} lesen`,
};
