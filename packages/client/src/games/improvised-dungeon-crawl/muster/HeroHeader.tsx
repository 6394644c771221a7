import { attackDie, gearRating, type Hero, maxHp, spellLimit } from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { TextField } from '../../../ui/TextField';
import { Term } from '../../../ui/term/Term';
import { Portrait } from '../art/Portrait';
import { Sign } from '../art/Sign';
import type { BoardContext } from '../context';
import { purseOf } from '../gear/purse';
import { explained, Known } from '../parts/Known';
import { t } from '../strings';
import styles from './ShopScreen.module.css';

/** Above the wares: the hero with the effects of its equipment, and the remaining funds. */
export function HeroHeader({ context, seat, hero }: { context: BoardContext; seat: Seat; hero: Hero }) {
  const { sum } = purseOf(context, seat);
  return (
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
          {sum} <small>{t().counted.rp}</small>
        </Known>
      </strong>
    </header>
  );
}

/** The hero's own name, which has no effect. */
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
