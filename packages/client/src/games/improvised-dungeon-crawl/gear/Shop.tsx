import { currencyOf, fundsOf, type Hero, type Kind, offersFor } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button';
import type { BoardContext } from '../context';
import { Amounts } from '../decisions/Amounts';
import { t } from '../strings';
import { Bag } from './Bag';
import { ItemActions } from './ItemActions';
import { Shelf } from './Shelf';
import styles from './Shop.module.css';

/** What is looked at: a ware on the shelf or a thing in the bag. */
type Picked = { kind: Kind } | { item: string } | null;

/** Shelf and bag of one hero; below them what was tapped, what it costs, or why it cannot be bought. */
export function Shop({
  context,
  seat,
  hero,
  children,
}: {
  context: BoardContext;
  seat: Seat;
  hero: Hero;
  children?: ReactNode;
}) {
  const [picked, pick] = useState<Picked>(null);
  const offers = offersFor(context.view, seat);
  const item = picked && 'item' in picked ? hero.bag.find(({ id }) => id === picked.item) : undefined;
  const kind = picked && 'kind' in picked ? picked.kind : null;
  return (
    <div className={styles.shop}>
      <Shelf context={context} offers={offers} picked={kind} onPick={(one) => pick({ kind: one })} />
      <div className={styles.bag}>
        <Bag bag={hero.bag} label={t().gear.yourBag} picked={item?.id ?? null} onPick={(id) => pick({ item: id })} />
      </div>
      <div className={styles.counter}>
        {kind && <Ware key={kind} context={context} seat={seat} kind={kind} />}
        {item && <ItemActions context={context} owner={seat} item={item} onDone={() => pick(null)} />}
        {!kind && !item && <p className={styles.hint}>{t().gear.hint}</p>}
        {children}
      </div>
    </div>
  );
}

/** A ware on the counter: its effect, its price, and the way to buy it. */
function Ware({ context, seat, kind }: { context: BoardContext; seat: Seat; kind: Kind }) {
  const { view, act, pending, whyNot } = context;
  const offers = offersFor(view, seat).filter((offer) => offer.kind === kind);
  const affordable = offers.filter(({ refusal }) => !refusal);
  const [wanted, want] = useState<number | null>(null);
  const offer =
    offers.find(({ value }) => value === wanted) ??
    affordable.find(({ value }) => value === 5) ??
    affordable.at(-1) ??
    offers[0];
  if (!offer) return null;
  const { value, price } = offer;
  const why = whyNot('buy', [kind, value]);
  const { gear, items, currencies, hp } = t();
  const currency = currencies[currencyOf(view)];
  return (
    <div className={styles.ware}>
      <p>
        <strong>{items[kind].name}</strong>
        <br />
        {items[kind].what}
        {why && <span className={styles.why}>{why.sentence}</span>}
      </p>
      <Button
        look={why ? 'plain' : 'main'}
        data-lit={!why || undefined}
        data-move="buy"
        busy={pending}
        disabled={why !== undefined}
        explain={{ why: () => why }}
        onClick={() => void act('buy', [kind, value])}
      >
        {gear.buy(price, currency)}
      </Button>
      {offers.length > 1 && (
        <Amounts label={hp} options={offers.map((one) => one.value)} value={value} onChange={want} />
      )}
    </div>
  );
}

/** What a hero can pay with here. */
export function purseOf({ view }: BoardContext, seat: Seat): { sum: number; currency: string } {
  const { currencies } = t();
  const rp = currencyOf(view) === 'rp';
  return rp
    ? { sum: view.heroes[seat]?.rp ?? 0, currency: currencies.rp }
    : { sum: fundsOf(view, seat), currency: currencies.lp };
}
