import type { Strings } from '../en/index';

/** Several people at one device. */
export const sharedDevice: Strings['sharedDevice'] = {
  add: 'Noch jemand an diesem Gerät',
  help: 'Ihr reicht das Gerät herum. Ein Vorhang verbirgt vor den anderen, was jede Person in der Hand hat.',
  name: 'Name der nächsten Person',
  cancel: 'Niemand mehr an diesem Gerät',
  here: 'An diesem Gerät',
  people: 'Wer an diesem Gerät spielt',
  pass: (name) => `Gib das Gerät an ${name}`,
  alone: (name) => `${name}, tippe, wenn sonst niemand hinsieht.`,
  reveal: (name) => `Ich bin ${name}`,
  other: (name) => `${name} schaut noch einmal hin`,
  hidden: 'Bis dahin ist alles Verborgene weggelegt.',
};
