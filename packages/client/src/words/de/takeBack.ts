import { listOf } from '@lantern/games/kit/voice.de';
import type { Words } from '../en';

const staying = (name: string | null) => (name === null ? 'Dein Zug bleibt' : `Der Zug von ${name} bleibt`);

/** Taking moves back: freely, or by asking the others. */
export const takeBack: Words['takeBack'] = {
  free: 'Letzten Zug zurücknehmen',
  ask: 'Um Rücknahme des letzten Zuges bitten …',
  title: 'Letzten Zug zurücknehmen?',
  why: 'Er hat etwas gewürfelt oder gezeigt, oder andere haben weitergespielt. Darum müssen alle zustimmen.',
  awaits: (names) =>
    `${listOf(names)} ${names.length === 1 ? 'wird' : 'werden'} gefragt, 30 Sekunden lang. Ein Nein genügt.`,
  alone: 'Hier muss sonst niemand gefragt werden. Was die Bots seitdem getan haben, wird mit zurückgenommen.',
  limit: (most) => `Das geht ${most}-mal in einer Partie.`,
  send: 'Fragen',
  sendAlone: 'Zurücknehmen',
  keep: 'So lassen',
  asks: (name) => `${name} möchte den letzten Zug zurücknehmen, und was ihm folgte.`,
  asked: (names) => `Du hast gebeten, deinen Zug zurücknehmen zu dürfen. Noch offen: ${listOf(names)}.`,
  agree: 'Einverstanden',
  refuse: 'Nein',
  withdraw: 'Doch nicht',
  stays: (name) => `${staying(name)}: Er wird nicht zurückgenommen.`,
  late: (name) => `${staying(name)}: Nicht alle haben rechtzeitig zugestimmt.`,
};
