import { type Hero, type Muster, offersFor } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import { useState } from 'react';
import { BoardSlots } from '../../../match/frame/BoardSlots';
import { Button } from '../../../ui/Button';
import { Portrait } from '../art/Portrait';
import { type BoardContext, can } from '../context';
import { Panel } from '../decisions/Panel';
import { Advice } from '../gear/Advice';
import { Bag } from '../gear/Bag';
import { ItemActions } from '../gear/ItemActions';
import { purseOf } from '../gear/purse';
import type { Picked } from '../gear/Shop';
import { BuyButton, useWare, WareWords } from '../gear/Ware';
import { WareList } from '../gear/WareList';
import { t } from '../strings';
import { HeroHeader } from './HeroHeader';
import styles from './ShopScreen.module.css';

/** Before a crawl: everybody spends resource points at the same time (R2.11). */
export function ShopScreen({ context, muster }: { context: BoardContext; muster: Muster }) {
  const { view, seat } = context;
  const hero = seat === null ? null : view.heroes[seat];
  if (seat !== null && hero && !muster.done.includes(seat) && !view.result) {
    return <Counter context={context} seat={seat} hero={hero} />;
  }
  return (
    <BoardSlots
      board={
        <div className={styles.frame}>
          <Shoppers context={context} muster={muster} />
        </div>
      }
      action={
        view.result ? (
          <Panel title={t().decide.over} />
        ) : (
          <Panel title={t().muster.stillShopping} words={doneWords(context, muster)} />
        )
      }
    />
  );
}

/** The heroes of all players, with a tick for players who are done. */
function Shoppers({ context: { view, voice }, muster }: { context: BoardContext; muster: Muster }) {
  return (
    <ul className={styles.shoppers}>
      {view.seats.map((seat) => {
        const hero = view.heroes[seat];
        if (!hero) return null;
        const done = muster.done.includes(seat);
        return (
          <li key={seat} data-done={done || undefined}>
            <Portrait heroClass={hero.heroClass} race={hero.race} className={styles.face} />
            <span>{voice.name(seat)}</span>
            <b>{done ? t().muster.lpLeft(hero.lp) : t().muster.rpToSpend(hero.rp)}</b>
          </li>
        );
      })}
    </ul>
  );
}

interface CounterProps {
  context: BoardContext;
  seat: Seat;
  hero: Hero;
}

/** The wares on the board, the bag as the hand; the tapped ware or item in the action bar. */
function Counter({ context, seat, hero }: CounterProps) {
  const [picked, pick] = useState<Picked>(null);
  const kind = picked && 'kind' in picked ? picked.kind : null;
  const item = picked && 'item' in picked ? hero.bag.find(({ id }) => id === picked.item) : undefined;
  const ware = useWare(context, seat, kind);
  return (
    <BoardSlots
      board={
        <div className={styles.frame}>
          <div className={styles.screen}>
            <HeroHeader context={context} seat={seat} hero={hero} />
            <WareList
              context={context}
              offers={offersFor(context.view, seat)}
              picked={kind}
              onPick={(one) => pick({ kind: one })}
            />
          </div>
        </div>
      }
      hand={
        <div className={styles.bag}>
          <Bag bag={hero.bag} label={t().gear.yourBag} picked={item?.id ?? null} onPick={(id) => pick({ item: id })} />
        </div>
      }
      action={
        <Panel
          title={null}
          buttons={
            <>
              <Done context={context} seat={seat} />
              {ware && <BuyButton context={context} seat={seat} ware={ware} />}
            </>
          }
        >
          {ware ? (
            <WareWords context={context} ware={ware} />
          ) : item ? (
            <ItemActions context={context} owner={seat} item={item} onDone={() => pick(null)} />
          ) : (
            <Advice {...{ context, seat, hero }} onPick={({ kind: advised }) => pick({ kind: advised })} />
          )}
        </Panel>
      }
    />
  );
}

/** The button to leave the shop: the main action once nothing more can be bought. */
function Done({ context, seat }: { context: BoardContext; seat: Seat }) {
  const { view, act, pending } = context;
  return (
    <Button
      look={offersFor(view, seat).some(({ refusal }) => !refusal) ? 'plain' : 'main'}
      data-lit={can(context, 'doneShopping') || undefined}
      data-move="doneShopping"
      busy={pending}
      onClick={() => void act('doneShopping')}
    >
      {t().muster.doneWith(purseOf(context, seat).sum)}
    </Button>
  );
}

function doneWords({ view, voice }: BoardContext, { done }: Muster): string {
  const slow = view.seats.filter((seat) => !done.includes(seat)).map(voice.name);
  return slow.length > 0 ? t().muster.atShelves(slow.join(', ')) : t().muster.gateOpens;
}
