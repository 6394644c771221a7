import { armourInFight, currencyOf, type Hero, type View } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import type { Counter } from '../../../match/gameBoard';
import { Portrait } from '../art/Portrait';
import { Sign } from '../art/Sign';
import { kindredName } from '../names';
import { t } from '../strings';
import styles from './counters.module.css';

/**
 * Returns the counters of a seat in the rail: its cards while its hero is made; then the face of the hero, its hit
 * points, and its armour in a fight or else its funds.
 */
export function counters(view: View, seat: Seat): readonly Counter[] {
  const hero = view.heroes[seat];
  if (!hero) return cardsOf(view, seat);
  const { described, hp, sheets, counted } = t();
  const face = {
    id: 'face',
    icon: <Portrait heroClass={hero.heroClass} race={hero.race} dead={hero.hp === 0} className={styles.face} />,
    value: null,
    label: kindredName(hero.card),
  };
  if (hero.hp === 0) {
    return [face, { id: 'fallen', icon: <Sign name="tomb" size={13} />, value: hero.lp, label: sheets.fallen }];
  }
  const armour = armourInFight(view, seat);
  return [
    face,
    { id: 'hp', icon: <Sign name="heart" size={12} />, value: hero.hp, word: counted.hp, label: `${hero.hp} ${hp}` },
    view.fight
      ? {
          id: 'ar',
          icon: <Sign name="shield" size={12} />,
          value: armour,
          word: counted.ar,
          label: described.ar(armour),
        }
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
    word: t().counted[currency],
    label: `${sum} ${t().currencies[currency]}`,
  };
}

/** The number of creation cards of a seat, and of face cards among them (R2.8). */
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
