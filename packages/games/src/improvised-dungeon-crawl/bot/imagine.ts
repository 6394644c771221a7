import type { Audience, Seat } from '@lantern/protocol/seat';
import { nextAfter, tableOf } from '../../kit/imagine';
import { pick, type Random } from '../../kit/random';
import { conceal } from '../../kit/secret';
import { type Card, DECK, isFace } from '../data/cards';
import { meaningOf } from '../data/dungeon';
import type { Facts } from '../facts';
import { wanted } from '../rules/hands';
import type { Board, Hidden, Muster, State } from '../state';
import type { View } from '../view';

/**
 * A state that the viewer could be in: all cards unknown to the viewer are dealt at random, within the known numbers of
 * cards.
 */
export function imagine(view: View, _seat: Audience, random: Random): State {
  const { hand: _hand, offeredPips: _pips, spares: _spares, ...table } = tableOf<Facts, View>(view);
  const secret = view.muster
    ? { ...dealt(view, view.muster, random), dungeonDeck: [] }
    : { heroDeck: [], hands: {}, pips: {}, dungeonDeck: dungeonDeckOf(view) };
  return { ...table, nextId: nextAfter(numbersIn(view)), secret: conceal<Hidden>(secret) };
}

/** The cards not drawn yet (R5.3). */
function dungeonDeckOf({ dungeon, room }: Board): Card[] {
  const drawn = room?.drawn.map(({ card }) => card).filter((card) => meaningOf(card) !== 'counter') ?? [];
  const seen = new Set([...dungeon.counters, ...dungeon.discard, ...drawn]);
  return DECK.filter((card) => !seen.has(card));
}

function numbersIn({ heroes, roll }: Board): number[] {
  const items = Object.values(heroes).flatMap((hero) => hero?.bag ?? []);
  return [roll?.id ?? 0, ...items.map(({ id }) => Number(id.slice(1)))];
}

/** The creation cards, dealt again. */
function dealt(view: View, muster: Muster, random: Random): Pick<Hidden, 'heroDeck' | 'hands' | 'pips'> {
  const known = Object.fromEntries(muster.who.map((seat) => [seat, knownCards(view, muster, seat)]));
  const heroes = view.seats.flatMap((seat) => view.heroes[seat]?.card ?? []);
  const placed = new Set([...muster.discard, ...heroes, ...Object.values(known).flat()]);
  const unknown = DECK.filter((card) => !placed.has(card));
  const { hands, left } = fill(view, muster, known, unknown, random);
  const pips: Record<Seat, Card> = {};
  for (const { from } of muster.offers) {
    pips[from] =
      view.offeredPips[from] ??
      pick(
        random,
        (hands[from] ?? []).filter((card) => !isFace(card)),
      );
  }
  return { heroDeck: left, hands, pips };
}

/** The viewer's knowledge of a hand: all of its own and of open hands; claims, and cards offered or shown to it. */
function knownCards(view: View, muster: Muster, seat: Seat): Card[] {
  if (seat === view.audience) return view.hand;
  const shown = muster.hands[seat]?.shown;
  if (shown) return shown;
  const offered = muster.offers.some(({ from }) => from === seat) ? view.offeredPips[seat] : undefined;
  return [...new Set([muster.claims[seat] ?? [], offered ?? [], view.spares[seat] ?? []].flat())];
}

interface Dealt {
  hands: Record<Seat, Card[]>;
  left: Card[];
}

/** The number of times cards are dealt again if they contradict what is known of the seats that may pick. */
const MAX_ATTEMPTS = 200;

/** Fills the hands up to their numbers of face cards and others. */
function fill(
  view: View,
  muster: Muster,
  known: Readonly<Record<Seat, readonly Card[]>>,
  unknown: readonly Card[],
  random: Random,
): Dealt {
  for (let left = MAX_ATTEMPTS; ; left--) {
    const faces = random.shuffle(unknown.filter(isFace));
    const others = random.shuffle(unknown.filter((card) => !isFace(card)));
    const hands: Dealt['hands'] = {};
    for (const seat of muster.who) {
      const cards = known[seat] ?? [];
      const info = muster.hands[seat] ?? { cards: 0, faces: 0 };
      const held = cards.filter(isFace).length;
      hands[seat] = [
        ...cards,
        ...faces.splice(0, info.faces - held),
        ...others.splice(0, info.cards - info.faces - (cards.length - held)),
      ];
    }
    if (left === 0 || fitsPicker(view, muster, hands)) return { hands, left: [...faces, ...others] };
  }
}

/** R2.3: the player who picks now either has a usable face card or is needy; this is public. */
function fitsPicker(view: View, { order, at, needy }: Muster, hands: Dealt['hands']): boolean {
  const picker = order[at];
  if (view.step !== 'order' || picker === undefined) return true;
  return needy.includes(picker) === (wanted(view, hands[picker] ?? []).length === 0);
}
