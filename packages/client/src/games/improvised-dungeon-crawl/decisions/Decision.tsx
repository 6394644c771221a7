import { isCalm, stageOf } from '@lantern/games/improvised-dungeon-crawl/board';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button';
import { actionOf } from '../actions';
import { can, type TableProps } from '../context';
import { say } from '../strings';
import { CalmChips } from './AbilityChips';
import { Act } from './Act';
import { Composer } from './Composer';
import { Evade, Luck } from './Luck';
import { Panel } from './Panel';
import { Prepare } from './Prepare';
import { Altar, Chest, Meet, Reveal, Trap } from './Room';
import { Propose, Vote } from './Split';

/** What the viewer is asked, or whom the table waits for. */
export function Decision({ table }: { table: TableProps }) {
  const { view, seat, half } = table;
  const [alwaysIn, setAlwaysIn] = useState(-1);
  const stage = seat === null ? 'idle' : stageOf(view, seat);
  const begun = actionOf(half.move);
  if (begun && stage !== 'act' && can(table, begun.move)) return <Composer table={table} action={begun} />;
  switch (stage) {
    case 'rest':
    case 'aftermath':
      return <Rest table={table} />;
    case 'reveal':
      return <Reveal table={table} />;
    case 'prepare':
      return (
        <Prepare
          table={table}
          always={alwaysIn === view.rooms}
          setAlways={(always) => setAlwaysIn(always ? view.rooms : -1)}
        />
      );
    case 'act':
      return <Act table={table} />;
    case 'luck':
      return view.roll && <Luck table={table} roll={view.roll} />;
    case 'evade':
      return view.hit && <Evade table={table} hit={view.hit} />;
    case 'trap':
      return view.room?.trap && (can(table, 'disarm') || can(table, 'springTrap')) ? (
        <Trap table={table} trap={view.room.trap} />
      ) : (
        <Waiting table={table} />
      );
    case 'chest':
      return <Chest table={table} />;
    case 'meet':
      return <Meet table={table} />;
    case 'altar':
      return <Altar table={table} />;
    case 'propose':
      return <Propose table={table} />;
    case 'vote':
      return can(table, 'voteSplit') ? <Vote table={table} /> : <Waiting table={table} />;
    default:
      return <Waiting table={table} />;
  }
}

/** Between rooms, and after the dragon. */
function Rest({ table }: { table: TableProps }) {
  const { view, act, pending, whyNot } = table;
  const go = can(table, 'setReady', true);
  const { decide } = say();
  const after = view.step === 'aftermath';
  return (
    <Panel
      title={after ? decide.dragonDead : view.roomNo === 0 ? decide.beforeGate : decide.rest}
      words={restWords(table)}
      buttons={
        go ? (
          <Button look="main" data-lit data-move="setReady" busy={pending} onClick={() => void act('setReady', [true])}>
            {after ? decide.out : decide.on}
          </Button>
        ) : (
          <Button
            data-move="setReady"
            disabled={!can(table, 'setReady', false)}
            question={{ why: () => whyNot('setReady', [false]) }}
            onClick={() => void act('setReady', [false])}
          >
            {decide.notReady}
          </Button>
        )
      }
    >
      <CalmChips table={table} />
    </Panel>
  );
}

function restWords({ view, voice }: TableProps): string {
  const slow = view.seats.filter((seat) => view.stages[seat] && !view.ready.includes(seat) && seat !== voice.you);
  if (slow.length === 0) return say().decide.othersReady;
  return say().decide.busy(say().list(slow.map(voice.name)));
}

/** Nothing is asked of the viewer now; calm moves may still be possible. */
function Waiting({ table }: { table: TableProps }) {
  const { view, seat, voice } = table;
  return (
    <Panel title={waitingTitle(table)} words={waitingWords(table, voice.you)}>
      {seat !== null && isCalm(view, seat) && <CalmChips table={table} />}
    </Panel>
  );
}

/** How far the party came (E2). */
function resultWords({
  rooms,
  survivors,
  lp,
  dragonWounds,
  crawlsWon,
}: NonNullable<TableProps['view']['result']>): string {
  return say().decide.result(crawlsWon, rooms, survivors.length, lp, dragonWounds);
}

function waitingTitle({ view, seat, voice }: TableProps): ReactNode {
  const { decide } = say();
  if (view.result) return decide.over;
  const asked = Object.keys(view.stages).filter((one) => one !== seat && view.stages[one] !== 'calm');
  if (asked.length > 0) return decide.deciding(asked.map(voice.name));
  return seat === null ? decide.watching : decide.waiting;
}

function waitingWords({ view, seat }: TableProps, you: string | null): string | undefined {
  // A match that was ended by vote has come to no result of the rules.
  if (view.result) return 'rooms' in view.result ? resultWords(view.result) : undefined;
  if (you !== null && view.heroes[you]?.hp === 0) return say().decide.youFell;
  const stages = [
    ...new Set(
      Object.entries(view.stages).flatMap(([one, stage]) => (one !== seat && stage !== 'calm' ? [stage] : [])),
    ),
  ];
  return stages.map((stage) => say().text.stages[stage]).join(' ');
}
