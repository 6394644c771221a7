import { laterComponent } from '../../ui/laterComponent';

/** A separate chunk, since it is not needed before the board. */
export const Person = laterComponent(() => import('./seldom').then((part) => part.Person));
