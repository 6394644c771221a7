import type { TakeBacks } from '../rooms/takeBack/takeBacks';
import type { Handlers } from './handlers';

export const takeBackRoutes = (takeBacks: TakeBacks) =>
  ({
    'POST /api/rooms/:code/take-back': ({ code, key, sent }) => takeBacks.takeBack(code, key, sent.version),
    'POST /api/rooms/:code/take-back/ask': ({ code, key, sent }) => takeBacks.ask(code, key, sent.version),
    'POST /api/rooms/:code/take-back/answer': ({ code, key, sent }) => takeBacks.answer(code, key, sent.agreed),
  }) satisfies Partial<Handlers>;
