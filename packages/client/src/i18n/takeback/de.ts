import { listOf } from '@lantern/games/kit/voice.de';
import type { Learned } from '@lantern/protocol/learned';
import type { TakebackStrings } from './en';

const staying = (name: string | null) => (name === null ? 'Dein Zug bleibt' : `Der Zug von ${name} bleibt`);

const seen: Readonly<Record<Learned, string>> = {
  die: 'wurde gewürfelt',
  card: 'wurde eine Karte aufgedeckt oder gezogen',
  hand: 'wurde eine Karte aus einer Hand gezeigt',
  choice: 'wurden geheime Entscheidungen aufgedeckt',
  chance: 'hat der Zufall etwas entschieden',
};
const seenList = (shown: readonly Learned[]) => listOf(shown.map((one) => seen[one]));

/** Taking moves back: freely, or by asking the others. */
export const takeback: TakebackStrings = {
  free: 'Letzten Zug zurücknehmen',
  ask: 'Um Rücknahme des letzten Zuges bitten …',
  title: 'Letzten Zug zurücknehmen?',
  why: 'Er betrifft andere, oder sie haben schon weitergespielt. Darum müssen alle zustimmen.',
  whySeen: (shown) =>
    `Seitdem ${seenList(shown)}: Du würdest es mit diesem Wissen noch einmal versuchen. Darum müssen alle zustimmen. Der Zufall entscheidet dann neu, und verdeckte Stapel werden neu gemischt.`,
  botsObject: 'Bots stimmen dem nicht zu, der Zug bleibt also stehen.',
  awaits: (names) =>
    `${listOf(names)} ${names.length === 1 ? 'wird' : 'werden'} gefragt, 30 Sekunden lang. Ein Nein genügt.`,
  alone: 'Hier muss sonst niemand gefragt werden. Was die Bots seitdem getan haben, wird mit zurückgenommen.',
  limit: (most) => `Das geht ${most}-mal in einer Partie.`,
  send: 'Fragen',
  sendAlone: 'Zurücknehmen',
  keep: 'So lassen',
  asks: (name) => `${name} möchte den letzten Zug zurücknehmen, und was ihm folgte.`,
  asksSeen: (name, shown) =>
    `${name} möchte den letzten Zug zurücknehmen, und was ihm folgte. Seitdem ${seenList(shown)}: ${name} würde es mit diesem Wissen noch einmal versuchen.`,
  asked: (names) => `Du hast gebeten, deinen Zug zurücknehmen zu dürfen. Noch offen: ${listOf(names)}.`,
  agree: 'Einverstanden',
  refuse: 'Nein',
  withdraw: 'Doch nicht',
  stays: (name) => `${staying(name)}: Er wird nicht zurückgenommen.`,
  late: (name) => `${staying(name)}: Nicht alle haben rechtzeitig zugestimmt.`,
};
