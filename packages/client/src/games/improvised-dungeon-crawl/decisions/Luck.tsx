import { damageOf, type Hit, type Roll } from '@lantern/games/improvised-dungeon-crawl/board';
import { DiceRoll } from '../../../art/dice/DiceRoll';
import { Button } from '../../../ui/Button';
import { ACTIONS, draftOf } from '../actions';
import { type DungeonContext, personOf } from '../context';
import { diceOf } from '../parts/Tray';
import { rollWords } from '../rollSentences';
import { t } from '../strings';
import { Amounts } from './Amounts';
import { Forecast } from './Forecast';
import styles from './Luck.module.css';
import { MoveButton } from './MoveButton';
import { Panel } from './Panel';

/** A halfling may re-roll (R10.4): the current dice, and their effect. */
export function Luck({ context, roll }: { context: DungeonContext; roll: Roll }) {
  const { view, seat } = context;
  const left = seat === null ? 0 : (view.heroes[seat]?.pools.luck ?? 0);
  const owner = roll.owner === null ? null : roll.owner === seat ? 'you' : personOf(context, roll.owner);
  const { luck } = t();
  return (
    <Panel
      title={luck.again(owner)}
      words={rollWords(context, roll)}
      buttons={
        <>
          <MoveButton context={context} move="keepRoll">
            {luck.keep}
          </MoveButton>
          <MoveButton context={context} move="reroll" look="main">
            {luck.reroll(left)}
          </MoveButton>
        </>
      }
    >
      <div className={styles.dice}>
        <DiceRoll dice={diceOf(roll.dice, roll.owner === null)} />
      </div>
    </Panel>
  );
}

/** A thief is hit (R9.4): the number of Evade dice to use. */
export function Evade({ context, hit }: { context: DungeonContext; hit: Hit }) {
  const { view, legal, selection, setSelection, act, pending } = context;
  const hp = view.heroes[hit.seat]?.hp ?? 0;
  const damage = damageOf(hit);
  const draft = draftOf(legal, ACTIONS.evade, selection);
  const { amount } = draft.picks;
  const { luck, actions, trap } = t();
  return (
    <Panel
      title={
        hit.from.kind === 'monster'
          ? luck.monsterHits(hit.from.monster, damage)
          : luck.trapHits(trap(hit.from.roll), damage)
      }
      words={`${luck.hit(hit.roll, hit.protection, hit.evaded)} ${
        damage >= hp ? luck.wouldFall(hp) : luck.wouldLeave(hp - damage)
      }`}
      buttons={
        <>
          <Button
            data-lit
            data-move="takeHit"
            look={damage >= hp ? 'danger' : 'plain'}
            onClick={() => void act('takeHit')}
          >
            {luck.take(damage)}
          </Button>
          <Button
            look="main"
            data-lit={draft.args ? true : undefined}
            data-move="evade"
            busy={pending}
            disabled={!draft.args}
            onClick={() => draft.args && void act('evade', draft.args)}
          >
            {luck.evade((amount?.value as number | undefined) ?? 0)}
          </Button>
        </>
      }
    >
      {amount && (
        <Amounts
          label={actions.evade.counts ?? ''}
          options={amount.options as number[]}
          value={amount.value as number}
          onChange={(value) => setSelection({ amount: value })}
        />
      )}
      {draft.args && <Forecast context={context} move="evade" draft={draft} />}
    </Panel>
  );
}
