import { plural } from '@lantern/games/kit/plural.de';
import type { HintStrings } from './en';

export const hint: HintStrings = {
  ask: 'Was würdest du tun?',
  lamp: 'Gib mir einen Tipp',
  thinking: 'Wird berechnet …',
  failed: 'Der Tipp konnte nicht berechnet werden. Versuche es noch einmal.',
  nothing: 'Es gibt nichts zu wählen: Nur ein Zug ist möglich.',
  chance: (percent) => `Siegchance etwa ${percent}\u00a0%`,
  best: (choice, percent, next) =>
    `${choice}: gewinnt etwa zu ${percent}\u00a0%${next === undefined ? '' : `, das Nächstbeste zu ${next}\u00a0%`}.`,
  list: 'Alle guten Züge',
  count: (hints) => plural(hints, 'ein Tipp', `${hints} Tipps`),
  told: 'Die anderen sehen, dass du gefragt hast.',
  how: 'Dein Browser spielt viele mögliche Verläufe durch. Er kennt nur, was du siehst, und kann sich irren.',
};
