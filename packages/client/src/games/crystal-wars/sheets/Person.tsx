import {
  builtBy,
  incomeOf,
  metropolisOf,
  SIZES,
  UNIT_KINDS,
  unitAt,
  unitSquares,
  upkeepOf,
  type View,
} from '@lantern/games/crystal-wars/board';
import type { PyramidSize } from '../../../art/pyramid/geometry';
import type { PersonProps } from '../../../match/gameBoard';
import { Grain } from '../parts/Grain';
import { colourOf, PieceIcon, PyramidIcon } from '../pieces/Piece';
import { capital } from '../sentences';
import { t } from '../strings';
import styles from './Person.module.css';

/** The public information about a player: colour, grain, pieces on the map, and remaining pyramids. */
export function Person({ view, of, seat, names }: PersonProps<View>) {
  const player = view.players[of];
  if (!player) return null;
  const { tables, colours, status, people } = t();
  const grain = `${player.grain}${player.silo ? ` ${tables.kept}` : ''}`;
  return (
    <div className={styles.person}>
      <p>{status.side(of === seat ? null : (names[of] ?? of), colours[player.colour])}</p>
      {!player.alive && <p>{people.out}</p>}
      <p className={styles.purse}>
        <Grain />
        {`${tables.grain} ${grain} · ${tables.harvest} +${incomeOf(view, of)} · ${tables.upkeep} −${upkeepOf(view, of)}`}
      </p>
      <h3>{people.onMap}</h3>
      <Standing {...{ view, of }} />
      <h3>{tables.stock}</h3>
      <ul className={styles.list}>
        {SIZES.map((size, at) => (
          <li key={size}>
            <PyramidIcon size={(at + 1) as PyramidSize} colour={colourOf(view, of)} pixels={18 + 5 * at} />
            {player.stock[size]} {tables.stockLeft[size]}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A player's pieces on the map, by kind. */
function Standing({ view, of }: Pick<PersonProps<View>, 'view' | 'of'>) {
  const { tables, pieces, people } = t();
  const squares = unitSquares(view, of);
  const colour = colourOf(view, of);
  const units = UNIT_KINDS.filter((kind) => kind !== 'diplomat' || view.options.diplomats).map((kind) => {
    const count = squares.filter((square) => unitAt(view, square)?.kind === kind).length;
    return { kind, name: capital(pieces[kind]), count };
  });
  const rows = [
    { kind: 'village' as const, name: tables.villages, count: builtBy(view, of, 'village').length },
    { kind: 'city' as const, name: tables.cities, count: builtBy(view, of, 'city').length },
    ...units,
  ];
  const blocks = metropolisOf(view, of).length;
  return (
    <ul className={styles.list}>
      {rows.map(({ kind, name, count }) => (
        <li key={kind}>
          <PieceIcon kind={kind} colour={colour} size={28} />
          {name}: {count}
        </li>
      ))}
      {view.metropolis.length > 0 && <li>{people.blocks(blocks)}</li>}
    </ul>
  );
}
