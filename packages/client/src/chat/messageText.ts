import type { ChatContent, Speaker } from '@lantern/protocol/chat';
import type { Strings } from '../i18n/en';

/** What a remark says, in the language of the page. What this page has no words for is shown by its name. */
export function messageText(saying: ChatContent, { phrases, reactions }: Strings['chat']): string {
  if ('text' in saying) return saying.text;
  if ('reaction' in saying) return wordsOf(reactions, saying.reaction);
  return wordsOf(phrases, saying.phrase);
}

const wordsOf = <Name extends string>(words: Readonly<Record<Name, string>>, name: Name): string =>
  Object.hasOwn(words, name) ? words[name] : name;

/** What somebody is called. */
export const speakerName = ({ name }: Speaker, { guest }: Strings['chat']): string => name || guest;
