import {
  type Bundle,
  type Colony,
  colonyOf,
  EMPTY_BUNDLE,
  emptiest,
  holdings,
  type PayRef,
  type PoolId,
  poolsOf,
  RESOURCES,
  type Resource,
  typeOf,
  typesOfPayment,
  type View,
} from '@lantern/games/crystal-city-catan/board';
import type { Choice as Trade } from '@lantern/games/kit/move';
import type { Seat } from '@lantern/protocol/seat';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { Choice } from '../../../ui/form/Choice';
import { Price, ResourceMark } from '../parts/ResourceMark';
import { t } from '../strings';
import { type ChosenWays, PayOtherwise } from './PayOtherwise';
import { choicesOfPayment, paymentWith } from './payments';
import styles from './sheets.module.css';
import type { TradeSheetProps } from './tradeSheetProps';
import { type Wish, wishesOf } from './wishes';

/** The merchant: first the wanted resource, then the payment; the most plentiful resource comes first (R9). */
export function Merchant({ view, seat, legal, whyNot, act, onClose }: TradeSheetProps) {
  const colony = colonyOf(view, seat);
  const trades = legal.filter(({ move }) => move === 'merchantTrade');
  const offered = RESOURCES.filter((type) => trades.some((trade) => gotOf(colony, trade) === type));
  const wishes = wishesOf(colony, whyNot);
  const lacked = offered.find((type) => (wishes[0]?.missing[type] ?? 0) > 0);
  const [wanted, setWanted] = useState<Resource | undefined>(lacked ?? (offered.length === 1 ? offered[0] : undefined));
  const [pool, setPool] = useState<PoolId | undefined>();
  const { trade: words, resources, pools: poolNames, bundle } = t();
  if (offered.length === 0) {
    return <p>{words.tooLittle}</p>;
  }
  const pools = wanted ? poolsOf(colony, wanted).filter((pool) => trades.some(({ args }) => args[2] === pool)) : [];
  const target = pool && pools.includes(pool) ? pool : emptiest(colony, pools);
  const ways = trades.filter(({ args }) => args[2] === target).sort((a, b) => spare(colony, b) - spare(colony, a));
  return (
    <>
      <Wishes of={wishes} />
      <p className={styles.ask}>{words.want}</p>
      <div className={styles.four}>
        {RESOURCES.map((type) => (
          <Button
            key={type}
            className={styles.want}
            aria-pressed={wanted === type}
            disabled={!offered.includes(type)}
            onClick={() => setWanted(type)}
          >
            <ResourceMark type={type} size={20} />
            {resources[type]}
          </Button>
        ))}
      </div>
      {target && pools.length > 1 && (
        <Choice<PoolId>
          label={words.intoWhich}
          value={target}
          values={pools.map((pool) => ({ value: pool, label: poolNames[pool] }))}
          onChange={setPool}
        />
      )}
      {target && wanted && (
        <ul className={`${styles.rows} ${styles.offers}`} aria-label={words.waysTo(wanted)}>
          {ways.map((trade) => (
            <MerchantRow
              key={`${trade.args[0]} ${bundle(gaveOf(colony, trade))}`}
              {...{ view, seat, trade, wanted }}
              onTrade={(args) => {
                onClose();
                void act('merchantTrade', args);
              }}
            />
          ))}
        </ul>
      )}
    </>
  );
}

/** The resources that the closest builds lack. */
function Wishes({ of }: { of: readonly Wish[] }) {
  const { trade, bundle } = t();
  if (of.length === 0) return null;
  return (
    <ul className={styles.wishes}>
      {of.map(({ title, missing }) => (
        <li key={title}>{trade.lack(title, bundle(missing))}</li>
      ))}
    </ul>
  );
}

interface MerchantRowProps {
  view: View;
  seat: Seat;
  /** The trade, paid from the default pools and Storehouses. */
  trade: Trade;
  wanted: Resource;
  onTrade(args: readonly unknown[]): void;
}

function MerchantRow({ view, seat, trade, wanted, onTrade }: MerchantRowProps) {
  const [chosen, setChosen] = useState<ChosenWays>({});
  const { trade: words, bundle } = t();
  const [port, , target] = trade.args;
  const gave = gaveOf(colonyOf(view, seat), trade);
  const through = port !== 'none';
  const own = Object.keys(chosen).length > 0;
  return (
    <li className={styles.build}>
      <div className={styles.row}>
        <div>
          <Price bundle={gave} size={22} />
          {through && <span>{words.throughPort}</span>}
        </div>
        <Button
          data-lit
          data-move="merchantTrade"
          aria-label={words.giveFor(bundle(gave), wanted, through)}
          onClick={() => onTrade(own ? [port, paymentWith(view, seat, gave, chosen), target] : trade.args)}
        >
          {words.giveThese}
        </Button>
      </div>
      <PayOtherwise ways={choicesOfPayment(view, seat, gave)} chosen={chosen} onChoose={setChosen} />
    </li>
  );
}

function gotOf(colony: Colony, { args }: Trade): Resource {
  return typeOf(colony, args[2] as PoolId);
}

function gaveOf(colony: Colony, { args }: Trade): Bundle {
  const gave = { ...EMPTY_BUNDLE };
  for (const type of typesOfPayment(colony, args[1] as PayRef[]) ?? []) gave[type] += 1;
  return gave;
}

/** How easily a payment can be spared: few resources, of plentiful types. */
function spare(colony: Colony, trade: Trade): number {
  const gave = gaveOf(colony, trade);
  const count = RESOURCES.reduce((sum, type) => sum + gave[type], 0);
  return (
    Math.min(...RESOURCES.filter((type) => gave[type] > 0).map((type) => holdings(colony, type) - gave[type])) -
    10 * count
  );
}
