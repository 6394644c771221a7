/** The paragraph of the rulebook about each move of Crystal Caverns. */
export const moveRules: Readonly<Record<string, string>> = {
  chooseColour: 'S2',
  arrange: 'S6',
  placeCard: 'R2.1',
  step: 'R6.1',
  descend: 'R6.2',
  reorder: 'R6.3',
  hold: 'R6.4',
  roll: 'R9.1',
  useWild: 'R10.4',
  useSwap: 'R10.5',
  done: 'R10.1',
  retire: 'R20',
};
