import type { Seat } from '@lantern/protocol/seat';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { can, type DungeonContext, personOf } from '../context';
import { Bag } from '../gear/Bag';
import { ItemActions } from '../gear/ItemActions';
import { t } from '../strings';
import { HeroFacts, HeroLines } from './HeroFacts';
import styles from './HeroSheet.module.css';

/** A hero's whole sheet: numbers, dice, gear, loot, and the possible actions. */
export function HeroSheet({ context, seat }: { context: DungeonContext; seat: Seat }) {
  const { view } = context;
  const hero = view.heroes[seat];
  const [picked, pick] = useState<string | null>(null);
  if (!hero) return null;
  const { sheets } = t();
  const item = hero.bag.find(({ id }) => id === picked);
  return (
    <div className={styles.sheet}>
      <HeroFacts view={view} hero={hero} seat={seat} />
      <section className={styles.gear} aria-label={sheets.gear}>
        <Bag bag={hero.bag} label={sheets.gear} picked={picked} onPick={pick} />
        {item && <ItemActions context={context} owner={seat} item={item} onDone={() => pick(null)} />}
      </section>
      <Deeds context={context} seat={seat} />
      <HeroLines hero={hero} />
    </div>
  );
}

/** The actions with or for this hero, besides those of single items. */
function Deeds({ context, seat }: { context: DungeonContext; seat: Seat }) {
  const { view, legal, act, open, setSelection, voice } = context;
  const { sheets } = t();
  const gifts = legal.filter(({ move, args }) => move === 'giveLP' && args[0] === seat);
  const begin = (move: string) => {
    open(null);
    setSelection({ move, target: seat });
  };
  return (
    <div className={styles.deeds}>
      {can(context, 'lootBody', seat, 'lp') && (
        <Button data-lit data-move="lootBody" onClick={() => void act('lootBody', [seat, 'lp'])}>
          {sheets.takeLp(view.heroes[seat]?.lp ?? 0)}
        </Button>
      )}
      {gifts.map(({ args }) => (
        <Button key={String(args[1])} data-lit data-move="giveLP" onClick={() => void act('giveLP', args)}>
          {sheets.giveLp(args[1] as number)}
        </Button>
      ))}
      {(['heal', 'resurrect'] as const)
        .filter((move) => can(context, move, seat))
        .map((move) => (
          <Button key={move} onClick={() => begin(move)}>
            {sheets[move](personOf({ view, voice }, seat))}
          </Button>
        ))}
    </div>
  );
}
