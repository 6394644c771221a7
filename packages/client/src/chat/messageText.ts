import type { ChatContent, Speaker } from '@lantern/protocol/chat';
import type { ChatStrings } from '../i18n/chat/en';

/** Returns the text of a message in the language of the page. An unknown phrase or reaction is shown by its id. */
export function messageText(saying: ChatContent, { phrases, reactions, deletedMessage }: ChatStrings): string {
  if ('text' in saying) return saying.text;
  if ('deleted' in saying) return deletedMessage;
  if ('reaction' in saying) return wordsOf(reactions, saying.reaction);
  return wordsOf(phrases, saying.phrase);
}

const wordsOf = <Name extends string>(words: Readonly<Record<Name, string>>, name: Name): string =>
  Object.hasOwn(words, name) ? words[name] : name;

/** Returns the name of a speaker, or the word for a guest, a deleted player or the operator. */
export const speakerName = (speaker: Speaker, strings: ChatStrings): string => {
  if (speaker.operator) return strings.operator;
  return isDeleted(speaker) ? strings.deletedPlayer : speaker.name || strings.guest;
};

/** Whether a speaker is a player who has deleted their data. */
export const isDeleted = ({ seat, name }: Speaker): boolean => seat !== null && name === '';

/** Whether a speaker is a person without a seat. */
export const isWatcher = ({ seat, operator }: Speaker): boolean => seat === null && !operator;

/**
 * Returns the name of a speaker for a sentence without marks. It says if the speaker is a spectator, since a player may
 * have the same name.
 */
export const spokenName = (speaker: Speaker, strings: ChatStrings): string =>
  `${speakerName(speaker, strings)}${isWatcher(speaker) ? strings.watches : ''}`;
