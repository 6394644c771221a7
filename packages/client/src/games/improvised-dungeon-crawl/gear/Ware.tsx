import { type Kind, type Offer, offersFor } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import type { BoardContext } from '../context';
import { Amounts } from '../decisions/Amounts';
import { t } from '../strings';
import { purseOf } from './purse';
import styles from './Shop.module.css';

/** A ware on offer with its variants, and the inspected one. */
export interface WareLook {
  kind: Kind;
  offers: readonly Offer[];
  offer: Offer;
  want(value: number): void;
}

/** The inspected ware: of several strengths the chosen one, otherwise the best affordable one. */
export function useWare({ view }: BoardContext, seat: Seat, kind: Kind | null): WareLook | null {
  const [wanted, want] = useState<{ kind: Kind; value: number } | null>(null);
  if (kind === null) return null;
  const offers = offersFor(view, seat).filter((offer) => offer.kind === kind);
  const affordable = offers.filter(({ refusal }) => !refusal);
  const offer =
    offers.find(({ value }) => wanted?.kind === kind && value === wanted.value) ??
    affordable.find(({ value }) => value === 5) ??
    affordable.at(-1) ??
    offers[0];
  return offer ? { kind, offers, offer, want: (value) => want({ kind, value }) } : null;
}

/** The effect of a ware, the reason why it cannot be bought, and its strengths if it has several. */
export function WareWords({ context, ware }: { context: BoardContext; ware: WareLook }) {
  const { kind, offers, offer, want } = ware;
  const why = context.whyNot('buy', [kind, offer.value]);
  return (
    <div className={styles.ware}>
      <p>
        <strong>{t().items[kind].name}</strong>
        <br />
        {t().items[kind].what}
        {why && <span className={styles.why}>{why.sentence}</span>}
      </p>
      {offers.length > 1 && (
        <Amounts label={t().hp} options={offers.map(({ value }) => value)} value={offer.value} onChange={want} />
      )}
    </div>
  );
}

export function BuyButton({ context, seat, ware }: { context: BoardContext; seat: Seat; ware: WareLook }) {
  const { act, pending, whyNot } = context;
  const { value, price } = ware.offer;
  const why = whyNot('buy', [ware.kind, value]);
  return (
    <Button
      look={why ? 'plain' : 'main'}
      data-lit={!why || undefined}
      data-move="buy"
      busy={pending}
      disabled={why !== undefined}
      explain={{ why: () => why }}
      onClick={() => void act('buy', [ware.kind, value])}
    >
      {t().gear.buy(price, purseOf(context, seat).currency)}
    </Button>
  );
}
