import type { TutorialStrings } from '../../../kit/tutorial';
import type { LessonId } from '../../tutorial/tutorial';

/** What the coach says in German. */
export const lessonWords: TutorialStrings<LessonId> = {
  aim: {
    title: 'Drei Schätze',
    body: 'Bring Schätze aus der Höhle und schließ sie im Brunnenhaus in deinen Tresor. Wer den dritten einschließt, gewinnt. Ein Schatz ist schon auf deiner Hand.',
  },
  draw: {
    title: 'Zuerst ziehst du',
    body: 'Tippe auf Ziehen: Die Karte siehst nur du.',
  },
  move: {
    title: 'Ein Raum weiter',
    body: 'Tippe auf einen leuchtenden Raum neben deinem, oder bleib. Ein Schatz lässt sich nur in dem Raum spielen, den er nennt: Deine Karten sagen, wohin.',
  },
  play: {
    title: 'Ein Spielzug',
    body: 'Tippe auf eine leuchtende Handkarte, um sie zu lesen und zu spielen. Passt keine? Zieh dafür noch eine oder geh noch einen Schritt.',
  },
  respond: {
    title: 'Du darfst antworten',
    body: 'Jemand geht oder spielt eine Karte. Eine rote Karte kann das aufhalten, ein getragener Gegenstand dich schützen; sonst passe.',
  },
  carry: {
    title: 'Du trägst einen Schatz',
    body: 'Er liegt offen vor dir, und andere können ihn stehlen. Bring ihn heim ins Brunnenhaus.',
  },
  deposit: {
    title: 'Schließ ihn ein',
    body: 'Du bist mit einem Schatz im Brunnenhaus: Tippe auf Einschließen. Aus dem Tresor nimmt ihn dir niemand.',
  },
};
