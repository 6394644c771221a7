import {
  allSquares,
  incomeOf,
  metropolisOf,
  pieceAt,
  seatsAt,
  squareName,
  upkeepOf,
  type View,
} from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import { goalWords } from '../sentences';
import { t } from '../strings';

/** The map in words, for screen readers: what everybody has, and where. */
export function TextBoard({ view, names }: { view: View; names: Readonly<Record<Seat, string>> }) {
  const { textBoard, You, colours, nobodys, list } = t();
  const called = (seat: Seat): string => (seat === view.audience ? You : (names[seat] ?? seat));
  return (
    <section className="unseen" aria-label={textBoard.label}>
      <p>
        {view.setup ? textBoard.setup : textBoard.round(view.round.number, view.options.roundLimit)}{' '}
        {goalWords(view, names)}
      </p>
      <ul>
        {seatsAt(view).map((seat) => {
          const player = view.players[seat];
          const blocks = metropolisOf(view, seat).map(squareName);
          return (
            <li key={seat}>
              {`${called(seat)}, ${player && colours[player.colour]}: ${player?.alive ? `${textBoard.purse(player.grain, incomeOf(view, seat), upkeepOf(view, seat))} ${piecesOf(view, seat)}` : textBoard.out}.`}
              {blocks.length > 0 && ` ${textBoard.blocks(list(blocks))}`}
            </li>
          );
        })}
        <li>{`${nobodys}: ${piecesOf(view, null)}.`}</li>
      </ul>
    </section>
  );
}

/** "Village A1, tank B2". */
function piecesOf(view: View, owner: Seat | null): string {
  const { pieces: names, list, textBoard } = t();
  const pieces = allSquares(view).flatMap((square) => {
    const piece = pieceAt(view, square);
    return piece?.owner === owner ? `${names[piece.kind]} ${squareName(square)}` : [];
  });
  return pieces.length > 0 ? list(pieces) : textBoard.nothing;
}
