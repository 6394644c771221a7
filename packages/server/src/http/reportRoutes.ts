import type { Reports } from '../operator/reports';
import type { Handlers } from './handlers';
import type { Limiter } from './rateLimits';

export const reportRoutes = (reports: Reports, limiter: Limiter) =>
  ({
    'POST /api/rooms/:code/report': async ({ code, key, ip, sent }) => {
      await limiter.countReport(ip);
      await reports.add(code, key, ip, sent);
    },
  }) satisfies Partial<Handlers>;
