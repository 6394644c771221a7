import { builtBy, metropolisOf, unitSquares, unitsAtGold, type View } from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import { Glyph } from '../../../art/Glyph';
import type { Counter } from '../../../match/gameBoard';
import { colourOf, PieceIcon } from '../pieces/Piece';
import { t } from '../strings';
import { Grain } from './Grain';
import { PlaceSign } from './PlaceSign';

/** The counters of a player in the rail: grain, villages and cities, and units or the goal of the scenario. */
export function counters(view: View, seat: Seat): readonly Counter[] {
  const player = view.players[seat];
  const { people } = t();
  if (!player?.alive) {
    const icon = <Glyph name="cross" size={13} />;
    return [{ id: 'out', icon, value: null, word: people.words.out, label: people.out }];
  }
  const settlements = builtBy(view, seat, 'village', 'city').length;
  return [
    {
      id: 'grain',
      icon: <Grain size={13} />,
      value: player.grain,
      word: people.words.grain,
      label: people.grain(player.grain),
    },
    {
      id: 'settlements',
      icon: <PlaceSign of="village" army={colourOf(view, seat)} size={13} />,
      value: settlements,
      word: people.words.settlements(settlements),
      label: people.settlements(settlements),
    },
    goalCounter(view, seat),
  ];
}

function goalCounter(view: View, seat: Seat): Counter {
  const { people } = t();
  const unit = <PlaceSign of="unit" army={colourOf(view, seat)} size={13} />;
  switch (view.options.scenario) {
    case 'goldMountain': {
      const count = unitsAtGold(view, seat);
      const icon = <PieceIcon kind="goldMountain" colour="black" size={15} />;
      return { id: 'gold', icon, value: count, word: people.words.atGold, label: people.atGold(count) };
    }
    case 'metropolis': {
      const count = metropolisOf(view, seat).length;
      const icon = <PlaceSign of="block" army="black" size={13} />;
      return { id: 'blocks', icon, value: count, word: people.words.blocks, label: people.blocks(count) };
    }
    default: {
      const count = unitSquares(view, seat).length;
      return { id: 'units', icon: unit, value: count, word: people.words.units(count), label: people.units(count) };
    }
  }
}
