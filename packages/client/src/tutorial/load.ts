import type { TutorialPlan, TutorialStrings } from '@lantern/games/kit/tutorial';
import type { Language } from '../i18n/language';

/** Where a game's guided match is: its plan, and what is said in it. */
interface Source {
  // Every plan reads the views of its own game.
  plan(): Promise<{ plan: TutorialPlan<never> }>;
  words: Readonly<Record<Language, () => Promise<{ lessonWords: TutorialStrings }>>>;
}

const sources: Readonly<Record<string, Source>> = {
  'colossal-cave': {
    plan: () => import('@lantern/games/colossal-cave/tutorial/tutorial'),
    words: {
      en: () => import('@lantern/games/colossal-cave/strings/en/tutorial'),
      de: () => import('@lantern/games/colossal-cave/strings/de/tutorial'),
    },
  },
  'crystal-caverns': {
    plan: () => import('@lantern/games/crystal-caverns/tutorial/tutorial'),
    words: {
      en: () => import('@lantern/games/crystal-caverns/strings/en/tutorial'),
      de: () => import('@lantern/games/crystal-caverns/strings/de/tutorial'),
    },
  },
  'crystal-city-catan': {
    plan: () => import('@lantern/games/crystal-city-catan/tutorial/tutorial'),
    words: {
      en: () => import('@lantern/games/crystal-city-catan/strings/en/tutorial'),
      de: () => import('@lantern/games/crystal-city-catan/strings/de/tutorial'),
    },
  },
  'crystal-wars': {
    plan: () => import('@lantern/games/crystal-wars/tutorial/tutorial'),
    words: {
      en: () => import('@lantern/games/crystal-wars/strings/en/tutorial'),
      de: () => import('@lantern/games/crystal-wars/strings/de/tutorial'),
    },
  },
  'improvised-dungeon-crawl': {
    plan: () => import('@lantern/games/improvised-dungeon-crawl/tutorial/tutorial'),
    words: {
      en: () => import('@lantern/games/improvised-dungeon-crawl/strings/en/tutorial'),
      de: () => import('@lantern/games/improvised-dungeon-crawl/strings/de/tutorial'),
    },
  },
};

/** The plan of a game's guided match; nothing for an unknown game. Rejects when offline. */
export async function loadPlan(game: string): Promise<TutorialPlan | undefined> {
  if (!Object.hasOwn(sources, game)) return undefined;
  return (await sources[game]?.plan())?.plan as TutorialPlan | undefined;
}

/** What the coach of a game says. Rejects when offline. */
export async function loadLessonWords(game: string, language: Language): Promise<TutorialStrings | undefined> {
  if (!Object.hasOwn(sources, game)) return undefined;
  return (await sources[game]?.words[language]())?.lessonWords;
}
