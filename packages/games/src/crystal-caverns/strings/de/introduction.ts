import type { IntroductionStrings } from '../../../kit/introduction';
import type { MomentId } from '../../tutorial/introduction';

/** What the introduction says in German. */
export const introduction: IntroductionStrings<MomentId> = {
  party: 'Alle führen je eine Figur, und alle gewinnen oder verlieren gemeinsam.',
  caverns: 'In jedem Zug wird eine Karte gezogen und angelegt: So wachsen die Höhlen, und Treppen führen weiter hinab.',
  fight: 'Monster bewachen den Weg: Beide Seiten würfeln, und der höhere Wurf richtet Schaden an.',
  grow: 'Was ihr erschlagt, macht euch stärker, und jede Klasse hat eigene Wege, einen Kampf zu wenden.',
  dragon: 'Auf der vierten Ebene wartet der Drache: Fällt er, habt ihr alle gewonnen.',
};
