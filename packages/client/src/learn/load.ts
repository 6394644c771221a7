import type { LessonPlan, LessonWords } from '@lantern/games/kit/lesson';
import type { Language } from '../words/language';

/** Where a game's guided match is: its plan, and what is said in it. */
interface Source {
  // Every plan reads the views of its own game.
  plan(): Promise<{ plan: LessonPlan<never> }>;
  words: Readonly<Record<Language, () => Promise<{ lessonWords: LessonWords }>>>;
}

const sources: Readonly<Record<string, Source>> = {
  'colossal-cave': {
    plan: () => import('@lantern/games/colossal-cave/lessons'),
    words: {
      en: () => import('@lantern/games/colossal-cave/lessons.en'),
      de: () => import('@lantern/games/colossal-cave/lessons.de'),
    },
  },
  'crystal-caverns': {
    plan: () => import('@lantern/games/crystal-caverns/lessons'),
    words: {
      en: () => import('@lantern/games/crystal-caverns/lessons.en'),
      de: () => import('@lantern/games/crystal-caverns/lessons.de'),
    },
  },
  'crystal-city-catan': {
    plan: () => import('@lantern/games/crystal-city-catan/lessons'),
    words: {
      en: () => import('@lantern/games/crystal-city-catan/lessons.en'),
      de: () => import('@lantern/games/crystal-city-catan/lessons.de'),
    },
  },
  'crystal-wars': {
    plan: () => import('@lantern/games/crystal-wars/lessons'),
    words: {
      en: () => import('@lantern/games/crystal-wars/lessons.en'),
      de: () => import('@lantern/games/crystal-wars/lessons.de'),
    },
  },
  'improvised-dungeon-crawl': {
    plan: () => import('@lantern/games/improvised-dungeon-crawl/lessons'),
    words: {
      en: () => import('@lantern/games/improvised-dungeon-crawl/lessons.en'),
      de: () => import('@lantern/games/improvised-dungeon-crawl/lessons.de'),
    },
  },
};

/** The plan of a game's guided match; nothing for an unknown game. Rejects when offline. */
export async function loadPlan(game: string): Promise<LessonPlan | undefined> {
  if (!Object.hasOwn(sources, game)) return undefined;
  return (await sources[game]?.plan())?.plan as LessonPlan | undefined;
}

/** What the coach of a game says. Rejects when offline. */
export async function loadLessonWords(game: string, language: Language): Promise<LessonWords | undefined> {
  if (!Object.hasOwn(sources, game)) return undefined;
  return (await sources[game]?.words[language]())?.lessonWords;
}
