import * as api from '../../net/api/rooms';
import { attempt } from './attempt';
import type { HostActions } from './roomHandle';

/** What the host may do in any room, proved by a key. */
export const hostActions = (code: string, hostKey: string): HostActions => ({
  kick: (seat) => attempt(() => api.stand(code, seat, hostKey)),
  addBot: (seat, wish) => attempt(() => api.addBot(code, seat, hostKey, wish)),
  configure: (change) => attempt(() => api.configure(code, change, hostKey)),
  changeChat: (change) => attempt(() => api.changeTalk(code, change, hostKey)),
  start: () => attempt(() => api.start(code, hostKey)),
  timeOut: (decisionId) => attempt(() => api.timeOut(code, decisionId, hostKey)),
});
