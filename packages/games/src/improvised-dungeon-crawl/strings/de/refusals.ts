import type { GameStrings } from '../../../kit/strings';
import { sharedRefusals } from '../../../kit/strings.de';
import { type Card, DECK } from '../../data/cards';
import { KINDS } from '../../data/equipment';
import { cardName, ITEM_WORDS, SLOT_NAMES } from './names';

type Sentences = GameStrings['refusals'];
type Params = Parameters<Sentences[string]>[0];

/** "10♥", from the parameter `card`. */
function named({ card }: Params): string | undefined {
  const known = DECK.find((one) => one === card);
  return known && cardName(known as Card);
}

/** "Plattenpanzer", from the parameter `kind`. */
function item({ kind }: Params): string {
  const known = KINDS.find((one) => one === kind);
  return known ? ITEM_WORDS[known].name : 'Dieser Gegenstand';
}

const moments: Sentences = {
  GAME_OVER: () => 'Die Partie ist vorbei. Beginnt im Raum eine neue.',
  NOT_YOUR_DECISION: () => 'Das hast du gerade nicht zu entscheiden. Warte, bis du gefragt wirst.',
  WRONG_STEP: () => 'Du wirst gerade etwas anderes gefragt.',
  NOT_CALM: () => 'Dafür ist jetzt keine Zeit. Warte, bis es ruhig ist.',
  IN_COMBAT: () => 'Nicht mitten im Kampf.',
  DEAD: () => 'Dein Held ist gefallen. Du kannst zuschauen und für die anderen hoffen.',
  BAD_ARGS: () => 'So etwas oder einen solchen Helden gibt es nicht. Sieh noch einmal auf den Tisch.',
  SAME: () => 'Das hast du schon gesagt.',
};

const creation: Sentences = {
  NOT_NEEDY: () => 'Das ist nur für jemanden, dem eine Bildkarte fehlt.',
  DECK_EMPTY: () => 'Der Heldenstapel ist leer. Nimm eine übrige Bildkarte von jemand anderem.',
  DECK_NOT_EMPTY: () => 'Der Heldenstapel ist noch nicht leer. Zieh davon oder bitte um eine Bildkarte.',
  NO_CARD: (params) => `Dafür hast du ${named(params) ?? 'diese Karte'} nicht. Wähle eine andere deiner Handkarten.`,
  NOT_A_FACE: (params) => `${named(params) ?? 'Diese Karte'} ist kein Held: Helden sind Buben, Damen, Könige und Asse.`,
  NO_SPARE: () => 'Da ist keine Bildkarte übrig. Frag jemand anderen.',
  NOT_SPARE: () => 'Diese Karte ist nicht übrig: Wer noch keinen Helden hat, behält mindestens eine Bildkarte.',
  NO_OFFER: () => 'Ein solches Angebot gibt es nicht mehr.',
  NOT_MOST: () => 'Jemand anderes hat mehr Bildkarten, die dir nützen. Nimm dort eine.',
  CLASS_TAKEN: () => 'Diese Klasse hat schon ein anderer Held. Wähle eine andere.',
  NOT_CLAIMED: () => 'Beanspruche erst einen Helden.',
  CONFIRMED: () => 'Du hast schon zugestimmt. Warte auf die anderen.',
  ALONE: () => 'Es ist niemand da, mit dem du streiten könntest. Beanspruche deinen Helden und bestätige.',
  BAD_TEXT: ({ most }) => `Schreib eine Zeile mit höchstens ${most} Zeichen.`,
};

