import {
  builtBy,
  incomeOf,
  metropolisOf,
  SIZES,
  seatsAt,
  unitSquares,
  upkeepOf,
  type View,
} from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import { colourOf, PieceIcon } from '../pieces/Piece';
import { t } from '../strings';
import styles from './parts.module.css';

/** The possessions of all players: settlements, units, harvest, upkeep, grain, and the pyramids left. */
export function PlayersTable({ view, names }: { view: View; names: Readonly<Record<Seat, string>> }) {
  const { tables, You, colours } = t();
  const blocks = view.metropolis.length > 0;
  return (
    <table className={styles.players}>
      <thead>
        <tr>
          <th scope="col">{tables.player}</th>
          <th scope="col">{tables.villages}</th>
          <th scope="col">{tables.cities}</th>
          {blocks && <th scope="col">{tables.blocks}</th>}
          <th scope="col">{tables.units}</th>
          <th scope="col">{tables.harvest}</th>
          <th scope="col">{tables.upkeep}</th>
          <th scope="col">{tables.grain}</th>
          <th scope="col">{tables.stock}</th>
        </tr>
      </thead>
      <tbody>
        {seatsAt(view).map((seat) => {
          const player = view.players[seat];
          return (
            <tr key={seat} data-out={!player?.alive || undefined}>
              <th scope="row">
                <span className={styles.player}>
                  <PieceIcon kind="village" colour={colourOf(view, seat)} size={24} />
                  {seat === view.audience ? You : (names[seat] ?? seat)}
                  <span className="unseen">{player && `, ${colours[player.colour]}`}</span>
                </span>
              </th>
              <td>{builtBy(view, seat, 'village').length}</td>
              <td>{builtBy(view, seat, 'city').length}</td>
              {blocks && <td>{metropolisOf(view, seat).length}</td>}
              <td>{unitSquares(view, seat).length}</td>
              <td>+{incomeOf(view, seat)}</td>
              <td>−{upkeepOf(view, seat)}</td>
              <td>{player?.grain}</td>
              <td>{SIZES.map((size) => player?.stock[size]).join('/')}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
