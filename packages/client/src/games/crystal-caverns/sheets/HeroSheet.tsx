import type { Hero } from '@lantern/games/crystal-caverns/board';
import { useState } from 'react';
import { Button } from '../../../ui/Button';
import { Sheet } from '../../../ui/sheet/Sheet';
import { t } from '../strings';
import { HeroFacts } from './HeroFacts';
import type { SheetProps } from './sheetProps';
import styles from './sheets.module.css';

/** A hero, and for its owner the button to leave the party. */
export function HeroSheet(props: SheetProps & { hero: Hero }) {
  const { view, hero, seat, voice, onClose } = props;
  return (
    <Sheet title={hero.seat === voice.you ? t().You : voice.name(hero.seat)} onClose={onClose}>
      <HeroFacts view={view} hero={hero} />
      {hero.seat === seat && hero.alive && !view.result && <Leave {...props} />}
    </Sheet>
  );
}

/** Leaving permanently takes two taps. */
function Leave({ act, whyNot, onClose }: SheetProps) {
  const [sure, ask] = useState(false);
  const why = whyNot('retire', []);
  if (why) return <p className={styles.soft}>{t().hero.toLeave(why.sentence)}</p>;
  return (
    <div className={styles.leave}>
      {sure && <p>{t().hero.sure}</p>}
      <Button
        look="danger"
        data-move={sure ? 'retire' : undefined}
        onClick={() => {
          if (!sure) return ask(true);
          void act('retire');
          onClose();
        }}
      >
        {sure ? t().hero.leave : t().text.moves.retire}
      </Button>
    </div>
  );
}
