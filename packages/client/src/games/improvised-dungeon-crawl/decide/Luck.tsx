import { damageOf } from '@lantern/games/improvised-dungeon-crawl/rules/damage';
import type { Hit, Roll } from '@lantern/games/improvised-dungeon-crawl/state';
import { monsterName, trapName } from '@lantern/games/improvised-dungeon-crawl/text/names.en';
import { DiceRoll } from '../../../art/dice/RollingDie';
import { Button } from '../../../ui/Button';
import { ACTIONS, draftOf } from '../actions';
import { diceOf } from '../parts/Tray';
import { rollWords } from '../rollWords';
import { calledHero, type TableProps } from '../table';
import { Amounts } from './Amounts';
import { Forecast } from './Forecast';
import styles from './Luck.module.css';
import { Panel } from './Panel';

/** A halfling may roll again (R10.4): the dice as they lie, and what they would mean. */
export function Luck({ table, roll }: { table: TableProps; roll: Roll }) {
  const { view, seat, act, pending } = table;
  const left = seat === null ? 0 : (view.heroes[seat]?.pools.luck ?? 0);
  const owner = roll.owner === null ? 'The monster' : roll.owner === seat ? 'You' : calledHero(table, roll.owner);
  return (
    <Panel
      title={`${owner} rolled. Again?`}
      words={rollWords(table, roll)}
      buttons={
        <>
          <Button data-lit data-move="keepRoll" onClick={() => void act('keepRoll')}>
            Keep it
          </Button>
          <Button look="main" data-lit data-move="reroll" busy={pending} onClick={() => void act('reroll')}>
            Roll again ({left} left)
          </Button>
        </>
      }
    >
      <div className={styles.dice}>
        <DiceRoll roll={`${roll.id} ${JSON.stringify(roll.dice)}`} dice={diceOf(roll.dice, roll.owner === null)} />
      </div>
    </Panel>
  );
}

/** A thief is hit (R9.4): how many Evade dice against it. */
export function Evade({ table, hit }: { table: TableProps; hit: Hit }) {
  const { view, legal, half, setHalf, act, pending } = table;
  const hp = view.heroes[hit.seat]?.hp ?? 0;
  const damage = damageOf(hit);
  const draft = draftOf(legal, ACTIONS.evade, half);
  const { amount } = draft.picks;
  const from = hit.from.kind === 'monster' ? `The ${monsterName(hit.from.monster)}` : trapName(hit.from.roll);
  return (
    <Panel
      title={`${from} hits you for ${damage}`}
      words={`Rolled ${hit.roll}, your protection takes ${hit.protection}${hit.evaded > 0 ? `, evasion ${hit.evaded}` : ''}. ${
        damage >= hp ? `With ${hp} HP you would fall.` : `${hp - damage} HP would be left.`
      }`}
      buttons={
        <>
          <Button
            data-lit
            data-move="takeHit"
            look={damage >= hp ? 'danger' : 'plain'}
            onClick={() => void act('takeHit')}
          >
            Take it: −{damage}
          </Button>
          <Button
            look="main"
            data-lit={draft.args ? true : undefined}
            data-move="evade"
            busy={pending}
            disabled={!draft.args}
            onClick={() => draft.args && void act('evade', draft.args)}
          >
            Evade with {amount?.value === 1 ? 'one die' : `${amount?.value ?? 0} dice`}
          </Button>
        </>
      }
    >
      {amount && (
        <Amounts
          label="Evade dice"
          options={amount.options as number[]}
          value={amount.value as number}
          onChange={(value) => setHalf({ amount: value })}
        />
      )}
      {draft.args && <Forecast table={table} move="evade" draft={draft} />}
    </Panel>
  );
}
