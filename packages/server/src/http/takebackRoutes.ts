import type { Takebacks } from '../rooms/takeback/takebacks';
import type { Handlers } from './handlers';

/** Taking moves back. */
export const takebackRoutes = (takeBacks: Takebacks) =>
  ({
    'POST /api/rooms/:code/take-back': ({ code, key, sent }) => takeBacks.takeBack(code, key, sent.version),
    'POST /api/rooms/:code/take-back/ask': ({ code, key, sent }) => takeBacks.ask(code, key, sent.version),
    'POST /api/rooms/:code/take-back/answer': ({ code, key, sent }) => takeBacks.answer(code, key, sent.agreed),
  }) satisfies Partial<Handlers>;
