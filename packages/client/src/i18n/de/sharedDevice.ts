import type { Strings } from '../en/index';

export const sharedDevice: Strings['sharedDevice'] = {
  add: 'Noch jemand an diesem Gerät',
  help: 'Ihr reicht das Gerät herum. Ein Vorhang verbirgt vor den anderen, was jede Person in der Hand hat.',
  name: 'Name der nächsten Person',
  cancel: 'Niemand mehr an diesem Gerät',
};
