import { plural } from '@lantern/games/kit/plural.de';
import { listOf } from '@lantern/games/kit/voice.de';
import type { Learned } from '@lantern/protocol/learned';
import type { TakeBackStrings } from './en';

const staying = (name: string | null) => (name === null ? 'Dein Zug bleibt' : `Der Zug von ${name} bleibt`);

const seen: Readonly<Record<Learned, string>> = {
  die: 'wurde gewürfelt',
  card: 'wurde eine Karte aufgedeckt oder gezogen',
  hand: 'wurde eine Karte aus einer Hand gezeigt',
  choice: 'wurden geheime Entscheidungen aufgedeckt',
  chance: 'hat der Zufall etwas entschieden',
};
const seenList = (shown: readonly Learned[]) => listOf(shown.map((learned) => seen[learned]));

export const takeBack: TakeBackStrings = {
  free: 'Letzten Zug zurücknehmen',
  freeShort: 'Zurück',
  askShort: 'Zurück?',
  ask: 'Letzten Zug zurücknehmen …',
  title: 'Letzten Zug zurücknehmen?',
  why: 'Er betrifft andere, oder sie haben schon weitergespielt. Darum müssen alle zustimmen.',
  whySeen: (shown) =>
    `Seitdem ${seenList(shown)}, darum müssen alle zustimmen. Würfel und verdeckte Stapel werden neu ausgelost.`,
  botsObject: 'Bots stimmen dem nicht zu, der Zug bleibt also stehen.',
  awaits: (names) =>
    `${listOf(names)} ${plural(names.length, 'wird', 'werden')} gefragt, 30 Sekunden lang. Ein Nein genügt.`,
  alone: 'Hier muss sonst niemand gefragt werden. Was die Bots seitdem getan haben, wird mit zurückgenommen.',
  limit: (most) => `Das geht ${most}-mal in einer Partie.`,
  send: 'Fragen',
  sendAlone: 'Zurücknehmen',
  keep: 'Abbrechen',
  asks: (name) => `${name} möchte den letzten Zug zurücknehmen und alles, was danach kam.`,
  asksSeen: (name, shown) =>
    `${name} möchte den letzten Zug zurücknehmen und alles, was danach kam. Seitdem ${seenList(shown)}.`,
  asked: (names) => `Du möchtest deinen Zug zurücknehmen. Es fehlt noch: ${listOf(names)}.`,
  agree: 'Einverstanden',
  refuse: 'Nein',
  withdraw: 'Abbrechen',
  stays: (name) => `${staying(name)}: Er wird nicht zurückgenommen.`,
  late: (name) => `${staying(name)}: Nicht alle haben rechtzeitig zugestimmt.`,
};
