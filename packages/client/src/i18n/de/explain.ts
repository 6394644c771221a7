import type { Strings } from '../en/index';

/** The explanations of things on the board. */
export const explain: Strings['explain'] = {
  whatIsThis: 'Was das ist',
  readRule: (rule) => `Regel ${rule} lesen`,
};
