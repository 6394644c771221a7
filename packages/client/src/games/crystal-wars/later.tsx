import { laterComponent } from '../../ui/laterComponent';

/** Loaded as separate chunks, because they are not needed when the board appears. */
export const Person = laterComponent(() => import('./sheets/Person').then((part) => part.Person));
export const EventScene = laterComponent(() => import('./parts/eventPictures').then((part) => part.EventScene));
