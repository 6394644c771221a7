import type { IntroductionStrings } from '../../../kit/introduction';
import type { MomentId } from '../../tutorial/introduction';

/** What the introduction says in German. */
export const introduction: IntroductionStrings<MomentId> = {
  map: 'Untersetzer mit Pfeilen sind das Land, stehende Pyramiden Dörfer und Städte, liegende sind Einheiten.',
  grain: 'Deine Dörfer bringen Korn, und damit erschaffst du Einheiten und mehr.',
  move: 'Jede Einheit zieht einmal im Zug, und die Pfeile tragen sie weiter.',
  fight: 'Wer neben einem Gegner steht, darf angreifen: Die Chancen siehst du, bevor die Würfel fallen.',
  win: 'Wer alle Dörfer und Städte der Karte hält, gewinnt.',
};
