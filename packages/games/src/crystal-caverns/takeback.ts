import type { AnyModule } from '../module';

/** What dice and cards people come to see. */
export const shows = {
  drew: 'card',
  levelOpened: 'card',
  stirred: 'card',
  rolled: 'die',
} satisfies AnyModule['shows'];
