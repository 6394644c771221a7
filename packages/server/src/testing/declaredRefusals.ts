import { optionStatus, refusalStatus } from '@lantern/protocol/apiError';
import { anyRequest, anyRoomRequest } from '@lantern/protocol/route';
import { routeList } from '@lantern/protocol/routes';

const declared = routeList.map(({ method, path, refusals, gameRefusals = false }) => ({
  method,
  pattern: new RegExp(`^${path.replace(/:\w+/g, '[^/?]+')}/?(\\?.*)?$`),
  codes: new Set<string>([...anyRequest, ...(path.includes(':code') ? anyRoomRequest : []), ...refusals]),
  gameRefusals,
}));

const isGames = (code: string) => !(code in refusalStatus) && !(code in optionStatus);

/** Whether the table of routes allows a route to refuse with this code. Unknown routes may use any code. */
export function isDeclared(method: string, url: string, code: string): boolean {
  const fitting = declared.filter((route) => route.method === method && route.pattern.test(url));
  return (
    fitting.length === 0 ||
    fitting.some(({ codes, gameRefusals }) => codes.has(code) || (gameRefusals && isGames(code)))
  );
}
