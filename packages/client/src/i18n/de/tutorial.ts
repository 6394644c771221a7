import type { Strings } from '../en/index';

export const tutorial: Strings['tutorial'] = {
  open: 'Spielend lernen',
  openFor: (title) => `${title} spielend lernen`,
  rules: 'Die Regeln lesen',
};
