import { incomeOf, SIZES, upkeepOf, type View } from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import type { PyramidSize } from '../../../art/pyramid/geometry';
import { colourOf, PyramidIcon } from '../pieces/Piece';
import { shortageAhead } from '../shortageAhead';
import { t } from '../strings';
import { Grain } from './Grain';
import styles from './parts.module.css';

/** The possessions of a player: grain, harvest, upkeep, and the pyramids left by size. */
export function Purse({ view, seat }: { view: View; seat: Seat }) {
  const player = view.players[seat];
  if (!player) return null;
  const { tables } = t();
  return (
    <dl className={styles.purse}>
      <div className={styles.grain}>
        <dt>
          <Grain />
          <span className="unseen">{tables.grain}</span>
        </dt>
        <dd>
          <span>{player.grain}</span>
          {player.silo && <small>{tables.kept}</small>}
        </dd>
      </div>
      <div>
        <dt>{tables.harvest}</dt>
        <dd>{`+${incomeOf(view, seat)}`}</dd>
      </div>
      <div className={shortageAhead(view, seat) > 0 ? styles.short : undefined}>
        <dt>{tables.upkeep}</dt>
        <dd>{`−${upkeepOf(view, seat)}`}</dd>
      </div>
      <Stock view={view} seat={seat} />
    </dl>
  );
}

/** Pyramids that are not on the map, by size. */
function Stock({ view, seat }: { view: View; seat: Seat }) {
  return SIZES.map((size, at) => (
    <div key={size} className={styles.stock}>
      <dt>
        <PyramidIcon size={(at + 1) as PyramidSize} colour={colourOf(view, seat)} pixels={15 + 4 * at} />
        <span className="unseen">{t().tables.stockLeft[size]}</span>
      </dt>
      <dd>{view.players[seat]?.stock[size]}</dd>
    </div>
  ));
}
