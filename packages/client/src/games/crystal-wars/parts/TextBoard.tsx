import { squareName } from '@lantern/games/crystal-wars/data/squares';
import { incomeOf, upkeepOf } from '@lantern/games/crystal-wars/rules/harvest';
import { allSquares, metropolisOf, pieceAt, seatsAt } from '@lantern/games/crystal-wars/rules/squares';
import { PIECE_NAMES } from '@lantern/games/crystal-wars/text/names.en';
import type { View } from '@lantern/games/crystal-wars/view';
import type { Seat } from '@lantern/games/kit/seat';
import { listOf } from '@lantern/games/kit/text';
import { goalWords } from '../words';

/** The map in words, for screen readers: what everybody has, and where. */
export function TextBoard({ view, names }: { view: View; names: Readonly<Record<Seat, string>> }) {
  const called = (seat: Seat): string => (seat === view.audience ? 'You' : (names[seat] ?? seat));
  return (
    <section className="unseen" aria-label="The map in words">
      <p>
        {view.setup ? 'Setup.' : `Round ${view.round.number} of ${view.options.roundLimit}.`} {goalWords(view, names)}
      </p>
      <ul>
        {seatsAt(view).map((seat) => {
          const player = view.players[seat];
          const blocks = metropolisOf(view, seat).map(squareName);
          return (
            <li key={seat}>
              {`${called(seat)}, ${player?.colour}: ${player?.alive ? `${player.grain} grain, harvest ${incomeOf(view, seat)}, upkeep ${upkeepOf(view, seat)}. ${piecesOf(view, seat)}` : 'out'}.`}
              {blocks.length > 0 && ` Blocks: ${listOf(blocks)}.`}
            </li>
          );
        })}
        <li>{`Nobody’s: ${piecesOf(view, null)}.`}</li>
      </ul>
    </section>
  );
}

/** "Village A1, tank B2". */
function piecesOf(view: View, owner: Seat | null): string {
  const pieces = allSquares(view).flatMap((square) => {
    const piece = pieceAt(view, square);
    return piece?.owner === owner ? `${PIECE_NAMES[piece.kind]} ${squareName(square)}` : [];
  });
  return pieces.length > 0 ? listOf(pieces) : 'nothing on the map';
}
