import type { Seat } from '@lantern/protocol/seat';
import type { MoveContext } from '../../kit/move';
import { DRAGON_COUNTERS } from '../data/dungeon';
import type { Result, State } from '../state';
import { maxHp } from './gear';
import { heroOf, isLiving, livingSeats, poolMaxima } from './heroes';
import { beginMuster } from './muster';
import { equalShares, payOut, potOf } from './sharing';
import { record } from './story';

/** R17.1, R17.4: lost while the dragon lives, else won; the next crawl of a campaign follows. */
export function endCrawl(context: MoveContext<State>): void {
  const { state } = context;
  if (!state.dragonSlain) {
    end(state, 'lost');
    return;
  }
  state.crawlsWon += 1;
  const isLast = state.crawlsWon === state.options.crawls;
  const shares = isLast || state.purse === 0 ? {} : equalShares(state, state.purse);
  const told = Object.keys(shares).length > 0 && { shares };
  record(state, 'crawlWon', { crawl: state.crawlNo, of: state.options.crawls, ...told });
  if (isLast) end(state, 'won');
  else nextCrawl(context, shares);
}

/** R17.2: the aftermath lasts until all living want to go on. */
export function settleAftermath(context: MoveContext<State>): boolean {
  const { state } = context;
  if (!livingSeats(state).every((seat) => state.ready.includes(seat))) return false;
  endCrawl(context);
  return true;
}

/** R18.1, R18.2: survivors are restored and bring what they own; everybody else makes a new hero. */
function nextCrawl(context: MoveContext<State>, shares: Record<Seat, number>): void {
  const { state } = context;
  const living = livingSeats(state);
  payOut(state, shares);
  state.purse = 0;
  for (const seat of living) {
    const hero = heroOf(state, seat);
    hero.rp = hero.lp;
    hero.lp = 0;
    hero.hp = maxHp(hero);
    hero.pools = poolMaxima(hero);
  }
  state.crawlNo += 1;
  state.room = null;
  state.fight = null;
  state.ready = [];
  beginMuster(
    context,
    state.seats.filter((seat) => !isLiving(state, seat)),
  );
}

/** E1, E2: all seats share the result. */
export function end(state: State, reason: Result['reason']): void {
  state.result = {
    reason,
    winners: reason === 'won' ? [...state.seats] : [],
    crawlsWon: state.crawlsWon,
    rooms: state.rooms,
    survivors: livingSeats(state),
    lp: state.seats.reduce((sum, seat) => sum + (state.heroes[seat]?.lp ?? 0), state.purse + potOf(state.room)),
    dragonWounds: dragonWounds(state),
  };
  state.step = 'over';
  record(state, 'ended', { reason });
}

function dragonWounds({ dragonSlain, fight }: State): number {
  if (dragonSlain) return DRAGON_COUNTERS;
  return fight?.monsters.find(({ id }) => id === 'dragon')?.wounds ?? 0;
}
