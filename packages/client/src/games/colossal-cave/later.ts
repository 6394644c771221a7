import { laterComponent } from '../../ui/laterComponent';

/** The sheets are loaded as a separate chunk, because none is open when the board appears. */
export const Sheets = laterComponent(() => import('./sheets/Sheets').then((part) => part.Sheets));
export const Person = laterComponent(() => import('./sheets/Sheets').then((part) => part.Person));

/** Fetches the sheets before the first one is opened. A failed fetch is repeated when a sheet is opened. */
export const fetchAhead = () => Promise.allSettled([Sheets.fetch(), Person.fetch()]);
