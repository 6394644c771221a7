import type { SeatRequests } from '../rooms/seats/seatRequests';
import type { Handlers } from './handlers';

export const seatRequestRoutes = (requests: SeatRequests) =>
  ({
    'POST /api/rooms/:code/seats/:seat/ask': ({ code, seat, key, ip, sent }) =>
      requests.ask(code, seat, { ...sent, formerKey: key }, ip),
    'POST /api/rooms/:code/seat-requests/:id/answer': ({ code, id, key, sent }) =>
      requests.answer(code, id, key, sent.agreed),
  }) satisfies Partial<Handlers>;
