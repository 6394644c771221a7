import { DECK } from '../data/cards';
import type { State } from '../state';
import { heroOf } from './heroes';
import { hiddenOf } from './secrets';
import { record } from './story';

/** S3: the dungeon is a full deck of its own; seat 0 leads. */
export function beginCrawl(state: State): void {
  const hidden = hiddenOf(state);
  hidden.dungeonDeck = [...DECK];
  hidden.heroDeck = [];
  hidden.hands = {};
  hidden.pips = {};
  state.muster = null;
  state.dungeon = { left: hidden.dungeonDeck.length, counters: [], discard: [] };
  state.roomNo = 0;
  state.lead = '0';
  state.dragonSlain = false;
  state.history = [];
  state.ready = [];
  state.conceding = [];
  state.step = 'rest';
  const hp = Object.fromEntries(state.seats.map((seat) => [seat, heroOf(state, seat).hp]));
  record(state, 'crawlBegan', { crawl: state.crawlNo, of: state.options.crawls, hp });
}
