import type { CurtainStrings } from './en';

export const curtain: CurtainStrings = {
  here: 'An diesem Gerät',
  people: 'Wer an diesem Gerät spielt',
  pass: (name) => `Gib das Gerät an ${name}`,
  alone: (name) => `${name}, tippe, wenn sonst niemand hinsieht.`,
  reveal: (name) => `Ich bin ${name}`,
  other: (name) => `${name} schaut noch einmal hin`,
  hidden: 'Bis dahin ist alles Verborgene weggelegt.',
};
