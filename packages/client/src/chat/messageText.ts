import type { ChatContent, Speaker } from '@lantern/protocol/chat';
import type { Strings } from '../i18n/en';

/** What a remark says, in the language of the page. A phrase this page has no words for is shown by its name. */
export function messageText(saying: ChatContent, { phrases }: Strings['chat']): string {
  if ('text' in saying) return saying.text;
  return Object.hasOwn(phrases, saying.phrase) ? phrases[saying.phrase] : saying.phrase;
}

/** What somebody is called. */
export const speakerName = ({ name }: Speaker, { guest }: Strings['chat']): string => name || guest;
