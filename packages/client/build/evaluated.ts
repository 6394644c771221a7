/**
 * The values that a build evaluates: the lists of games for the pages, with their translations, and the frames of the
 * lessons.
 */
export const evaluated = import.meta.glob<Record<string, unknown>>(
  ['../../games/src/catalogue.ts', '../../games/src/catalogue.*.ts', '../../games/src/*/tutorial/frames.ts'],
  { eager: true },
);
