import { builtBy, metropolisOf, unitSquares, unitsAtGold, type View } from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import { Glyph } from '../../../art/Glyph';
import type { Counter } from '../../../match/gameBoard';
import { colourOf, PieceIcon, PyramidIcon } from '../pieces/Piece';
import { t } from '../strings';
import { Grain } from './Grain';

/** What the rail shows of a player: grain, villages and cities, and units or what wins the scenario. */
export function counters(view: View, seat: Seat): readonly Counter[] {
  const player = view.players[seat];
  const { people } = t();
  if (!player?.alive) return [{ id: 'out', icon: <Glyph name="cross" size={13} />, value: null, label: people.out }];
  const settlements = builtBy(view, seat, 'village', 'city').length;
  return [
    { id: 'grain', icon: <Grain size={13} />, value: player.grain, label: people.grain(player.grain) },
    {
      id: 'settlements',
      icon: <PyramidIcon size={3} colour={colourOf(view, seat)} pixels={14} />,
      value: settlements,
      label: people.settlements(settlements),
    },
    goalCounter(view, seat),
  ];
}

function goalCounter(view: View, seat: Seat): Counter {
  const { people } = t();
  const unit = <PieceIcon kind="infantry" colour={colourOf(view, seat)} heading={45} size={14} />;
  switch (view.options.scenario) {
    case 'goldMountain': {
      const count = unitsAtGold(view, seat);
      const icon = <PieceIcon kind="goldMountain" colour="black" size={14} />;
      return { id: 'gold', icon, value: `${count}/3`, label: people.atGold(count) };
    }
    case 'metropolis': {
      const count = metropolisOf(view, seat).length;
      const icon = <PieceIcon kind="city" colour="black" size={14} />;
      return { id: 'blocks', icon, value: `${count}/9`, label: people.blocks(count) };
    }
    default: {
      const count = unitSquares(view, seat).length;
      return { id: 'units', icon: unit, value: count, label: people.units(count) };
    }
  }
}
