import type { HintStrings } from './en';

/** Hints: what a player who looks ahead would do. */
export const hint: HintStrings = {
  ask: 'Was würdest du tun?',
  thinking: 'Es wird vorausgerechnet …',
  failed: 'Das Vorausrechnen hat hier nicht geklappt. Versuch es noch einmal.',
  nothing: 'Es gibt nichts zu wählen: Nur ein Zug ist möglich.',
  chance: (percent) => `Siegchance etwa ${percent}\u00a0%`,
  count: (hints) => (hints === 1 ? 'ein Tipp' : `${hints} Tipps`),
  told: 'Die anderen sehen, dass du gefragt hast.',
  how: 'Gefunden in diesem Browser: Er spielt viele Fortsetzungen von dem aus, was du siehst, und denkt sich aus, was du nicht siehst. Er kennt keine verdeckte Karte und keinen künftigen Wurf, kann sich also irren.',
};
