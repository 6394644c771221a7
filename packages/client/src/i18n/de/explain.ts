import type { Strings } from '../en/index';

/** What the things on the table answer when they are asked. */
export const explain: Strings['explain'] = {
  whatIsThis: 'Was das ist',
  readRule: (rule) => `Regel ${rule} lesen`,
};
