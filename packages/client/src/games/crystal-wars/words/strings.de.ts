import type { Words } from './strings.en';

export const words: Words = {
  setup: 'Aufbau.',
  round: (round, last) => (last > 0 ? `Runde ${round} von ${last}.` : `Runde ${round}.`),
  step: (step) => `Schritt: ${step}.`,
  order: (label, players) => `${label}: ${players}.`,
  roll: (dice, of) => `${dice}, ${of}.`,
  out: 'ausgeschieden',
  purse: (grain, harvest, upkeep) => `${grain} Getreide, Ernte ${harvest}, Bedarf ${upkeep}.`,
  stock: (small, medium, large) => `Vorrat: ${small} klein, ${medium} mittel, ${large} groß.`,
  blackStock: (small, medium, large) => `Schwarzer Vorrat: ${small} klein, ${medium} mittel, ${large} groß.`,
  home: (coasters) => `Heimat: ${coasters}.`,
  blocks: (blocks) => `Blöcke: ${blocks}.`,
  nothing: 'nichts auf der Karte',
  vortices: (squares) => `Strudel: ${squares}.`,
  swamps: (squares) => `Sumpf: ${squares}.`,
};
