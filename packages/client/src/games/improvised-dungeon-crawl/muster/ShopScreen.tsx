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
import { type BoardTable, can } from '../context';
import { Panel } from '../decisions/Panel';
import { purseOf, Shop } from '../gear/Shop';
import { explained, Known } from '../parts/Known';
import { say } from '../strings';
import styles from './ShopScreen.module.css';

/** Before a crawl: everybody spends resource points at the same time (R2.11). */
export function ShopScreen({ table, muster }: { table: BoardTable; muster: Muster }) {
  const { view, seat } = table;
  const hero = seat === null ? null : view.heroes[seat];
  const shopping = seat !== null && hero && !muster.done.includes(seat) && !view.result;
  return (
    <div className={styles.screen}>
      {shopping ? (
        <Counter table={table} seat={seat} />
      ) : (
        <>
          <Shoppers table={table} muster={muster} />
          <div className={styles.waiting}>
            {view.result ? (
              <Panel title={say().decide.over} />
            ) : (
              <Panel title={say().muster.stillShopping} words={doneWords(table, muster)} />
            )}
          </div>
        </>
      )}
    </div>
  );
}

/** Everybody's hero, with a tick for those who are done. */
function Shoppers({ table: { view, voice }, muster }: { table: BoardTable; muster: Muster }) {
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
            <b>{done ? say().muster.lpLeft(hero.lp) : say().muster.rpToSpend(hero.rp)}</b>
          </li>
        );
      })}
    </ul>
  );
}

function Counter({ table, seat }: { table: BoardTable; seat: string }) {
  const { view, act, pending } = table;
  const hero = view.heroes[seat];
  const { sum, currency } = purseOf(table, seat);
  if (!hero) return null;
  return (
    <>
      <header className={styles.purse}>
        <Portrait heroClass={hero.heroClass} race={hero.race} className={styles.portrait} />
        <div>
          <Naming table={table} name={hero.name ?? ''} />
          <Term name={say().letters} {...explained('hp', 'ar')}>
            {say().muster.figures(maxHp(hero), gearRating(hero), attackDie(hero), spellLimit(hero))}
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
        <Shop table={table} seat={seat} hero={hero} />
      </div>
      <Button
        look={offersFor(view, seat).some(({ refusal }) => !refusal) ? 'plain' : 'main'}
        className={styles.done}
        data-lit={can(table, 'doneShopping') || undefined}
        data-move="doneShopping"
        busy={pending}
        onClick={() => void act('doneShopping')}
      >
        {say().muster.doneWith(sum)}
      </Button>
    </>
  );
}

/** The hero's own name; a cosmetic. */
function Naming({ table: { act, whyNot }, name }: { table: BoardTable; name: string }) {
  const [text, write] = useState<string | null>(null);
  if (text === null) {
    return (
      <Button look="quiet" onClick={() => write(name)}>
        <span className={styles.pen}>
          <Sign name="pencil" size={16} />
          {name === '' ? say().muster.nameHero : name}
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
      <TextField label={say().muster.nameOf} value={text} maxLength={20} fault={fault} onChange={write} />
      <Button type="submit" iconOnly icon="check">
        {say().muster.keepName}
      </Button>
    </form>
  );
}

function doneWords({ view, voice }: BoardTable, { done }: Muster): string {
  const slow = view.seats.filter((seat) => !done.includes(seat)).map(voice.name);
  return slow.length > 0 ? say().muster.atShelves(slow.join(', ')) : say().muster.gateOpens;
}
