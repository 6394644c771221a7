import { laterComponent } from '../../ui/laterComponent';

/** The offer of the next match, loaded when there is one. */
export const LaterOffer = laterComponent(() => import('./Offer').then((part) => part.Offer));
