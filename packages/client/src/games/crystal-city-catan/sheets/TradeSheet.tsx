import {
  type Bundle,
  type Colony,
  colonyOf,
  EMPTY_BUNDLE,
  holdings,
  RESOURCES,
  rivalOf,
} from '@lantern/games/crystal-city-catan/board';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { Sheet } from '../../../ui/sheet/Sheet';
import { ResourceMark } from '../parts/ResourceMark';
import { t } from '../strings';
import { Merchant } from './Merchant';
import styles from './sheets.module.css';
import type { TradeSheetProps } from './tradeSheetProps';

export function TradeSheet(props: TradeSheetProps) {
  const { view, move, rival, onClose } = props;
  const offering = move === 'offerTrade';
  const words = t().trade;
  const [withMerchant, setMerchant] = useState(offering && !view.options.playerTrades);
  return (
    <Sheet title={offering ? words.title : words.counterTo(rival)} onClose={onClose}>
      {offering && view.options.playerTrades && (
        <div className={styles.tabs}>
          <Button aria-pressed={!withMerchant} onClick={() => setMerchant(false)}>
            {words.with(rival)}
          </Button>
          <Button aria-pressed={withMerchant} onClick={() => setMerchant(true)}>
            {words.withMerchant}
          </Button>
        </div>
      )}
      {withMerchant ? <Merchant {...props} /> : <Offer {...props} />}
    </Sheet>
  );
}

/** Two rows of four: resources to give, resources to get; errors are shown at once. */
function Offer({ view, seat, whyNot, act, move, rival, onClose }: TradeSheetProps) {
  const open = view.trade;
  const words = t().trade;
  const [give, setGive] = useState<Bundle>({ ...(open ? open.get : EMPTY_BUNDLE) });
  const [get, setGet] = useState<Bundle>({ ...(open ? open.give : EMPTY_BUNDLE) });
  const reason = whyNot(move, [give, get]);
  return (
    <>
      <Side title={words.give} held={colonyOf(view, seat)} bundle={give} onChange={setGive} />
      <Side title={words.get(rival)} held={colonyOf(view, rivalOf(seat))} bundle={get} onChange={setGet} />
      <p className={styles.why} role="status">
        {reason?.sentence ?? words.fair}
      </p>
      <Button
        className={styles.wide}
        look="main"
        disabled={reason !== undefined}
        explain={{ why: () => reason }}
        data-lit={reason === undefined || undefined}
        data-move={move}
        onClick={() => {
          onClose();
          void act(move, [give, get]);
        }}
      >
        {move === 'offerTrade' ? words.offer(rival) : words.sendCounter}
      </Button>
    </>
  );
}

interface SideProps {
  title: string;
  held: Colony;
  bundle: Bundle;
  onChange(bundle: Bundle): void;
}

function Side({ title, held, bundle, onChange }: SideProps) {
  const { trade: words, resources } = t();
  return (
    <fieldset className={styles.side}>
      <legend>{title}</legend>
      <div className={styles.four}>
        {RESOURCES.map((type) => {
          const most = holdings(held, type);
          const set = (count: number): void => onChange({ ...bundle, [type]: count });
          const name = resources[type];
          return (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be read twice
            <div key={type} role="group" aria-label={words.kind(title, name)} className={styles.count}>
              <span className={styles.kind}>
                <ResourceMark type={type} size={18} />
                {name}
              </span>
              <Button icon="plus" iconOnly disabled={bundle[type] >= most} onClick={() => set(bundle[type] + 1)}>
                {words.more(name)}
              </Button>
              <output>{bundle[type]}</output>
              <Button icon="minus" iconOnly disabled={bundle[type] === 0} onClick={() => set(bundle[type] - 1)}>
                {words.less(name)}
              </Button>
              <small>{words.of(most)}</small>
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
