import type { Strings } from '../en/index';

/** Guided first matches. */
export const tutorial: Strings['tutorial'] = {
  open: 'Spielend lernen',
  openFor: (title) => `${title} im Spiel gegen Bots lernen`,
  rules: 'Die Regeln lesen',
  learner: 'Neuling',
  laying: 'Deine erste Partie wird aufgebaut …',
  failed: 'Die Lektion konnte nicht beginnen',
  coach: 'Anleitung',
  rule: 'Regel lesen',
  understood: 'Verstanden',
  skip: 'Überspringen',
  more: 'Mehr',
  less: 'Weniger',
  end: 'Lektion beenden',
  done: 'Das war die Lektion',
  doneBody: 'Du hast alles Nötige gesehen. Spiel weiter bis zum Ende, oder öffne einen Raum für deine Freunde.',
  playOn: 'Weiterspielen',
  progress: (told, all, skipped) => `${told} von ${all} erklärt${skipped > 0 ? `, ${skipped} übersprungen` : ''}`,
};
