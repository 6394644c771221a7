import { foeById, hitChance, levelOf, type View } from '@lantern/games/crystal-caverns/board';
import type { Voice } from '@lantern/games/kit/strings';
import { useEffect, useState } from 'react';
import { Button } from '../../../ui/Button';
import { Bar } from '../parts/Bar';
import { Sign } from '../parts/Sign';
import { percent } from '../sentences';
import { t } from '../strings';
import { AutoRollSwitch } from './AutoRollSwitch';
import { useAutoRoll } from './autoRoll';
import type { DecisionProps } from './decisionProps';
import styles from './Roll.module.css';

/** R9.1: the dice of an exchange, or of an action from the rear. A lone hero between two monsters names its target. */
export function Roll(props: DecisionProps) {
  const { view, legal, act, pending, voice, selection } = props;
  const targets = targetsIn(props);
  const { automatic, rollsIn } = useAutoRoll(legal, view.decisionId, () => void act('roll'));
  return (
    <Bar
      words={rollWords(view, voice)}
      hint={selection.hint}
      buttons={
        targets.length === 0 ? (
          <Button
            look="main"
            busy={pending}
            data-lit
            data-move="roll"
            data-automatic={automatic || undefined}
            className={styles.roll}
            onClick={() => act('roll')}
          >
            <Sign name="dice" /> <span>{t().roll.roll}</span>
            {rollsIn && <Countdown key={view.decisionId} milliseconds={rollsIn} />}
          </Button>
        ) : (
          targets.map((slot) => (
            <Button
              key={slot}
              look="main"
              busy={pending}
              data-lit
              data-move="roll"
              data-args={`[${slot}]`}
              onClick={() => act('roll', [slot])}
            >
              {t().roll.target(slot === 0, nameAt(view, slot))}
            </Button>
          ))
        )
      }
    >
      <AutoRollSwitch />
    </Bar>
  );
}

/** Places of the monsters that may be chosen as the target, if one is required. */
export function targetsIn({ legal }: Pick<DecisionProps, 'legal'>): (0 | 1)[] {
  return legal.flatMap(({ move, args: [slot] }) =>
    move === 'roll' && typeof slot === 'number' ? [slot as 0 | 1] : [],
  );
}

function nameAt(view: View, slot: 0 | 1): string {
  const foe = view.combat?.foes[slot];
  return foe ? t().monster(foe.monster) : '';
}

/** The next blow, its target, and its chance to hit. */
function rollWords(view: View, voice: Voice): string {
  const { combat } = view;
  const exchange = combat?.exchange;
  const { roll } = t();
  if (!combat || !exchange) return roll.ask;
  const { kind, seat } = exchange;
  const doer = seat === voice.you ? 'you' : { name: voice.name(seat) };
  const foe = foeById(combat, exchange.foe);
  const level = levelOf(view, seat);
  if (kind === 'rear') return roll.rear(doer);
  if (!foe) return roll.whom(doer);
  if (kind === 'attack') {
    return roll.strikes(doer, foe.monster, percent(hitChance(level, foe.monster.level)));
  }
  return roll.struck(doer, foe.monster, percent(hitChance(foe.monster.level, level)));
}

/** The time until the roll is made automatically. */
function Countdown({ milliseconds }: { milliseconds: number }) {
  const [going, go] = useState(false);
  useEffect(() => go(true), []);
  return (
    <span
      className={styles.countdown}
      data-going={going || undefined}
      style={{ transitionDuration: `${milliseconds}ms` }}
      aria-hidden="true"
    />
  );
}
