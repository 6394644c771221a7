import type { LessonStrings } from '../../../kit/lesson';
import type { LessonStepId } from '../../tutorial/lesson';

export const lesson: LessonStrings<LessonStepId> = {
  steps: {
    roll: 'Du hast 6 Punkte, mit 8 gewinnst du. Ein Würfel sagt, was geschieht, der andere füllt die Lager: Würfle.',
    gift: 'Die Händler besuchen die Kolonie mit den längeren Straßen: deine. Nimm ein Metall, deine nächste Straße braucht es.',
    five: 'Eine 5: Dein Kristalllager hat die 5, also hat es eins bekommen. Das gilt auch, wenn dein Gegenüber würfelt.',
    road: 'Eine Straße kostet 1 Metall und 1 Kristall. Tippe rechts auf die freie Seite.',
    suburb:
      'Ein Vorort steht am Ende einer Straße. Er kostet eins von jedem und bringt einen Punkt und zwei neue Lager.',
    end: '7 Punkte. Deine Lager sind fast leer, und das ist gut so: Beende deinen Zug und sieh zu.',
    marauders:
      'Plünderer berauben Kolonien mit 7 oder mehr ungeschützten Rohstoffen. Dein Gegenüber hatte 8 und verliert 4; du hattest 2.',
    two: 'Und die 2 hat dir Metall gebracht, in beiden Lagern. Kleine, fleißige Lager sind besser als randvolle.',
    again: 'Noch ein Punkt: ein Hospital für 3 Metall und 3 Nahrung. Metall hast du; Nahrung bringt die 3.',
    doubles:
      'Ein Pasch: Deine 3 zählt doppelt, vier Nahrung sind unterwegs! Vorher sucht ihr euch beide ein Geschenk aus.',
    hospital:
      'Alles bezahlt. Tippe auf dein linkes Dorf: Ein Hospital ist ein Punkt, und keine Seuche kommt daran vorbei.',
  },
  end: 'Acht Punkte. Baue früh, lagere wenig und liebe deine Zahlen.',
};
