import type { TutorialStrings } from '../../../kit/tutorial';
import type { LessonId } from '../../tutorial/tutorial';

/** What the coach says in German. */
export const lessonWords: TutorialStrings<LessonId> = {
  aim: {
    title: 'Wachse über den Rivalen hinaus',
    body: 'Baue und hab als Erster in deinem eigenen Zug acht Punkte. Deine Kolonie liegt unten.',
  },
  numbers: {
    title: 'Deine Zahlen',
    body: 'Jeder Vorrat wächst, wenn seine Zahl fällt. Tippe auf zwei Vorräte, um die Zahlen zu tauschen, dann versiegle die Wahl.',
  },
  roll: {
    title: 'Würfle',
    body: 'Ein Würfel sagt, was geschieht, der andere, welche Vorräte wachsen, bei euch beiden.',
  },
  build: {
    title: 'Baue und handle',
    body: 'Tippe auf einen leuchtenden Platz, um dort zu bauen. Jeder andere sagt dir, was fehlt. Zuerst Straßen: An ihnen stehen Vororte.',
  },
  gain: {
    title: 'Ein Geschenk',
    body: 'Tippe auf einen leuchtenden Vorrat: Er bekommt eins dazu. Nimm, was du am seltensten würfelst.',
  },
  lose: {
    title: 'Plünderer',
    body: 'Sie nehmen von denen, die viel haben. Tippe auf Vorräte und gib her, was du am wenigsten brauchst. Garnisonen schützen.',
  },
};
