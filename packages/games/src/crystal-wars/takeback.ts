import type { AnyModule } from '../module';

/** What dice people come to see. */
export const shows = {
  initiative: 'die',
  battle: 'die',
  siege: 'die',
  persuasion: 'die',
  sabotage: 'die',
  eventRolled: 'die',
  banditFought: 'die',
} satisfies AnyModule['shows'];
