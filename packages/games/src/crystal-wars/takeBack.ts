import type { AnyModule } from '../module';

/** The dice that people have seen. */
export const shows = {
  initiative: 'die',
  battle: 'die',
  siege: 'die',
  persuasion: 'die',
  sabotage: 'die',
  eventRolled: 'die',
  banditFought: 'die',
} satisfies AnyModule['shows'];
