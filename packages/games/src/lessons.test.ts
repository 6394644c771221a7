import type { LessonFrame } from './engine/lessonFrames';
import { modules } from './index';
import { LEARNER } from './kit/lesson';
import { type LoadedLesson, loadLesson } from './loadLesson';

/** Maximum number of characters of a sentence; German is longer. */
const LONGEST = { en: 140, de: 161 } as const;

/** Maximum estimated duration of a lesson, in seconds. */
const LONGEST_LESSON = 240;
const WORDS_A_MINUTE = 180;
const SECONDS_A_TAP = 2;
const SECONDS_A_MOVE = 0.6;

const languages = ['en', 'de'] as const;
const taught = modules.filter(({ about }) => about?.tutorial);

/** A call such as "Gold Nugget!" or a part after a colon is not a separate sentence. */
const sentencesOf = (text: string) => text.split(/(?<=[.?!])\s+/).filter((part) => !/^[^.?]{1,24}!$/.test(part)).length;

describe.each(taught.map((module) => [module.id, module] as const))('the lesson of %s', (id, module) => {
  const lessons = {} as Record<(typeof languages)[number], LoadedLesson>;
  beforeAll(async () => {
    for (const language of languages) lessons[language] = (await loadLesson(id, language)) as LoadedLesson;
  });

  const haltsOf = ({ frames }: LoadedLesson) => frames.flatMap(({ halt }) => halt ?? []);
  /** The frames for a learner who makes the expected moves. */
  const way = ({ frames }: LoadedLesson): LessonFrame[] => {
    const seen: LessonFrame[] = [];
    for (
      let at: number | undefined = 0;
      at !== undefined;
      at = seen.at(-1)?.halt?.accepts[0]?.next ?? seen.at(-1)?.next
    )
      seen.push(frames[at] as LessonFrame);
    return seen;
  };

  test('begins with a move by the learner', () => {
    const [first] = lessons.en.frames;
    expect(first?.halt?.accepts.length).toBeGreaterThan(0);
    expect(first?.view.mustDecide).toBe(true);
  });

  test('shows only what the learner may see', () => {
    for (const { view } of lessons.en.frames) expect(view.audience).toBe(LEARNER);
  });

  test('ends with a win of the learner, whatever they choose', () => {
    const ends = lessons.en.frames.filter(({ halt, next }) => !halt && next === undefined);
    expect(ends.length).toBeGreaterThan(0);
    for (const { view } of ends) expect(view.result?.winners).toContain(LEARNER);
  });

  test('has at most twelve steps, with at most nine moves to choose from', () => {
    expect(lessons.en.steps).toBeLessThanOrEqual(12);
    for (const { accepts } of haltsOf(lessons.en)) expect(accepts.length).toBeLessThanOrEqual(9);
  });

  test('quotes paragraphs of the rulebook', () => {
    const rules = module.strings.rulebook.map(({ rule }) => rule);
    for (const { rule } of haltsOf(lessons.en)) expect(rules).toContain(rule);
  });

  test.each(languages)('has one or two short sentences for each step in %s', (language) => {
    const { strings } = lessons[language];
    const steps = [...new Set(haltsOf(lessons[language]).map(({ step }) => step))];
    expect(Object.keys(strings.steps).sort()).toEqual(steps.sort());
    for (const text of [...Object.values(strings.steps), strings.end]) {
      expect(text.length).toBeLessThanOrEqual(LONGEST[language]);
      expect(sentencesOf(text)).toBeLessThanOrEqual(2);
    }
  });

  test.each(languages)('takes at most four minutes in %s', (language) => {
    const { strings } = lessons[language];
    const words = Object.values(strings.steps).join(' ').split(/\s+/).length;
    const frames = way(lessons[language]);
    const taps = frames.filter(({ halt }) => halt).length;
    const seconds = (words / WORDS_A_MINUTE) * 60 + taps * SECONDS_A_TAP + (frames.length - taps) * SECONDS_A_MOVE;
    expect(seconds).toBeLessThanOrEqual(LONGEST_LESSON);
  });

  test('is the same at every build', async () => {
    const { frames } = jest.requireActual(`./${id}/tutorial/frames`);
    jest.resetModules();
    expect(jest.requireActual(`./${id}/tutorial/frames`).frames).toEqual(frames);
  });
});

test.each(['chess', '__proto__', '../kit'])('there is none for %s', async (id) => {
  expect(await loadLesson(id, 'en')).toBeUndefined();
});
