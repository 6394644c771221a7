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
import { can, type DungeonContext, personOf } from '../context';
import { t } from '../strings';
import { CalmChips } from './AbilityChips';
import { MoveButton } from './MoveButton';
import { type Odd, OddsBar } from './OddsBar';
import { Panel } from './Panel';
import styles from './Room.module.css';

/** An open trap (R11): the thief's attempt, or its effect on the hero who must spring it. */
export function Trap({ context, trap }: { context: DungeonContext; trap: NonNullable<Room['trap']> }) {
  const { view, seat, act, pending, whyNot } = context;
  const { room } = t();
  const thief = can(context, 'disarm');
  const victim = thief ? (seat as Seat) : trap.seat;
  const spring = can(context, 'springTrap');
  const leave = can(context, 'leaveChest') ? 'leaveChest' : can(context, 'leaveTrap') ? 'leaveTrap' : undefined;
  return (
    <Panel
      title={trap.chest ? room.trapOnChest : room.trapBefore(personOf(context, trap.seat))}
      words={thief ? room.thief(disarming(view).most) : room.noThief(personOf(context, trap.seat))}
      buttons={
        <>
          {leave && (
            <MoveButton context={context} move={leave}>
              {leave === 'leaveChest' ? room.leaveChest : room.leaveTrap}
            </MoveButton>
          )}
          {thief && (
            <MoveButton context={context} move="disarm" look="main" data-wide>
              {room.disarm}
            </MoveButton>
          )}
          {!thief && (
            <Button
              look="main"
              data-wide
              data-lit={spring || undefined}
              data-move="springTrap"
              busy={pending}
              disabled={!spring}
              explain={{ why: () => (spring ? undefined : whyNot('springTrap', [])) }}
              onClick={() => void act('springTrap')}
            >
              {room.spring}
            </Button>
          )}
        </>
      }
    >
      <OddsBar odds={trapOdds(view, victim, thief)} />
      <CalmChips context={context} />
    </Panel>
  );
}

const DIE = [1, 2, 3, 4, 5, 6] as const;

/** The highest roll that disarms a trap, and the chances that a thief disarms it or sets it off (R11.3). */
function disarming(view: View): { most: number; disarms: number; setsOff: number } {
  const good = DIE.filter((roll) => isDisarmedBy(view, roll));
  const bad = DIE.filter((roll) => roll < DISARM_FROM);
  return { most: Math.max(...good), disarms: good.length / DIE.length, setsOff: bad.length / DIE.length };
}

/** The effect of a trap on a hero (R11.5); a thief tries to disarm it first (R11.3). */
function trapOdds(view: View, seat: Seat, thief: boolean): Odd[] {
  const hp = view.heroes[seat]?.hp ?? 0;
  const damages = DIE.map((roll) => Math.max(0, roll - protectionFromTrap(view, seat, roll)));
  const { disarms, setsOff } = disarming(view);
  const strikes = thief ? setsOff : 1;
  const { room, forecast } = t();
  const share = (fits: (damage: number) => boolean) => (strikes * damages.filter(fits).length) / DIE.length;
  return [
    { words: room.disarmed, chance: thief ? disarms : 0, look: 'all' },
    { words: room.stays, chance: thief ? 1 - disarms - setsOff : 0, look: 'none' },
    { words: forecast.noDamage, chance: share((damage) => damage === 0), look: thief ? 'none' : 'all' },
    { words: room.upTo(Math.max(...damages)), chance: share((damage) => damage > 0 && damage < hp), look: 'some' },
    { words: room.deadly, chance: share((damage) => damage >= hp), look: 'bad' },
  ];
}

/** A chest, for its opener (R12). */
export function Chest({ context }: { context: DungeonContext }) {
  const { view, seat } = context;
  const thief = seat === null ? undefined : livingOfClass(view, 'thief', seat)[0];
  const safe = SAFE_UP_TO / 6;
  const { room } = t();
  return (
    <Panel
      title={room.chest}
      words={thief ? room.chestWithThief : room.chestWithout}
      buttons={
        <>
          <MoveButton context={context} move="leaveChest">
            {room.leaveIt}
          </MoveButton>
          <MoveButton context={context} move="openChest" look="main" data-wide>
            {room.openIt}
          </MoveButton>
        </>
      }
    >
      <OddsBar
        odds={[
          { words: room.safe, chance: safe, look: 'all' },
          { words: thief ? room.spotted : room.strikesYou, chance: 1 - safe, look: thief ? 'some' : 'bad' },
        ]}
      />
      <CalmChips context={context} />
    </Panel>
  );
}

/** An encounter (R13.2). */
export function Meet({ context }: { context: DungeonContext }) {
  return (
    <Panel
      title={t().room.stranger}
      words={t().room.whoIsIt}
      buttons={
        <MoveButton context={context} move="meet" look="main">
          {t().room.speak}
        </MoveButton>
      }
    >
      <ol className={styles.strangers}>
        {Object.entries(t().npcs).map(([npc, { name, what }]) => (
          <li key={npc}>
            <b>{name}</b> {what}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** An altar, for a cleric (R13.3). */
export function Altar({ context }: { context: DungeonContext }) {
  return (
    <Panel
      title={t().room.altar}
      words={t().room.altarWords}
      buttons={
        <>
          <MoveButton context={context} move="skipAltar">
            {t().room.walkPast}
          </MoveButton>
          <MoveButton context={context} move="prayAltar" look="main" data-wide>
            {t().room.pray}
          </MoveButton>
        </>
      }
    >
      <CalmChips context={context} />
    </Panel>
  );
}

/** Whether the viewer's monster is an elite (R19.3). */
export function Reveal({ context }: { context: DungeonContext }) {
  const { view, seat } = context;
  const card = view.room?.drawn.find((one) => one.seat === seat)?.card;
  if (!card) return null;
  const { die, wt } = monsterRow(card);
  return (
    <Panel
      title={t().room.drew(card)}
      words={t().room.elite(stepUp(die, 1), die, wt)}
      buttons={
        <>
          <MoveButton context={context} move="declareElite" args={[true]}>
            {t().room.anElite}
          </MoveButton>
          <MoveButton context={context} move="declareElite" args={[false]} look="main" data-wide>
            {t().room.ordinary}
          </MoveButton>
        </>
      }
    />
  );
}
