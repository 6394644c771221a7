import {
  attackDie,
  gearRating,
  type Muster,
  maxHp,
  offersFor,
  spellLimit,
} from '@lantern/games/improvised-dungeon-crawl/board';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/TextField';
import { Term } from '../../../ui/term/Term';
import { Portrait } from '../art/Portrait';
import { Sign } from '../art/Sign';
import { type BoardContext, can } from '../context';
import { Panel } from '../decisions/Panel';
import { purseOf, Shop } from '../gear/Shop';
import { explained, Known } from '../parts/Known';
import { t } from '../strings';
import styles from './ShopScreen.module.css';

/** Before a crawl: everybody spends resource points at the same time (R2.11). */
export function ShopScreen({ context, muster }: { context: BoardContext; muster: Muster }) {
  const { view, seat } = context;
  const hero = seat === null ? null : view.heroes[seat];
  const shopping = seat !== null && hero && !muster.done.includes(seat) && !view.result;
  return (
    <div className={styles.screen}>
      {shopping ? (
        <Counter context={context} seat={seat} />
      ) : (
        <>
          <Shoppers context={context} muster={muster} />
          <div className={styles.waiting}>
            {view.result ? (
              <Panel title={t().decide.over} />
            ) : (
              <Panel title={t().muster.stillShopping} words={doneWords(context, muster)} />
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** Everybody's hero, with a tick for those who are done. */
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

function Counter({ context, seat }: { context: BoardContext; seat: string }) {
  const { view, act, pending } = context;
  const hero = view.heroes[seat];
  const { sum, currency } = purseOf(context, seat);
  if (!hero) return null;
  return (
    <>
      <header className={styles.purse}>
        <Portrait heroClass={hero.heroClass} race={hero.race} className={styles.portrait} />
        <div>
          <Naming context={context} name={hero.name ?? ''} />
          <Term name={t().letters} {...explained('hp', 'ar')}>
            {t().muster.figures(maxHp(hero), gearRating(hero), attackDie(hero), spellLimit(hero))}
          </Term>
        </div>
        <strong>
          <Sign name="coin" size={20} />
          <Known term="rp">
            {sum} {currency}
          </Known>
        </strong>
      </header>
      <div className={styles.goods}>
        <Shop context={context} seat={seat} hero={hero} />
      </div>
      <Button
        look={offersFor(view, seat).some(({ refusal }) => !refusal) ? 'plain' : 'main'}
        className={styles.done}
        data-lit={can(context, 'doneShopping') || undefined}
        data-move="doneShopping"
        busy={pending}
        onClick={() => void act('doneShopping')}
      >
        {t().muster.doneWith(sum)}
      </Button>
    </>
  );
}

/** The hero's own name; a cosmetic. */
function Naming({ context: { act, whyNot }, name }: { context: BoardContext; name: string }) {
  const [text, write] = useState<string | null>(null);
  if (text === null) {
    return (
      <Button look="quiet" onClick={() => write(name)}>
        <span className={styles.pen}>
          <Sign name="pencil" size={16} />
          {name === '' ? t().muster.nameHero : name}
        </span>
      </Button>
    );
  }
  const fault = text.trim() === '' ? undefined : whyNot('nameHero', [text])?.sentence;
  return (
    <form
      className={styles.naming}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !fault) void act('nameHero', [text]);
        write(null);
      }}
    >
      <TextField label={t().muster.nameOf} value={text} maxLength={20} fault={fault} onChange={write} />
      <Button type="submit" iconOnly icon="check">
        {t().muster.keepName}
      </Button>
    </form>
  );
}

function doneWords({ view, voice }: BoardContext, { done }: Muster): string {
  const slow = view.seats.filter((seat) => !done.includes(seat)).map(voice.name);
  return slow.length > 0 ? t().muster.atShelves(slow.join(', ')) : t().muster.gateOpens;
}
