export const words = {
  setup: 'Setup.',
  /** @param last 0 = there is no last round */
  round: (round: number, last: number) => (last > 0 ? `Round ${round} of ${last}.` : `Round ${round}.`),
  step: (step: string) => `Step: ${step}.`,
  order: (label: string, players: string) => `${label}: ${players}.`,
  roll: (dice: string, of: string) => `${dice}, ${of}.`,
  out: 'out',
  purse: (grain: number, harvest: number, upkeep: number) => `${grain} grain, harvest ${harvest}, upkeep ${upkeep}.`,
  stock: (small: number, medium: number, large: number) => `Stock: ${small} small, ${medium} medium, ${large} large.`,
  blackStock: (small: number, medium: number, large: number) =>
    `Black stock: ${small} small, ${medium} medium, ${large} large.`,
  home: (coasters: string) => `Home: ${coasters}.`,
  blocks: (blocks: string) => `Blocks: ${blocks}.`,
  nothing: 'nothing on the map',
  vortices: (squares: string) => `Vortex: ${squares}.`,
  swamps: (squares: string) => `Swamp: ${squares}.`,
};

export type Words = typeof words;
