import type { Offers } from '../rooms/offer/offers';
import type { Handlers } from './handlers';

/** The start of a match, and the answers to the offer of the next one. */
export const offerRoutes = (offers: Offers) =>
  ({
    'POST /api/rooms/:code/start': ({ code, key }) => offers.propose(code, key, 'start'),
    'POST /api/rooms/:code/rematch': ({ code, key }) => offers.propose(code, key, 'rematch'),
    'POST /api/rooms/:code/offer/:id/answer': ({ code, id, key, sent }) => offers.answer(code, id, key, sent.agreed),
    'POST /api/rooms/:code/offer/:id/start': ({ code, id, key, sent }) =>
      offers.startWithout(code, id, key, sent.without),
  }) satisfies Partial<Handlers>;
