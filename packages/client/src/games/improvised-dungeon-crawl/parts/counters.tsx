import { armourInFight, currencyOf, type Hero, type View } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import type { Counter } from '../../../match/gameBoard';
import { Sign } from '../art/Sign';
import { t } from '../strings';

/**
 * What the rail shows of a seat: its cards while its hero is made; then hit points, and what matters beside them now:
 * armour in a fight, else what it can pay with.
 */
export function counters(view: View, seat: Seat): readonly Counter[] {
  const hero = view.heroes[seat];
  if (!hero) return cardsOf(view, seat);
  const { described, hp, sheets } = t();
  if (hero.hp === 0) {
    return [{ id: 'fallen', icon: <Sign name="tomb" size={13} />, value: hero.lp, label: sheets.fallen }];
  }
  const armour = armourInFight(view, seat);
  return [
    { id: 'hp', icon: <Sign name="heart" size={12} />, value: hero.hp, label: `${hero.hp} ${hp}` },
    view.fight
      ? { id: 'ar', icon: <Sign name="shield" size={12} />, value: armour, label: described.ar(armour) }
      : fundsOf(view, hero),
  ];
}

/** Resource points before the dungeon, loot points in it. */
function fundsOf(view: View, hero: Hero): Counter {
  const currency = currencyOf(view);
  const sum = hero[currency];
  return {
    id: currency,
    icon: <Sign name="coin" size={12} />,
    value: sum,
    label: `${sum} ${t().currencies[currency]}`,
  };
}

/** How many creation cards a seat holds, and how many of them are face cards (R2.8). */
function cardsOf({ muster }: View, seat: Seat): readonly Counter[] {
  const hand = muster?.hands[seat];
  if (!hand) return [];
  return [
    {
      id: 'cards',
      icon: <Sign name="deck" size={12} />,
      value: hand.cards,
      label: t().muster.hand(hand.cards, hand.faces),
    },
    { id: 'faces', icon: <Sign name="crown" size={12} />, value: hand.faces, label: '' },
  ];
}
