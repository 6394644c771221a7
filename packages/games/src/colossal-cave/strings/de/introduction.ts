import type { IntroductionStrings } from '../../../kit/introduction';
import type { MomentId } from '../../tutorial/introduction';

/** What the introduction says in German. */
export const introduction: IntroductionStrings<MomentId> = {
  begin: 'Alle beginnen im Brunnenhaus, mit Karten, die sonst niemand sieht.',
  turn: 'Wer dran ist, zieht eine Karte, geht einen Raum weiter und spielt eine Karte.',
  respond: 'Eine rote Karte darf sofort auf das antworten, was andere tun, und es verhindern.',
  carry:
    'Einen Schatz findet man in dem Raum, den seine Karte nennt, und trägt ihn offen, wo andere ihn stehlen können.',
  win: 'Bring Schätze nach Hause in deinen Tresor: Der dritte gewinnt.',
};
