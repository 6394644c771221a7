import { laterComponent } from '../../ui/laterComponent';
import { heroDrawing, monsterDrawing } from './figures/pictures';

/**
 * The sheets, the odds of a fight and the fight have separate chunks, since they are not needed when the board appears.
 */
export const Sheets = laterComponent(() => import('./sheets/Sheets').then((part) => part.Sheets));
export const Person = laterComponent(() => import('./sheets/Sheets').then((part) => part.Person));
export const Odds = laterComponent(() => import('./sheets/Sheets').then((part) => part.Odds));
export const Arena = laterComponent(() => import('./fight/Arena').then((part) => part.Arena));

/** Preloads them. When offline, they are requested again when they are needed. */
export const fetchAhead = () =>
  Promise.allSettled([heroDrawing, monsterDrawing, Sheets, Person, Odds, Arena].map(({ fetch }) => fetch()));
