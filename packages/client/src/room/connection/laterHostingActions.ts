import { t } from '../../i18n/strings';
import { whenIdle } from '../../state/idle';
import { toast } from '../../ui/Toast';
import type { HostCredentials } from '../hosting/hostCredentials';
import type { HostingActions } from '../hosting/hostingActions';
import { loadNotices } from '../leaving/laterNotices';

const load = () => import('../hosting/hostingActions');

/** Preloads the actions, and the messages about actions of others. */
export const fetchHostingActions = (): (() => void) =>
  whenIdle(() => void Promise.all([load(), loadNotices()]).catch(() => undefined));

/** Returns the actions for a set of keys. Their code is not part of the first load. */
export function laterHostingActions(proof: HostCredentials): HostingActions {
  const later = async (name: keyof HostingActions, args: never[]) => {
    const actions = await load().catch(() => undefined);
    if (actions) return (actions.hostingActions(proof)[name] as (...args: never[]) => Promise<unknown>)(...args);
    const { unreachable } = t().common;
    // This action reports its failure itself.
    if (name === 'takeOver') return unreachable;
    toast(unreachable, 'refusal');
  };
  return new Proxy({} as HostingActions, {
    get:
      (_, name: keyof HostingActions) =>
      (...args: never[]) =>
        later(name, args),
  });
}
