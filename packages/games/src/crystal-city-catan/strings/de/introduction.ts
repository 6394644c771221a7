import type { IntroductionStrings } from '../../../kit/introduction';
import type { MomentId } from '../../tutorial/introduction';

/** What the introduction says in German. */
export const introduction: IntroductionStrings<MomentId> = {
  begin: 'Ihr baut je eine Kolonie aus Pyramiden, mit Rohstoffbecken um ihre Orte.',
  roll: 'In jedem Zug sagt ein Würfel, was geschieht, und ein anderer, welche Becken Ertrag bringen, für euch beide.',
  build:
    'Bezahlt wird mit dem, was in deinen Becken liegt: erst Straßen, denn hinter ihnen stehen Vororte, und aus denen werden Städte.',
  events: 'Ereignisse geben und nehmen: Plünderer berauben, wer viel hat, und Garnisonen schützen.',
  win: 'Wer im eigenen Zug als Erstes genug Punkte hat, gewinnt.',
};
