import { attackDie } from '@lantern/games/improvised-dungeon-crawl/rules/gear';
import { heroOf } from '@lantern/games/improvised-dungeon-crawl/rules/heroes';
import { attackThrow, buffDice, chanceToWound, missileThrow } from '@lantern/games/improvised-dungeon-crawl/rules/odds';
import type { Monster } from '@lantern/games/improvised-dungeon-crawl/state';
import { theMonster } from '@lantern/games/improvised-dungeon-crawl/text/names.en';
import type { Seat } from '@lantern/games/kit/seat';
import { Button } from '../../../ui/Button';
import { draftOf } from '../actions';
import { openAction } from '../aim';
import { preferredFor } from '../prefer';
import { heroInside, type TableProps } from '../table';
import { threatOf } from '../threat';
import { percent } from '../words';
import { Amounts } from './Amounts';
import { Forecast } from './Forecast';
import { Panel } from './Panel';

/** A way to strike: with the weapon and so many Slay! dice, or with a Missile of so many spell dice. */
interface Way {
  move: 'attack' | 'missile';
  amount: number;
}

/** My turn in a fight: whom, with what, and what may come of it. */
export function Act({ table }: { table: TableProps }) {
  const { view, seat, legal, half, setHalf, act, pending } = table;
  const action = openAction(table);
  if (!action || seat === null) return <PassOnly table={table} />;
  const draft = draftOf(legal, action, half, preferredFor(table, action));
  const target = draft.picks.target?.value;
  const monster = view.fight?.monsters.find(({ id }) => id === target);
  const ways = waysTo(table, target);
  const at = ways.findIndex(({ move, amount }) => move === action.move && amount === draft.picks.amount?.value);
  const choose = (index: number) => setHalf({ ...ways[index] });
  return (
    <Panel
      title={`Strike at ${monster ? theMonster(monster.id) : 'a monster'}`}
      words={monster && threatWords(table, monster)}
      buttons={
        <>
          <Button data-move="pass" onClick={() => void act('pass')}>
            Pass
          </Button>
          <Button
            look="main"
            data-wide
            data-lit={draft.args ? true : undefined}
            data-move={action.move}
            busy={pending}
            onClick={() => draft.args && void act(action.move, draft.args)}
          >
            {action.move === 'missile' ? 'Hurl the Missile' : 'Roll the attack'}
          </Button>
        </>
      }
    >
      {monster && ways.length > 1 && (
        <Amounts
          label="With"
          options={ways.map((_, index) => index)}
          value={at}
          write={(index) => wayWords(table, seat, ways[index] as Way)}
          note={(index) => percent(chanceOf(table, seat, monster, ways[index] as Way))}
          onChange={choose}
        />
      )}
      <Forecast table={table} move={action.move} draft={draft} />
    </Panel>
  );
}

/** Every legal way to strike at the target. */
function waysTo({ legal }: TableProps, target: unknown): Way[] {
  return legal.flatMap(({ move, args }) =>
    (move === 'attack' || move === 'missile') && args[0] === target ? [{ move, amount: args[1] as number }] : [],
  );
}

/** "d10", "+2d6" of Slay!, "3d6" of a Missile. */
function wayWords({ view }: TableProps, seat: Seat, { move, amount }: Way): string {
  const buff = buffDice(view, seat);
  if (move === 'missile') return `✦${amount + buff}d6`;
  return amount === 0 ? `d${attackDie(heroOf(view, seat))}${buff > 0 ? `+${buff}` : ''}` : `+${amount + buff}d6`;
}

/** The chance of a wound at least. */
function chanceOf({ view }: TableProps, seat: Seat, monster: Monster, { move, amount }: Way): number {
  return chanceToWound(view, (move === 'attack' ? attackThrow : missileThrow)(view, seat, amount), monster);
}

function threatWords(table: TableProps, monster: Monster): string {
  const { worst, hurts } = threatOf(table.view, monster, monster.target);
  if (monster.confused > 0) return `WT ${monster.wt}. It is confused and strikes nobody.`;
  if (worst === 0)
    return `WT ${monster.wt}. It strikes ${heroInside(table, monster.target)}, and no roll gets through.`;
  return `WT ${monster.wt}. It strikes ${heroInside(table, monster.target)}: ${percent(hurts)}, up to ${worst} damage.`;
}

/** Nothing can be attacked. */
function PassOnly({ table: { act, pending } }: { table: TableProps }) {
  return (
    <Panel
      title="Nothing to strike at"
      buttons={
        <Button look="main" data-lit data-move="pass" busy={pending} onClick={() => void act('pass')}>
          Pass
        </Button>
      }
    />
  );
}
