import { stepUp } from '@lantern/games/improvised-dungeon-crawl/data/dice';
import { monsterRow, SAFE_UP_TO } from '@lantern/games/improvised-dungeon-crawl/data/dungeon';
import { protectionFromTrap } from '@lantern/games/improvised-dungeon-crawl/rules/damage';
import { livingOfClass } from '@lantern/games/improvised-dungeon-crawl/rules/heroes';
import type { Room } from '@lantern/games/improvised-dungeon-crawl/state';
import { monsterName, NPC_WORDS } from '@lantern/games/improvised-dungeon-crawl/text/names.en';
import type { View } from '@lantern/games/improvised-dungeon-crawl/view';
import type { Seat } from '@lantern/games/kit/seat';
import { Button } from '../../../ui/Button';
import { can, heroInside, type TableProps } from '../table';
import { CalmChips } from './AbilityChips';
import { type Odd, OddsBar } from './OddsBar';
import { Panel } from './Panel';
import styles from './Room.module.css';

/** An open trap (R11): the thief's try, or what it does to whoever must spring it. */
export function Trap({ table, trap }: { table: TableProps; trap: NonNullable<Room['trap']> }) {
  const { view, seat, act, pending, whyNot } = table;
  const thief = can(table, 'disarm');
  const victim = thief ? (seat as Seat) : trap.seat;
  const spring = can(table, 'springTrap');
  const leave = can(table, 'leaveChest') ? 'leaveChest' : can(table, 'leaveTrap') ? 'leaveTrap' : undefined;
  return (
    <Panel
      title={trap.chest ? 'A trap guards the chest' : `A trap lies before ${heroInside(table, trap.seat)}`}
      words={
        thief
          ? 'A d6: 2 to 6 disarms it, a 1 sets it off on you.'
          : `No thief will touch it. It strikes ${heroInside(table, trap.seat)}.`
      }
      buttons={
        <>
          {leave && (
            <Button data-lit data-move={leave} onClick={() => void act(leave)}>
              {leave === 'leaveChest' ? 'Leave the chest' : 'Leave it alone'}
            </Button>
          )}
          {thief && (
            <Button look="main" data-wide data-lit data-move="disarm" busy={pending} onClick={() => void act('disarm')}>
              Disarm it
            </Button>
          )}
          {!thief && (
            <Button
              look="main"
              data-wide
              data-lit={spring || undefined}
              data-move="springTrap"
              busy={pending}
              disabled={!spring}
              question={{ why: () => (spring ? undefined : whyNot('springTrap', [])) }}
              onClick={() => void act('springTrap')}
            >
              Spring it
            </Button>
          )}
        </>
      }
    >
      <OddsBar odds={trapOdds(view, victim, thief)} />
      <CalmChips table={table} />
    </Panel>
  );
}

const DIE = [1, 2, 3, 4, 5, 6] as const;

/** What a trap does to a hero (R11.5); a thief disarms it first, but for a 1 (R11.3). */
function trapOdds(view: View, seat: Seat, thief: boolean): Odd[] {
  const hp = view.heroes[seat]?.hp ?? 0;
  const damages = DIE.map((roll) => Math.max(0, roll - protectionFromTrap(view, seat, roll)));
  const strikes = thief ? 1 / DIE.length : 1;
  const share = (fits: (damage: number) => boolean) => (strikes * damages.filter(fits).length) / DIE.length;
  return [
    { words: 'disarmed', chance: 1 - strikes, look: 'all' },
    { words: 'no damage', chance: share((damage) => damage === 0), look: thief ? 'none' : 'all' },
    { words: `up to ${Math.max(...damages)}`, chance: share((damage) => damage > 0 && damage < hp), look: 'some' },
    { words: 'deadly', chance: share((damage) => damage >= hp), look: 'bad' },
  ];
}

/** A chest before its opener (R12). */
export function Chest({ table }: { table: TableProps }) {
  const { view, seat, act, pending } = table;
  const thief = seat === null ? undefined : livingOfClass(view, 'thief', seat)[0];
  const safe = SAFE_UP_TO / 6;
  return (
    <Panel
      title="A chest stands before you"
      words={
        thief
          ? 'Two dice of loot points. If it is trapped, a thief spots it in time.'
          : 'Two dice of loot points. If it is trapped, the trap strikes you; the treasure stays.'
      }
      buttons={
        <>
          <Button data-lit data-move="leaveChest" onClick={() => void act('leaveChest')}>
            Leave it
          </Button>
          <Button
            look="main"
            data-wide
            data-lit
            data-move="openChest"
            busy={pending}
            onClick={() => void act('openChest')}
          >
            Open it
          </Button>
        </>
      }
    >
      <OddsBar
        odds={[
          { words: 'safe: 2d6 LP', chance: safe, look: 'all' },
          { words: thief ? 'trap, spotted' : 'trap strikes you', chance: 1 - safe, look: thief ? 'some' : 'bad' },
        ]}
      />
      <CalmChips table={table} />
    </Panel>
  );
}

/** Somebody waits in the dark (R13.2). */
export function Meet({ table }: { table: TableProps }) {
  const { act, pending } = table;
  return (
    <Panel
      title="A stranger with a lantern"
      words="A d6 says who it is:"
      buttons={
        <Button look="main" data-lit data-move="meet" busy={pending} onClick={() => void act('meet')}>
          Speak to them
        </Button>
      }
    >
      <ol className={styles.strangers}>
        {Object.entries(NPC_WORDS).map(([npc, { name, what }]) => (
          <li key={npc}>
            <b>{name}</b> {what}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** An altar before a cleric (R13.3). */
export function Altar({ table }: { table: TableProps }) {
  const { act, pending } = table;
  return (
    <Panel
      title="An altar"
      words="If you pray here, everybody alive is at full HP. It costs nothing."
      buttons={
        <>
          <Button data-lit data-move="skipAltar" onClick={() => void act('skipAltar')}>
            Walk past
          </Button>
          <Button
            look="main"
            data-wide
            data-lit
            data-move="prayAltar"
            busy={pending}
            onClick={() => void act('prayAltar')}
          >
            Pray for all
          </Button>
        </>
      }
    >
      <CalmChips table={table} />
    </Panel>
  );
}

/** Whether the monster one drew is an elite (R19.3). */
export function Reveal({ table }: { table: TableProps }) {
  const { view, seat, act, pending } = table;
  const card = view.room?.drawn.find((one) => one.seat === seat)?.card;
  if (!card) return null;
  const { die, wt } = monsterRow(card);
  return (
    <Panel
      title={`You drew the ${monsterName(card)}`}
      words={`An elite strikes with a d${stepUp(die, 1)} instead of a d${die}, takes 3 wounds of WT ${wt}, and leaves 2 LP more.`}
      buttons={
        <>
          <Button data-lit data-move="declareElite" onClick={() => void act('declareElite', [true])}>
            An elite!
          </Button>
          <Button
            look="main"
            data-wide
            data-lit
            data-move="declareElite"
            busy={pending}
            onClick={() => void act('declareElite', [false])}
          >
            An ordinary one
          </Button>
        </>
      }
    />
  );
}
