/** What a build evaluates: the lists of games that the pages read, with their translations, and the pictures of the introductions. */
export const evaluated = import.meta.glob<Record<string, unknown>>(
  ['../../games/src/catalogue.ts', '../../games/src/catalogue.*.ts', '../../games/src/*/tutorial/pictures.ts'],
  { eager: true },
);
