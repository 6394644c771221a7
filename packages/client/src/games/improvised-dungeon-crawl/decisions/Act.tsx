import {
  attackDie,
  attackThrow,
  buffDice,
  chanceToWound,
  heroOf,
  type Monster,
  missileThrow,
} from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import { Button } from '../../../ui/Button';
import { draftOf } from '../actions';
import { type DungeonContext, personOf } from '../context';
import { preferredFor } from '../proposals';
import { percent } from '../sentences';
import { t } from '../strings';
import { openAction } from '../targets';
import { threatOf } from '../threat';
import { Amounts } from './Amounts';
import { Forecast } from './Forecast';
import { MoveButton } from './MoveButton';
import { Panel } from './Panel';

/** A way to attack: with the weapon and a number of Slay! dice, or with a Missile of a number of spell dice. */
interface Way {
  move: 'attack' | 'missile';
  amount: number;
}

/** The viewer's turn in a fight: the target, the means, and the possible results. */
export function Act({ context }: { context: DungeonContext }) {
  const { view, seat, legal, selection, setSelection, act, pending } = context;
  const action = openAction(context);
  if (!action || seat === null) return <PassOnly context={context} />;
  const draft = draftOf(legal, action, selection, preferredFor(context, action));
  const target = draft.picks.target?.value;
  const monster = view.fight?.monsters.find(({ id }) => id === target);
  const ways = waysTo(context, target);
  const at = ways.findIndex(({ move, amount }) => move === action.move && amount === draft.picks.amount?.value);
  const { decide } = t();
  const choose = (index: number) => setSelection({ ...ways[index] });
  return (
    <Panel
      title={decide.strikeAt(monster?.id)}
      words={monster && threatWords(context, monster)}
      buttons={
        <>
          <Button data-move="pass" onClick={() => void act('pass')}>
            {decide.pass}
          </Button>
          <Button
            look="main"
            data-wide
            data-lit={draft.args ? true : undefined}
            data-move={action.move}
            busy={pending}
            onClick={() => draft.args && void act(action.move, draft.args)}
          >
            {action.move === 'missile' ? decide.hurl : decide.rollAttack}
          </Button>
        </>
      }
    >
      {monster && ways.length > 1 && (
        <Amounts
          label={decide.with}
          options={ways.map((_, index) => index)}
          value={at}
          write={(index) => wayWords(context, seat, ways[index] as Way)}
          note={(index) => percent(chanceOf(context, seat, monster, ways[index] as Way))}
          onChange={choose}
        />
      )}
      <Forecast context={context} move={action.move} draft={draft} />
    </Panel>
  );
}

/** Every legal way to attack the target. */
function waysTo({ legal }: DungeonContext, target: unknown): Way[] {
  return legal.flatMap(({ move, args }) =>
    (move === 'attack' || move === 'missile') && args[0] === target ? [{ move, amount: args[1] as number }] : [],
  );
}

/** "d10", "+2d6" of Slay!, "3d6" of a Missile. */
function wayWords({ view }: DungeonContext, seat: Seat, { move, amount }: Way): string {
  const buff = buffDice(view, seat);
  if (move === 'missile') return `✦${amount + buff}${t().sheets.die(6)}`;
  const { die } = t().sheets;
  return amount === 0
    ? `${die(attackDie(heroOf(view, seat)))}${buff > 0 ? `+${buff}` : ''}`
    : `+${amount + buff}${die(6)}`;
}

/** The chance of at least one wound. */
function chanceOf({ view }: DungeonContext, seat: Seat, monster: Monster, { move, amount }: Way): number {
  return chanceToWound(view, (move === 'attack' ? attackThrow : missileThrow)(view, seat, amount), monster);
}

function threatWords(context: DungeonContext, monster: Monster): string {
  const { decide } = t();
  const { worst, hurts } = threatOf(context.view, monster, monster.target);
  if (monster.confused > 0) return decide.confusedThreat(monster.wt);
  const person = personOf(context, monster.target);
  if (worst === 0) return decide.noThreat(monster.wt, person);
  return decide.threat(monster.wt, person, percent(hurts), worst);
}

/** Shown if no attack is possible. */
function PassOnly({ context }: { context: DungeonContext }) {
  return (
    <Panel
      title={t().decide.nothing}
      buttons={
        <MoveButton context={context} move="pass" look="main">
          {t().decide.pass}
        </MoveButton>
      }
    />
  );
}
