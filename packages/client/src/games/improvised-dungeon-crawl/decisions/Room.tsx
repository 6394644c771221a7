import {
  DISARM_FROM,
  isDisarmedBy,
  livingOfClass,
  monsterRow,
  protectionFromTrap,
  type Room,
  SAFE_UP_TO,
  stepUp,
  type View,
} from '@lantern/games/improvised-dungeon-crawl/board';
import type { Seat } from '@lantern/protocol/seat';
import { Button } from '../../../ui/Button';
import { can, personOf, type TableProps } from '../context';
import { say } from '../strings';
import { CalmChips } from './AbilityChips';
import { type Odd, OddsBar } from './OddsBar';
import { Panel } from './Panel';
import styles from './Room.module.css';

/** An open trap (R11): the thief's try, or what it does to whoever must spring it. */
export function Trap({ table, trap }: { table: TableProps; trap: NonNullable<Room['trap']> }) {
  const { view, seat, act, pending, whyNot } = table;
  const { room } = say();
  const thief = can(table, 'disarm');
  const victim = thief ? (seat as Seat) : trap.seat;
  const spring = can(table, 'springTrap');
  const leave = can(table, 'leaveChest') ? 'leaveChest' : can(table, 'leaveTrap') ? 'leaveTrap' : undefined;
  return (
    <Panel
      title={trap.chest ? room.trapOnChest : room.trapBefore(personOf(table, trap.seat))}
      words={thief ? room.thief(disarming(view).most) : room.noThief(personOf(table, trap.seat))}
      buttons={
        <>
          {leave && (
            <Button data-lit data-move={leave} onClick={() => void act(leave)}>
              {leave === 'leaveChest' ? room.leaveChest : room.leaveTrap}
            </Button>
          )}
          {thief && (
            <Button look="main" data-wide data-lit data-move="disarm" busy={pending} onClick={() => void act('disarm')}>
              {room.disarm}
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
              {room.spring}
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

/** The highest roll that disarms a trap, and how likely a thief disarms it or sets it off (R11.3). */
function disarming(view: View): { most: number; disarms: number; setsOff: number } {
  const good = DIE.filter((roll) => isDisarmedBy(view, roll));
  const bad = DIE.filter((roll) => roll < DISARM_FROM);
  return { most: Math.max(...good), disarms: good.length / DIE.length, setsOff: bad.length / DIE.length };
}

/** What a trap does to a hero (R11.5); a thief tries to disarm it first (R11.3). */
function trapOdds(view: View, seat: Seat, thief: boolean): Odd[] {
  const hp = view.heroes[seat]?.hp ?? 0;
  const damages = DIE.map((roll) => Math.max(0, roll - protectionFromTrap(view, seat, roll)));
  const { disarms, setsOff } = disarming(view);
  const strikes = thief ? setsOff : 1;
  const { room, forecast } = say();
  const share = (fits: (damage: number) => boolean) => (strikes * damages.filter(fits).length) / DIE.length;
  return [
    { words: room.disarmed, chance: thief ? disarms : 0, look: 'all' },
    { words: room.stays, chance: thief ? 1 - disarms - setsOff : 0, look: 'none' },
    { words: forecast.noDamage, chance: share((damage) => damage === 0), look: thief ? 'none' : 'all' },
    { words: room.upTo(Math.max(...damages)), chance: share((damage) => damage > 0 && damage < hp), look: 'some' },
    { words: room.deadly, chance: share((damage) => damage >= hp), look: 'bad' },
  ];
}

/** A chest before its opener (R12). */
export function Chest({ table }: { table: TableProps }) {
  const { view, seat, act, pending } = table;
  const thief = seat === null ? undefined : livingOfClass(view, 'thief', seat)[0];
  const safe = SAFE_UP_TO / 6;
  const { room } = say();
  return (
    <Panel
      title={room.chest}
      words={thief ? room.chestWithThief : room.chestWithout}
      buttons={
        <>
          <Button data-lit data-move="leaveChest" onClick={() => void act('leaveChest')}>
            {room.leaveIt}
          </Button>
          <Button
            look="main"
            data-wide
            data-lit
            data-move="openChest"
            busy={pending}
            onClick={() => void act('openChest')}
          >
            {room.openIt}
          </Button>
        </>
      }
    >
      <OddsBar
        odds={[
          { words: room.safe, chance: safe, look: 'all' },
          { words: thief ? room.spotted : room.strikesYou, chance: 1 - safe, look: thief ? 'some' : 'bad' },
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
      title={say().room.stranger}
      words={say().room.whoIsIt}
      buttons={
        <Button look="main" data-lit data-move="meet" busy={pending} onClick={() => void act('meet')}>
          {say().room.speak}
        </Button>
      }
    >
      <ol className={styles.strangers}>
        {Object.entries(say().npcs).map(([npc, { name, what }]) => (
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
      title={say().room.altar}
      words={say().room.altarWords}
      buttons={
        <>
          <Button data-lit data-move="skipAltar" onClick={() => void act('skipAltar')}>
            {say().room.walkPast}
          </Button>
          <Button
            look="main"
            data-wide
            data-lit
            data-move="prayAltar"
            busy={pending}
            onClick={() => void act('prayAltar')}
          >
            {say().room.pray}
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
      title={say().room.drew(card)}
      words={say().room.elite(stepUp(die, 1), die, wt)}
      buttons={
        <>
          <Button data-lit data-move="declareElite" onClick={() => void act('declareElite', [true])}>
            {say().room.anElite}
          </Button>
          <Button
            look="main"
            data-wide
            data-lit
            data-move="declareElite"
            busy={pending}
            onClick={() => void act('declareElite', [false])}
          >
            {say().room.ordinary}
          </Button>
        </>
      }
    />
  );
}
