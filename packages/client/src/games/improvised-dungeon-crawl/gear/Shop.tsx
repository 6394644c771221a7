import { type Hero, type Kind, offersFor } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import { useState } from 'react';
import type { BoardContext } from '../context';
import { t } from '../strings';
import { Advice } from './Advice';
import { Bag } from './Bag';
import { ItemActions } from './ItemActions';
import styles from './Shop.module.css';
import { BuyButton, useWare, WareWords } from './Ware';
import { WareList } from './WareList';

/** The inspected ware or item of the bag. */
export type Picked = { kind: Kind } | { item: string } | null;

/**
 * The shop of the dungeon: wares and bag of one hero; below them the tapped thing with its price and the button to buy
 * it.
 */
export function Shop({ context, seat, hero }: { context: BoardContext; seat: Seat; hero: Hero }) {
  const [picked, pick] = useState<Picked>(null);
  const item = picked && 'item' in picked ? hero.bag.find(({ id }) => id === picked.item) : undefined;
  const kind = picked && 'kind' in picked ? picked.kind : null;
  const ware = useWare(context, seat, kind);
  return (
    <div className={styles.shop}>
      <WareList
        context={context}
        offers={offersFor(context.view, seat)}
        picked={kind}
        onPick={(one) => pick({ kind: one })}
      />
      <div className={styles.bag}>
        <Bag bag={hero.bag} label={t().gear.yourBag} picked={item?.id ?? null} onPick={(id) => pick({ item: id })} />
      </div>
      <div className={styles.counter}>
        {ware && <WareWords context={context} ware={ware} />}
        {ware && <BuyButton context={context} seat={seat} ware={ware} />}
        {item && <ItemActions context={context} owner={seat} item={item} onDone={() => pick(null)} />}
        {!kind && !item && (
          <Advice {...{ context, seat, hero }} onPick={({ kind: advised }) => pick({ kind: advised })} />
        )}
      </div>
    </div>
  );
}
