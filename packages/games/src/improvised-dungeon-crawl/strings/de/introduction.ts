import type { IntroductionStrings } from '../../../kit/introduction';
import type { MomentId } from '../../tutorial/introduction';

/** What the introduction says in German. */
export const introduction: IntroductionStrings<MomentId> = {
  hero: 'Alle machen aus sechs Spielkarten eine Figur: Das Bild ist die Klasse, der Rest kauft Ausrüstung.',
  room: 'Jede Person zieht eine Karte, und zusammen sind sie der nächste Raum: Monster, Fallen oder Truhen.',
  fight: 'Ein Wurf, der die Schwelle eines Monsters erreicht, verwundet es, und zwei Wunden töten.',
  gear: 'Zwischen den Räumen heilt, trinkt und kauft ihr, was hilft: Diebin, Heiler und Magierin haben je ihre eigene Kunst.',
  dragon: 'Am Ende des Stapels schläft der Drache: Erschlagt ihn gemeinsam, und ihr habt alle gewonnen.',
};
