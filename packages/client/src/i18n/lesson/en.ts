/** The frame of the lessons; the lessons themselves belong to the games. */
export const lesson = {
  coach: 'Lesson',
  laying: 'Loading the lesson…',
  goOn: 'Go on',
  showMe: 'Show me',
  progress: (at: number, all: number) => `Step ${at} of ${all}`,
  short: (at: number, all: number) => `${at}/${all}`,
  other: 'Nothing has moved.',
  menu: 'Lesson',
  again: 'Start again',
  rules: 'Rulebook',
  leave: 'Leave the lesson',
  friends: 'Play with friends',
  bots: 'Against bots',
  once: 'Again',
};

export type LessonWords = typeof lesson;
