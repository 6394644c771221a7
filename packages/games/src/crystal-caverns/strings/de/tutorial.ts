import type { TutorialStrings } from '../../../kit/tutorial';
import type { LessonId } from '../../tutorial/tutorial';

/** What the coach says in German. */
export const lessonWords: TutorialStrings<LessonId> = {
  aim: {
    title: 'Gemeinsam',
    body: 'Ihr gewinnt oder verliert alle zusammen. Steigt vier Ebenen hinab und besiegt unten den Drachen.',
  },
  choose: {
    title: 'Dein Held',
    body: 'Tippe auf eine Klasse. Der Kämpfer ist robust und leicht für den Anfang; jede Klasse kann einen Kampf auf ihre Weise wenden.',
  },
  arrange: {
    title: 'Wer vorn geht',
    body: 'Die ersten beiden kämpfen, die anderen helfen von hinten. Tippe auf zwei Helden, um sie zu tauschen.',
  },
  place: {
    title: 'Die Höhlen wachsen',
    body: 'Du hast eine Karte gezogen. Tippe auf einen leuchtenden Platz, noch einmal zum Drehen, dann leg sie. Treppen führen hinab.',
  },
  travel: {
    title: 'Ein Schritt',
    body: 'Jetzt zieht die Gruppe: Tippe auf eine leuchtende Karte daneben. Vor einem Kampf siehst du die Chancen.',
  },
  roll: {
    title: 'Ein Kampf',
    body: 'Beide Seiten würfeln; wer höher liegt, macht Schaden. Tippe, wenn gefragt, auf deinen Gegner und dann auf die Würfel.',
  },
  decide: {
    title: 'Nutze deine Würfel',
    body: 'Eine besondere Seite liegt oben. Tippe an, was du damit tust, oder lass es dabei.',
  },
};
