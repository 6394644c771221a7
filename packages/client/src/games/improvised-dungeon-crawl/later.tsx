import { laterComponent } from '../../ui/laterComponent';

/** A file of its own: nobody looks up a person before the board is there. */
export const Person = laterComponent(() => import('./seldom').then((part) => part.Person));