const goods: Sentences = {
  CLASS_LIMIT: (params) => `${item(params)}: Das ist nichts für Helden wie deinen.`,
  ONE_PER_HERO: (params) => `${item(params)}: Davon hast du schon genug, mehr darfst du nicht.`,
  NO_EFFECT: (params) => `${item(params)}: Das würde dir nichts mehr nützen.`,
  BAD_VALUE: () => 'Mit diesem Wert wird das nicht verkauft.',
  OUT_OF_STOCK: (params) => `${item(params)}: Das ist ausverkauft.`,
  TOO_EXPENSIVE: ({ price, funds }) => `Das kostet ${price}, und du hast ${funds}.`,
  NOT_BOUGHT_NOW: () => 'Zurückgeben kannst du nur, was du gerade erst gekauft hast.',
  DONE: () => 'Du hast den Laden verlassen. Warte auf die anderen.',
  SLOT_FULL: ({ slot }) =>
    `Mehr davon kannst du nicht zugleich benutzen (${SLOT_NAMES[slot as 'weapon'] ?? 'Ausrüstung'}). Leg erst etwas ab.`,
  NO_SLOT: () => 'Das legt man nicht an. Es wird verbraucht, wenn du es brauchst.',
  IN_USE: () => 'Das benutzt du schon.',
  NOT_IN_USE: () => 'Das benutzt du nicht.',
  NOT_A_DWARF: () => 'Nur Zwerge können Rüstungen reparieren.',
  NOT_DAMAGED: () => 'Da ist nichts beschädigt.',
  NOT_A_POTION: () => 'Das kann man nicht trinken.',
  NO_LP: ({ lp, funds }) =>
    lp === 0 ? 'Gib mindestens einen Beutepunkt.' : `Das braucht ${lp} Beutepunkte, und du hast ${funds}.`,
  NOTHING: () => 'So etwas gibt es hier nicht zu nehmen.',
};

const heroes: Sentences = {
  TARGET_DEAD: () => 'Dieser Held ist gefallen.',
  TARGET_ALIVE: () => 'Dieser Held lebt.',
  SELF: () => 'Wähle jemand anderen als dich selbst.',
  FULL_HP: () => 'Dieser Held ist nicht verletzt.',
  NOT_A_CLERIC: () => 'Das können nur Kleriker.',
  NOT_A_WIZARD: () => 'Das können nur Zauberer.',
  NOT_A_FIGHTER: () => 'Nur Kämpfer haben Wuchtwürfel.',
  NOT_A_THIEF: () => 'Nur Diebe verstehen sich auf Fallen.',
  NO_SPELLS: () => 'Nur Zauberer und Elfen können zaubern.',
  NO_DICE: ({ dice }) => (dice === 0 ? 'Dafür hast du keine Würfel mehr.' : `Wähle 1 bis ${dice} Würfel.`),
  SPELL_LIMIT: ({ least, limit }) =>
    least === limit ? `Dieser Zauber braucht ${limit} Würfel.` : `Dieser Zauber braucht ${least} bis ${limit} Würfel.`,
  OVER_MAX: ({ missing }) =>
    missing === 0 ? 'Du hast schon alle deine Würfel.' : `Du kannst 1 bis ${missing} Würfel zurückgewinnen.`,
  BAD_OFFER: ({ most }) => `Opfern kannst du höchstens ${most} Beutepunkte.`,
  ALREADY_ACTED: () => 'Du hast deine Aktion in dieser Runde schon genutzt.',
  NO_ATTACK: () => 'Dieser Held greift in dieser Runde nicht an.',
  BAD_TARGET: () => 'Mit diesem Monster geht das nicht. Wähle ein anderes.',
  EXCHANGE_PARTNER_ONLY: () => 'In der ersten Runde darfst du nur das Monster angreifen, das auf dich losgeht.',
  OPTION_OFF: () => 'Die Optionen dieser Partie erlauben das nicht.',
  GUARDED: () => 'Gegen dieses Monster gibt schon jemand Deckung.',
};

const rooms: Sentences = {
  NO_LUCK: () => 'Diesen Wurf kannst du nicht wiederholen.',
  KEPT: () => 'Du hast diesen Wurf gelten lassen.',
  DECLINED: () => 'Über diese Falle hast du schon entschieden. Nun entscheidet der Held, der vor ihr steht.',
  THIEF_FIRST: () => 'Zuerst entscheidet der Dieb.',
  ANSWERED: () => 'Das hast du schon gesagt. Warte auf die anderen.',
  VOTED: () => 'Du hast abgestimmt. Warte auf die anderen.',
  DRAGON_SLAIN: () =>
    'Der Drache ist erschlagen: Dieses Verlies kann niemand mehr aufgeben. Verlasst es, wenn alle bereit sind.',
  NOT_YOURS: () => 'Das darf nur jemand anderes beschreiben.',
};

export const refusals: Sentences = { ...sharedRefusals, ...moments, ...creation, ...goods, ...heroes, ...rooms };
