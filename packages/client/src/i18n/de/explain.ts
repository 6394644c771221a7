import type { Strings } from '../en/index';

export const explain: Strings['explain'] = {
  whatIsThis: 'Was das ist',
  readRule: (rule) => `Regel ${rule} lesen`,
};
