import type { PoolId } from '@lantern/games/crystal-city-catan/data/geometry';
import { type Bundle, EMPTY_BUNDLE, RESOURCES, type Resource } from '@lantern/games/crystal-city-catan/data/resources';
import { colonyOf, holdings, rivalOf, typeOf } from '@lantern/games/crystal-city-catan/rules/colony';
import { type PayRef, typesOfPayment } from '@lantern/games/crystal-city-catan/rules/paying';
import { bundleOf, POOL_NAMES, RESOURCE_NAMES } from '@lantern/games/crystal-city-catan/text/names.en';
import type { View } from '@lantern/games/crystal-city-catan/view';
import type { Seat } from '@lantern/games/kit/seat';
import { useState } from 'react';
import type { BoardProps } from '../../table/board';
import { Button } from '../../ui/Button';
import { Sheet } from '../../ui/Sheet';
import { Stepper } from '../../ui/Stepper';
import styles from './sheets.module.css';

export interface TradeSheetProps extends Pick<BoardProps<View>, 'view' | 'legal' | 'whyNot' | 'act'> {
  seat: Seat;
  /** `offerTrade`, or `counterTrade` when answering. */
  move: 'offerTrade' | 'counterTrade';
  rival: string;
  onClose(): void;
}

/** Trades with the other player, and with the merchant. */
export function TradeSheet({ view, seat, legal, whyNot, act, move, rival, onClose }: TradeSheetProps) {
  const [give, setGive] = useState<Bundle>({ ...EMPTY_BUNDLE });
  const [get, setGet] = useState<Bundle>({ ...EMPTY_BUNDLE });
  const reason = whyNot(move, [give, get]);
  const send = (name: string, args: readonly unknown[]): void => {
    onClose();
    void act(name, args);
  };
  const merchant = legal.filter((choice) => choice.move === 'merchantTrade');
  return (
    <Sheet title={move === 'offerTrade' ? 'Trade' : `Counter ${rival}`} onClose={onClose}>
      <h3>With {rival}</h3>
      <div className={styles.columns}>
        <Side title="You give" most={colonyOf(view, seat)} bundle={give} onChange={setGive} />
        <Side title="You get" most={colonyOf(view, rivalOf(seat))} bundle={get} onChange={setGet} />
      </div>
      <p className={styles.why}>{reason?.sentence ?? ' '}</p>
      <Button
        look="main"
        disabled={reason !== undefined}
        data-lit={reason ? undefined : true}
        onClick={() => send(move, [give, get])}
      >
        {move === 'offerTrade' ? 'Offer' : 'Counter'}
      </Button>
      {move === 'offerTrade' && (
        <>
          <h3>With the merchant</h3>
          {merchant.length === 0 && (
            <p>The merchant asks for three of anything you can spare, fewer through a Starport.</p>
          )}
          <ul className={styles.rows}>
            {merchant.map((choice) => {
              const [port, pay, to] = choice.args as [string, PayRef[], PoolId];
              const gave = { ...EMPTY_BUNDLE };
              for (const type of typesOfPayment(colonyOf(view, seat), pay) ?? []) gave[type] += 1;
              const got = RESOURCE_NAMES[typeOf(colonyOf(view, seat), to)];
              const words = `${bundleOf(gave)} for 1 ${got}`;
              return (
                <li key={`${port} ${pay.join(' ')} ${to}`} className={styles.row}>
                  <div>
                    <strong>{words}</strong>
                    <span>
                      {port === 'none' ? '' : 'Through the Starport. '}To the pool {POOL_NAMES[to]}.
                    </span>
                  </div>
                  <Button
                    data-lit={true}
                    aria-label={`Trade ${words}`}
                    onClick={() => send('merchantTrade', choice.args)}
                  >
                    Trade
                  </Button>
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Sheet>
  );
}

interface SideProps {
  title: string;
  most: Parameters<typeof holdings>[0];
  bundle: Bundle;
  onChange(bundle: Bundle): void;
}

function Side({ title, most, bundle, onChange }: SideProps) {
  return (
    <fieldset className={styles.side}>
      <legend>{title}</legend>
      {RESOURCES.map((resource: Resource) => (
        <Stepper
          key={resource}
          label={`${RESOURCE_NAMES[resource]} (${holdings(most, resource)})`}
          value={bundle[resource]}
          min={0}
          max={Math.max(1, holdings(most, resource))}
          onChange={(value) => onChange({ ...bundle, [resource]: value })}
        />
      ))}
    </fieldset>
  );
}
