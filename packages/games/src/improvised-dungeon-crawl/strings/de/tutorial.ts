import type { TutorialStrings } from '../../../kit/tutorial';
import type { LessonId } from '../../tutorial/tutorial';

/** What the coach says in German. */
export const lessonWords: TutorialStrings<LessonId> = {
  aim: {
    title: 'Erschlagt den Drachen',
    body: 'Ihr gewinnt gemeinsam: Geht von Raum zu Raum, bis der Drache kommt, und tötet ihn.',
  },
  claim: {
    title: 'Dein Held',
    body: 'Tippe auf eine Bildkarte: Bube kämpft, Dame ist Diebin, König heilt, Ass zaubert. Die anderen Karten werden Punkte für Ausrüstung.',
  },
  shop: {
    title: 'Der Laden',
    body: 'Tippe auf eine Ware, um zu lesen, was sie tut, dann kauf. Rüstung und Waffe nützen allen am Anfang.',
  },
  rest: {
    title: 'Es ist ruhig',
    body: 'Heile, trink oder kauf, wenn du magst. Dann geht weiter: Jeder zieht eine Karte, das ist der nächste Raum.',
  },
  act: {
    title: 'Dein Hieb',
    body: 'Tippe auf ein Monster, dann greif an. Ein Wurf, der seine Schwelle erreicht, verwundet es; zwei Wunden töten.',
  },
  trap: {
    title: 'Eine Falle',
    body: 'Eine Diebin kann sie entschärfen. Ohne sie läuft hinein, wer sie gezogen hat: Rüstung hilft.',
  },
  chest: {
    title: 'Eine Truhe',
    body: 'In vier von sechs Fällen ist sie sicher. Öffne sie für Beutepunkte, oder lass sie stehen.',
  },
};
