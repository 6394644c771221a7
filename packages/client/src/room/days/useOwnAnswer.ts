import type { AnswerOf } from '@lantern/protocol/route';
import type { Routes } from '@lantern/protocol/routes';
import { useEffect, useState } from 'react';
import { call } from '../../net/api/call';
import { Failure, passes, RETRY_DELAY_MS, unreachable } from '../../net/api/failure';
import type { OwnSeat } from '../../state/pushWishes';

type Asked = `GET /api/rooms/:code/seats/:seat/${'note' | 'orders'}`;

/**
 * The server's answer about the viewer's seat; undefined until it arrives. A request that fails temporarily is repeated.
 * @param again requests again whenever it changes
 */
export function useOwnAnswer<Route extends Asked>(
  route: Route,
  { code, seat, seatKey }: OwnSeat,
  again?: unknown,
): AnswerOf<Routes[Route]> | undefined {
  const [answer, setAnswer] = useState<AnswerOf<Routes[Route]>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `again` asks again
  useEffect(() => {
    let open = true;
    let timer: ReturnType<typeof setTimeout>;
    const question = () => {
      call<Asked>(route, { code, seat, key: seatKey }).then(
        (given) => open && setAnswer(given as AnswerOf<Routes[Route]>),
        (error: unknown) => {
          if (open && mayPass(error)) timer = setTimeout(question, RETRY_DELAY_MS);
        },
      );
    };
    question();
    return () => {
      open = false;
      clearTimeout(timer);
    };
  }, [route, code, seat, seatKey, again]);
  return answer;
}

/** Whether repeating the request may succeed. */
const mayPass = (error: unknown): boolean =>
  error instanceof Failure && (error.code === unreachable().code || passes(error));
