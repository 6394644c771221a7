import type { View } from '@lantern/games/colossal-cave/board';
import type { Seat } from '@lantern/protocol/seat';
import { Glyph } from '../../../art/Glyph';
import { Safe } from '../../../art/Safe';
import type { Counter } from '../../../match/gameBoard';
import { cardName } from '../cards/faces';
import { t } from '../strings';
import { playerAt } from '../targets';

/** What the rail shows of a player: cards in hand, full safes, things carried; once the cave closes, wasted words. */
export function counters(view: View, seat: Seat): readonly Counter[] {
  const { dead, conceded, inv, deposited } = playerAt(view, seat);
  const { others, safe } = t();
  if (conceded) return [{ id: 'out', icon: <Glyph name="cross" size={12} />, value: null, label: others.conceded }];
  const cards = view.handCounts[seat] ?? 0;
  const closing = view.closing?.words[seat];
  return [
    { id: 'cards', icon: <Glyph name="cards" size={12} />, value: cards, label: others.inHand(cards) },
    {
      id: 'safes',
      icon: <Safe full={deposited.length > 0} size={13} />,
      value: deposited.length,
      label: safe(deposited.length),
    },
    dead
      ? { id: 'dead', icon: <Glyph name="ghost" size={12} />, value: null, label: others.deadLong }
      : typeof closing === 'number'
        ? { id: 'words', icon: <Glyph name="words" size={12} />, value: closing, label: `${closing}/2` }
        : {
            id: 'carried',
            icon: <Glyph name="item" size={12} />,
            value: inv.length,
            label: others.carries(inv.map(cardName)),
          },
  ];
}
