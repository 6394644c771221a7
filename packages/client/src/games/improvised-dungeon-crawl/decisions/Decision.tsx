import { isCalm, stageOf } from '@lantern/games/improvised-dungeon-crawl/board';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button';
import { actionOf } from '../actions';
import { can, type DungeonContext } from '../context';
import { t } from '../strings';
import { CalmChips } from './AbilityChips';
import { Act } from './Act';
import { Composer } from './Composer';
import { Evade, Luck } from './Luck';
import { Panel } from './Panel';
import { Prepare } from './Prepare';
import { Altar, Chest, Meet, Reveal, Trap } from './Room';
import { Propose, Vote } from './Split';

/** What the viewer is asked, or whom the table waits for. */
export function Decision({ context }: { context: DungeonContext }) {
  const { view, seat, selection } = context;
  const [alwaysIn, setAlwaysIn] = useState(-1);
  const stage = seat === null ? 'idle' : stageOf(view, seat);
  const begun = actionOf(selection.move);
  if (begun && stage !== 'act' && can(context, begun.move)) return <Composer context={context} action={begun} />;
  switch (stage) {
    case 'rest':
    case 'aftermath':
      return <Rest context={context} />;
    case 'reveal':
      return <Reveal context={context} />;
    case 'prepare':
      return (
        <Prepare
          context={context}
          always={alwaysIn === view.rooms}
          setAlways={(always) => setAlwaysIn(always ? view.rooms : -1)}
        />
      );
    case 'act':
      return <Act context={context} />;
    case 'luck':
      return view.roll && <Luck context={context} roll={view.roll} />;
    case 'evade':
      return view.hit && <Evade context={context} hit={view.hit} />;
    case 'trap':
      return view.room?.trap && (can(context, 'disarm') || can(context, 'springTrap')) ? (
        <Trap context={context} trap={view.room.trap} />
      ) : (
        <Waiting context={context} />
      );
    case 'chest':
      return <Chest context={context} />;
    case 'meet':
      return <Meet context={context} />;
    case 'altar':
      return <Altar context={context} />;
    case 'propose':
      return <Propose context={context} />;
    case 'vote':
      return can(context, 'voteSplit') ? <Vote context={context} /> : <Waiting context={context} />;
    default:
      return <Waiting context={context} />;
  }
}

/** Between rooms, and after the dragon. */
function Rest({ context }: { context: DungeonContext }) {
  const { view, act, pending, whyNot } = context;
  const go = can(context, 'setReady', true);
  const { decide } = t();
  const after = view.step === 'aftermath';
  return (
    <Panel
      title={after ? decide.dragonDead : view.roomNo === 0 ? decide.beforeGate : decide.rest}
      words={restWords(context)}
      buttons={
        go ? (
          <Button look="main" data-lit data-move="setReady" busy={pending} onClick={() => void act('setReady', [true])}>
            {after ? decide.out : decide.on}
          </Button>
        ) : (
          <Button
            data-move="setReady"
            disabled={!can(context, 'setReady', false)}
            explain={{ why: () => whyNot('setReady', [false]) }}
            onClick={() => void act('setReady', [false])}
          >
            {decide.notReady}
          </Button>
        )
      }
    >
      <CalmChips context={context} />
    </Panel>
  );
}

function restWords({ view, voice }: DungeonContext): string {
  const slow = view.seats.filter((seat) => view.stages[seat] && !view.ready.includes(seat) && seat !== voice.you);
  if (slow.length === 0) return t().decide.othersReady;
  return t().decide.busy(t().list(slow.map(voice.name)));
}

/** Nothing is asked of the viewer now; calm moves may still be possible. */
function Waiting({ context }: { context: DungeonContext }) {
  const { view, seat, voice } = context;
  return (
    <Panel title={waitingTitle(context)} words={waitingWords(context, voice.you)}>
      {seat !== null && isCalm(view, seat) && <CalmChips context={context} />}
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
}: NonNullable<DungeonContext['view']['result']>): string {
  return t().decide.result(crawlsWon, rooms, survivors.length, lp, dragonWounds);
}

function waitingTitle({ view, seat, voice }: DungeonContext): ReactNode {
  const { decide } = t();
  if (view.result) return decide.over;
  const asked = Object.keys(view.stages).filter((one) => one !== seat && view.stages[one] !== 'calm');
  if (asked.length > 0) return decide.deciding(asked.map(voice.name));
  return seat === null ? decide.watching : decide.waiting;
}

function waitingWords({ view, seat }: DungeonContext, you: string | null): string | undefined {
  // A match that was ended by vote has come to no result of the rules.
  if (view.result) return 'rooms' in view.result ? resultWords(view.result) : undefined;
  if (you !== null && view.heroes[you]?.hp === 0) return t().decide.youFell;
  const stages = [
    ...new Set(
      Object.entries(view.stages).flatMap(([one, stage]) => (one !== seat && stage !== 'calm' ? [stage] : [])),
    ),
  ];
  return stages.map((stage) => t().text.stages[stage]).join(' ');
}
