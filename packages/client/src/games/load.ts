import type { GameStrings } from '@lantern/games/kit/strings';
import type { Language } from '../i18n/language';
import type { GameBoardModule, GameClient } from '../match/gameBoard';

/** Where the parts of a game are: its board and moves, and its words in each language it speaks. */
interface Source {
  half(): Promise<{ client: GameBoardModule<never> }>;
  en(): Promise<{ strings: GameStrings<never> }>;
  de(): Promise<{ strings: GameStrings<never> }>;
  /** What its board says, where that is not part of the board. */
  words?: Readonly<Record<Language, () => Promise<{ words: unknown }>>>;
}

/** How each game of the shelf is loaded when its room is entered, by id. */
const sources: Readonly<Record<string, Source>> = {
  'colossal-cave': {
    half: () => import('./colossal-cave/index'),
    en: () => import('@lantern/games/colossal-cave/strings/en/index'),
    de: () => import('@lantern/games/colossal-cave/strings/de/index'),
    words: { en: () => import('./colossal-cave/strings.en'), de: () => import('./colossal-cave/strings.de') },
  },
  'crystal-caverns': {
    half: () => import('./crystal-caverns/index'),
    en: () => import('@lantern/games/crystal-caverns/strings/en/index'),
    de: () => import('@lantern/games/crystal-caverns/strings/de/index'),
    words: { en: () => import('./crystal-caverns/strings.en'), de: () => import('./crystal-caverns/strings.de') },
  },
  'crystal-city-catan': {
    half: () => import('./crystal-city-catan/index'),
    en: () => import('@lantern/games/crystal-city-catan/strings/en/index'),
    de: () => import('@lantern/games/crystal-city-catan/strings/de/index'),
    words: { en: () => import('./crystal-city-catan/strings.en'), de: () => import('./crystal-city-catan/strings.de') },
  },
  'crystal-wars': {
    half: () => import('./crystal-wars/index'),
    en: () => import('@lantern/games/crystal-wars/strings/en/index'),
    de: () => import('@lantern/games/crystal-wars/strings/de/index'),
    words: { en: () => import('./crystal-wars/strings.en'), de: () => import('./crystal-wars/strings.de') },
  },
  'improvised-dungeon-crawl': {
    half: () => import('./improvised-dungeon-crawl/index'),
    en: () => import('@lantern/games/improvised-dungeon-crawl/strings/en/index'),
    de: () => import('@lantern/games/improvised-dungeon-crawl/strings/de/index'),
    words: {
      en: () => import('./improvised-dungeon-crawl/strings.en'),
      de: () => import('./improvised-dungeon-crawl/strings.de'),
    },
  },
};

const sourceOf = (id: string): Source | undefined => (Object.hasOwn(sources, id) ? sources[id] : undefined);

/** What a game says. Nothing for an unknown game. Rejects when offline. */
export async function loadText(id: string, language: Language): Promise<GameStrings | undefined> {
  const source = sourceOf(id);
  return source && ((await source[language]()).strings as GameStrings);
}

const loading = new Map<string, Promise<GameClient | undefined>>();

/** The client's half of a game, loaded once for each language. Nothing for an unknown game. Rejects when offline. */
export function loadGame(id: string, language: Language): Promise<GameClient | undefined> {
  const key = `${id} ${language}`;
  const known = loading.get(key);
  if (known) return known;
  const loaded = join(id, language);
  loading.set(key, loaded);
  loaded.catch(() => loading.delete(key));
  return loaded;
}

async function join(id: string, language: Language): Promise<GameClient | undefined> {
  const source = sourceOf(id);
  const [half, text, board] = await Promise.all([source?.half(), loadText(id, language), source?.words?.[language]()]);
  if (board) half?.client.learn?.(language, board.words as never);
  // Every board reads its own kind of view; the table hands through what the server of that game sends.
  return half && text && ({ ...half.client, text, language } as unknown as GameClient);
}
