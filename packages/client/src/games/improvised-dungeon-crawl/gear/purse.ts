import { currencyOf, fundsOf } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import type { BoardContext } from '../context';
import { t } from '../strings';

/** The means of payment of a hero here. */
export function purseOf({ view }: BoardContext, seat: Seat): { sum: number; currency: string } {
  const { currencies } = t();
  const rp = currencyOf(view) === 'rp';
  return rp
    ? { sum: view.heroes[seat]?.rp ?? 0, currency: currencies.rp }
    : { sum: fundsOf(view, seat), currency: currencies.lp };
}
