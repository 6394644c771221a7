import type { AnyModule } from '../module';

/** The dice and cards that people have seen. */
export const shows = {
  drew: 'card',
  levelOpened: 'card',
  stirred: 'card',
  rolled: 'die',
} satisfies AnyModule['shows'];
