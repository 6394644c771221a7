import type { Audience, Seat } from '@lantern/protocol/seat';
import { reveal } from '../kit/secret';
import { storyFor } from '../kit/story';
import type { CommonView } from '../module';
import type { Card } from './data/cards';
import type { Facts } from './facts';
import { spareFaces } from './rules/hands';
import { actingSeat, owesDecision, stagesOf } from './stages';
import type { Board, Result, State } from './state';

/** The view of one audience: the whole table, its own creation cards, and the cards that others show to it alone. */
export interface View extends CommonView<Facts>, Board {
  decisionId: number;
  result: Result | null;
  /** The viewer's creation cards; empty for watchers, and once the dungeon is entered. */
  hand: Card[];
  /** Pip cards offered by or to the viewer, by who offers. */
  offeredPips: Record<Seat, Card>;
  /** The spare face cards of the others, for a needy viewer who must take one (R2.5); else empty. */
  spares: Record<Seat, Card[]>;
}

/** The view of an audience, field by field (section 3). */
export function view(state: State, audience: Audience): View {
  return {
    audience,
    turnSeat: actingSeat(state),
    stages: stagesOf(state),
    mustDecide: audience !== null && owesDecision(state, audience),
    story: storyFor(state.story, audience),
    ...boardOf(state),
    hand: audience === null ? [] : (reveal(state.secret).hands[audience] ?? []),
    offeredPips: pipsFor(state, audience),
    spares: sparesFor(state, audience),
  };
}

/** The open part. */
function boardOf(state: State): Board {
  return {
    options: state.options,
    seats: state.seats,
    step: state.step,
    crawlNo: state.crawlNo,
    crawlsWon: state.crawlsWon,
    roomNo: state.roomNo,
    rooms: state.rooms,
    lead: state.lead,
    heroes: state.heroes,
    muster: state.muster,
    dungeon: state.dungeon,
    room: state.room,
    fight: state.fight,
    roll: state.roll,
    hit: state.hit,
    purse: state.purse,
    ready: state.ready,
    conceding: state.conceding,
    dragonSlain: state.dragonSlain,
    history: state.history,
    decisionId: state.decisionId,
    result: state.result,
  };
}

function pipsFor(state: State, audience: Audience): Record<Seat, Card> {
  const seen: Record<Seat, Card> = {};
  for (const { from, to } of state.muster?.offers ?? []) {
    const pip = reveal(state.secret).pips[from];
    if (pip && (from === audience || to === audience)) seen[from] = pip;
  }
  return seen;
}

/** R2.5: with an empty hero deck the others' spare face cards are held out to who must take one. */
function sparesFor(state: State, audience: Audience): Record<Seat, Card[]> {
  const spares: Record<Seat, Card[]> = {};
  const { muster } = state;
  if (audience === null || !muster || muster.deck > 0 || !muster.needy.includes(audience)) return spares;
  for (const seat of muster.who) {
    if (seat !== audience) spares[seat] = spareFaces(muster, seat, reveal(state.secret).hands[seat] ?? []);
  }
  return spares;
}

/** Whether heroes are being made: only then does one seat hold cards that another does not see. */
export function hasSecrets({ muster }: Pick<View, 'muster'>): boolean {
  return muster !== null;
}
