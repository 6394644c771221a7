import { CORNER_NAMES } from '@lantern/games/crystal-city-catan/strings/en/names';

export const words = {
  turn: (turn: number, name: string) => `Turn ${turn}: ${name}.`,
  setup: 'The colonies are laid out.',
  roll: (event: string, number: number, double: boolean) => `${event}; ${number} produces${double ? '; doubles' : ''}.`,
  notRolled: 'The dice are not rolled yet.',
  /** @param give the resources given by the player who offers */
  trade: (name: string, give: string, get: string) => `${name} offers ${give} for ${get}.`,
  person: (name: string, parts: readonly string[]) => `${name}: ${parts.join(', ')}.`,
  exposed: (count: number) => `${count} exposed`,
  stock: (small: number, medium: number, large: number) => `stock ${small} small, ${medium} medium, ${large} large`,
  dice: (dice: readonly number[]) => `numbers ${dice.join(', ')}`,
  colony: (title: string, line: string) => `${title}: ${line}.`,
  corners: CORNER_NAMES,
  rollOff: (name: string, sum: number) => `Roll-off of ${name}: ${sum}.`,
};

export type Words = typeof words;
