import { laterComponent } from '../../ui/laterComponent';
import { heroDrawing, monsterDrawing } from './figures/pictures';

/** The sheets, the odds of a fight and the fight have chunks of their own, since nobody needs them before the board. */
export const Sheets = laterComponent(() => import('./sheets/Sheets').then((part) => part.Sheets));
export const Person = laterComponent(() => import('./sheets/Sheets').then((part) => part.Person));
export const Odds = laterComponent(() => import('./sheets/Sheets').then((part) => part.Odds));
export const Arena = laterComponent(() => import('./fight/Arena').then((part) => part.Arena));

/** Fetches them before the first one is seen. Offline they are tried again when one is. */
export const fetchAhead = () =>
  Promise.allSettled([heroDrawing, monsterDrawing, Sheets, Person, Odds, Arena].map(({ fetch }) => fetch()));
