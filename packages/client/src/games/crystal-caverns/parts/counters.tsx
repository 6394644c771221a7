import { CLASSES, type Hero, type View } from '@lantern/games/crystal-caverns/board';
import type { Seat } from '@lantern/protocol/seat';
import type { Counter } from '../../../match/gameBoard';
import type { TokenColour } from '../../../ui/seat/SeatMark';
import { t } from '../strings';
import { Sign } from './Sign';

/** The counters of a hero in the rail: its class and hit points, its initiative, and whether it is lying. */
export function counters(view: View, seat: Seat): readonly Counter[] {
  const hero = view.heroes[seat];
  if (!hero?.colour) return [];
  const { hero: words, classes, choose, marks } = t();
  const { id } = CLASSES[hero.colour];
  if (!hero.alive) return [{ id: 'fallen', icon: <Sign name="poison" size={13} />, value: null, label: words.fallen }];
  const initiative = initiativeOf(view, hero);
  const counted: (Counter | undefined)[] = [
    {
      id: 'points',
      icon: <Sign name={id} size={13} />,
      value: hero.hp,
      label: `${classes[id]}, ${words.hitPoints(hero.hp)}`,
    },
    initiative === undefined
      ? undefined
      : {
          id: 'initiative',
          icon: <Sign name="speed" size={12} />,
          value: initiative,
          label: `${choose.initiative} ${initiative}`,
        },
    view.combat?.effects[seat]?.stunned
      ? { id: 'lies', icon: <Sign name="prone" size={13} />, value: null, label: marks.lies }
      : undefined,
  ];
  return counted.filter((counter) => counter !== undefined);
}

/** In a fight the initiative of this round; before one that of the class, unless it is rolled. */
function initiativeOf({ combat, options }: View, { seat, colour }: Hero): number | undefined {
  const place = combat?.order.find(({ who }) => 'hero' in who && who.hero === seat);
  if (place) return place.value;
  return options.rollInitiatives || !colour ? undefined : CLASSES[colour].initiative;
}

/** The colour of the hero's crystal. The colours of the Xeno palette have no tokens. */
export function colourOf({ heroes, options }: View, seat: Seat): TokenColour | undefined {
  return options.palette === 'rainbow' ? (heroes[seat]?.colour ?? undefined) : undefined;
}
