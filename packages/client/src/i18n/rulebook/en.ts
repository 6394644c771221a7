import { quantity } from '@lantern/games/kit/plural.en';

/** The rulebook in a match, in a room and on its own page. */
export const rulebook = {
  title: (game: string) => `How to play ${game}`,
  rules: 'The rules',
  fetching: 'One moment…',
  search: 'Search the rules',
  found: (count: number) => quantity(count, 'paragraph found', 'paragraphs found'),
  none: 'No rule mentions that. Try another word.',
  contents: 'Contents',
  toContents: 'To the contents',
  different: 'Differences in this room',
  usual: 'None: the standard rules apply.',
  because: (options: readonly string[]) => `Set for this room: ${options.join('; ')}.`,
  /** The label of a link to a paragraph. */
  rule: (rule: string) => `Rule ${rule}`,
  credits: 'Credits',
  failed: 'The rules could not be loaded',
  offline: 'Check your connection and try again.',
};

export type RulebookStrings = typeof rulebook;
