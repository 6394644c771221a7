import type { View } from '@lantern/games/new-game/board';
import type { Seat } from '@lantern/protocol/seat';
import type { Counter } from '../../match/gameBoard';
import { Icon } from '../../ui/Icon';
import { t } from './strings';

/** The points of a seat in the rail. */
export function counters({ points, options }: View, seat: Seat): readonly Counter[] {
  const count = points[seat] ?? 0;
  return [
    {
      id: 'points',
      icon: <Icon name="check" size={14} />,
      value: `${count}/${options.goal}`,
      label: t().points(count, options.goal),
    },
  ];
}
