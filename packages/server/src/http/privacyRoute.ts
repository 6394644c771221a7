import type { Config } from '../config';
import type { Handlers } from './handlers';

/** The settings on which the privacy page depends. */
export const privacyRoute = ({ contact, keep, pushServices, hookHosts, mail }: Config) =>
  ({
    'GET /api/privacy': () => ({
      contact,
      keep,
      push: pushServices.length > 0,
      hooks: hookHosts.length > 0,
      mail: mail !== null,
    }),
  }) satisfies Partial<Handlers>;
