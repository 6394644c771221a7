import type { LessonStrings } from '../../../kit/lesson';
import type { LessonStepId } from '../../tutorial/lesson';

export const lesson: LessonStrings<LessonStepId> = {
  steps: {
    draw: 'Zwei Schätze liegen in deinem Tresor, mit dem dritten gewinnst du. Jeder Zug beginnt mit einer Karte: Tippe auf Ziehen.',
    walk: 'Goldklumpen! Einen Schatz findest du nur in dem Raum, den seine Karte nennt: Tippe nebenan auf die Nebelhalle.',
    find: 'Der richtige Raum. Spiel den Goldklumpen: Du hast ihn gefunden, und jetzt trägst du ihn vor aller Augen.',
    answer:
      'Ein Pirat will dein Gold, mitten in seinem Zug! Mit einer roten Karte kannst du sofort reagieren: Tippe auf deine.',
    cancelled:
      'Gekontert: Die Piratenkarte ist weg, das Gold bleibt dir. Rote Karten wirken in jedem Zug, auch in fremden.',
    drawAgain: 'Du bist wieder dran: ziehen, gehen, spielen, immer in dieser Reihenfolge.',
    stay: 'Nach Hause sind es zwei Räume: zwei Züge, in denen Diebe zuschlagen können. Du kennst einen kürzeren Weg: Bleib hier.',
    word: 'Sprich das Zauberwort: Xyzzy! bringt dich aus der Nebelhalle direkt nach Hause.',
    home: 'Zu Hause darf dich kein Pirat berauben. Das Wort war aber deine Spielaktion, der Tresor kommt in diesem Zug: Zieh.',
    stayHome: 'Der Tresor steht hier im Brunnenhaus und nirgends sonst: Bleib.',
    deposit: 'Jetzt darfst du spielen: Tippe auf Einschließen. Was im Tresor liegt, gehört endgültig dir.',
  },
  end: 'Drei im Tresor. Du hast Gold gefunden, einen Piraten abgewehrt und das Wort gesprochen.',
};
