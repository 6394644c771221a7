import type { TutorialStrings } from '../../../kit/tutorial';
import type { LessonId } from '../../tutorial/tutorial';

/** What the coach says in German. */
export const lessonWords: TutorialStrings<LessonId> = {
  aim: {
    title: 'Nimm jedes Dorf',
    body: 'Du gewinnst, wenn alle Dörfer und Städte der Karte dir gehören. Stehende Pyramiden sind Siedlungen, liegende sind Einheiten.',
  },
  freeVillage: {
    title: 'Ein freies Dorf',
    body: 'Tippe auf ein leuchtendes Feld in der Heimat des Nächsten. Es gehört niemandem, bis es jemand nimmt.',
  },
  village: {
    title: 'Dein erstes Dorf',
    body: 'Tippe auf ein leuchtendes Feld deines Untersetzers. Bleib weg von Bergen: Sie können ausbrechen.',
  },
  movement: {
    title: 'Bewege',
    body: 'Tippe auf eine Einheit, dann auf ein leuchtendes Feld. Jede zieht einmal; die Pfeile der Untersetzer tragen sie weiter.',
  },
  combat: {
    title: 'Kämpfe',
    body: 'Tippe auf eine Einheit, dann auf den Feind daneben. Vor dem Wurf siehst du die Chancen. Freunde daneben unterstützen.',
  },
  creation: {
    title: 'Gib dein Korn aus',
    body: 'Tippe an, was du schaffen willst, dann auf ein leuchtendes Feld. Infanterie kostet 1, und was übrig bleibt, verdirbt.',
  },
};
