import type { LessonStrings } from '../../../kit/lesson';
import type { LessonStepId } from '../../tutorial/lesson';

export const lesson: LessonStrings<LessonStepId> = {
  steps: {
    place:
      'Ihr gewinnt alle oder niemand. In jedem Zug wächst die Höhle um eine Karte: Leg sie auf die markierte Stelle.',
    imp: 'Aus dem Beutel kam ein blauer Kristall: ein kleiner Frostwicht. Blau ist deine Farbe: Erschlag ihn, und du wächst.',
    enter: 'Er kommt nicht zu dir: Monster warten. Tippe auf seinen Raum, um hineinzugehen.',
    roll: 'Du bist schneller und greifst zuerst an. Beide würfeln, und nur wer höher liegt, trifft: Tippe auf Würfeln.',
    wild: '6 gegen 4, ein Treffer: 1 Schaden. Mit WILD darf deine Klasse ihren Kniff anwenden: Harter Schlag, 1 Schaden mehr!',
    grown: 'Erschlagen: Sein Kristall gehört dir, und du hast 4 Trefferpunkte. Der Held dieser Farbe wächst.',
    guardian:
      'Der Bogenschütze hat eine Treppe gefunden, und Treppen sind immer bewacht. Dieser Wächter ist grün: Erschlag ihn, und der Bogenschütze wächst.',
    placeAgain: 'Der Bogenschütze ist gewachsen. Du bist wieder dran: erst die Karte, dann der Schritt.',
    descend: 'Die Treppe ist frei. Weiter unten werft ihr alle mehr Würfel, die Monster auch: Tippe auf Hinabsteigen.',
    later: 'Drei Ebenen später. Der Drache hat noch 5 Trefferpunkte, und du wirfst jetzt vier Würfel.',
    blow: 'Dein Angriff.',
    trick: '12 gegen 8 ist ein Treffer mit 4 Schaden, und er hat 5 Trefferpunkte. Was war dein Kniff?',
  },
  end: 'Dein Kniff bringt den letzten Punkt: Der Drache fällt. Die Gruppe ist zu Hause.',
};
