import type { ComponentType } from 'react';
import { ColossalCave } from './ColossalCave';

const emblems: Readonly<Record<string, ComponentType>> = { 'colossal-cave': ColossalCave };

/** The picture of a game on the shelf. Fills its box; decorative, the title stands beside it. */
export function Emblem({ game }: { game: string }) {
  const Drawing = Object.hasOwn(emblems, game) ? emblems[game] : undefined;
  return Drawing ? <Drawing /> : null;
}
