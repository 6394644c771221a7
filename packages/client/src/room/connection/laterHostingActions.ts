import { t } from '../../i18n/strings';
import { whenIdle } from '../../state/idle';
import { toast } from '../../ui/Toast';
import type { HostingActions, HostingProof } from '../hosting/hostingActions';

const load = () => import('../hosting/hostingActions');

/** Fetches the actions before somebody wants one. */
export const fetchHostingActions = (): (() => void) => whenIdle(() => void load().catch(() => undefined));

/** Every action there is; the type sees to it that none is missing. */
const NAMES: Readonly<Record<keyof HostingActions, 0>> = {
  rematch: 0,
  moveSeat: 0,
  passHost: 0,
  pause: 0,
  voteEnd: 0,
  voteStandIn: 0,
  voteTimeOut: 0,
  answerSeatRequest: 0,
  takeBack: 0,
  requestTakeback: 0,
  answerTakeback: 0,
  handOver: 0,
  keepSeat: 0,
  takeOver: 0,
};

/** The requests of somebody who holds these keys. Their code is no part of the first load. */
export function laterHostingActions(proof: HostingProof): HostingActions {
  const later =
    (name: string) =>
    async (...args: never[]) => {
      const actions = await load().catch(() => undefined);
      if (actions) return (actions.hostingActions(proof)[name as keyof HostingActions] as Action)(...args);
      const { unreachable } = t().common;
      // This one tells by itself why it failed.
      if (name === 'takeOver') return unreachable;
      toast(unreachable, 'refusal');
    };
  return Object.fromEntries(Object.keys(NAMES).map((name) => [name, later(name)])) as unknown as HostingActions;
}

type Action = (...args: never[]) => Promise<unknown>;
