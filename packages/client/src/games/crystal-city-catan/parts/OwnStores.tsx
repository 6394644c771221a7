import { colonyOf, holdings, RESOURCES, type View } from '@lantern/games/crystal-city-catan/board';
import type { Seat } from '@lantern/protocol/seat';
import { Term } from '../../../ui/term/Term';
import { PRICES, PriceList } from '../sheets/TablesSheet';
import { t } from '../strings';
import styles from './OwnStores.module.css';
import { ResourceMark } from './ResourceMark';
import { Exposed, Stock } from './standing';

/** The viewer's means: resources by type, how many of them are exposed, pieces in stock. */
export function OwnStores({ view, seat }: { view: View; seat: Seat }) {
  const colony = colonyOf(view, seat);
  const { resources, score, tables } = t();
  return (
    <div className={styles.own}>
      <section className={styles.stores} aria-label={score.own}>
        {colony.corner &&
          RESOURCES.map((type) => (
            <Term
              key={type}
              name={resources[type]}
              what={score.paysFor(
                PRICES.filter(({ price }) => price[type] > 0).map(({ key }) => tables.rows[key].name),
              )}
              className={styles.term}
            >
              <ResourceMark type={type} size={20} />
              <span className="unseen">{resources[type]} </span>
              <b>{holdings(colony, type)}</b>
            </Term>
          ))}
        <Exposed view={view} seat={seat} />
        <Stock stock={colony.stock} colour={colony.colour} />
      </section>
      <div className={styles.prices}>
        <PriceList />
      </div>
    </div>
  );
}
