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

/** The viewer's question, or the players the match waits for. */
export function Decision({ context }: { context: DungeonContext }) {
  const { view, seat, selection } = context;
  const [alwaysIn, setAlwaysIn] = useState(-1);
  const stage = seat === null ? 'idle' : stageOf(view, seat);
  const begun = actionOf(selection.move);
  if (begun && stage !== 'act' && can(context, begun.move)) return <Composer context={context} action={begun} />;
  if (stage === 'prepare') {
    return (
      <Prepare
        context={context}
        always={alwaysIn === view.rooms}
        setAlways={(always) => setAlwaysIn(always ? view.rooms : -1)}
      />
    );
  }
  return ASKED[stage]?.(context) || <Waiting context={context} />;
}

/** The contents of the action bar at each stage; `null` if the viewer only waits. */
const ASKED: Partial<Record<string, (context: DungeonContext) => ReactNode>> = {
  rest: (context) => <Rest context={context} />,
  aftermath: (context) => <Rest context={context} />,
  reveal: (context) => <Reveal context={context} />,
  act: (context) => <Act context={context} />,
  luck: (context) => context.view.roll && <Luck context={context} roll={context.view.roll} />,
  evade: (context) => context.view.hit && <Evade context={context} hit={context.view.hit} />,
  trap: openTrap,
  chest: (context) => <Chest context={context} />,
  meet: (context) => <Meet context={context} />,
  altar: (context) => <Altar context={context} />,
  propose: (context) => <Propose context={context} />,
  vote: (context) => can(context, 'voteSplit') && <Vote context={context} />,
};

function openTrap(context: DungeonContext): ReactNode {
  const trap = context.view.room?.trap;
  const mine = can(context, 'disarm') || can(context, 'springTrap');
  return trap && mine && <Trap context={context} trap={trap} />;
}

/** The decision between rooms, and after the dragon. */
function Rest({ context }: { context: DungeonContext }) {
  const { view } = context;
  const { decide } = t();
  const after = view.step === 'aftermath';
  return (
    <Panel
      title={after ? decide.dragonDead : view.roomNo === 0 ? decide.beforeGate : decide.rest}
      words={restWords(context)}
      buttons={<Readiness context={context} word={after ? decide.out : decide.on} />}
    >
      <CalmChips context={context} />
    </Panel>
  );
}

/**
 * The button for readiness, or for withdrawing it. Its label shows the declared state, not whether it can be sent now.
 */
function Readiness({ context, word }: { context: DungeonContext; word: string }) {
  const { view, seat, act, pending, whyNot } = context;
  const said = seat !== null && view.ready.includes(seat);
  const possible = can(context, 'setReady', !said);
  return (
    <Button
      look={said ? 'plain' : 'main'}
      data-lit={(!said && possible) || undefined}
      data-move="setReady"
      busy={pending}
      disabled={!possible}
      explain={{ why: () => whyNot('setReady', [!said]) }}
      onClick={() => void act('setReady', [!said])}
    >
      {said ? t().decide.notReady : word}
    </Button>
  );
}

function restWords({ view, voice }: DungeonContext): string {
  const slow = view.seats.filter((seat) => view.stages[seat] && !view.ready.includes(seat) && seat !== voice.you);
  if (slow.length === 0) return t().decide.othersReady;
  return t().decide.busy(t().list(slow.map(voice.name)));
}

/** Shown if the viewer owes no decision; calm moves may still be possible. */
function Waiting({ context }: { context: DungeonContext }) {
  const { view, seat, voice } = context;
  return (
    <Panel title={waitingTitle(context)} words={waitingWords(context, voice.you)}>
      {seat !== null && isCalm(view, seat) && <CalmChips context={context} />}
    </Panel>
  );
}

/** The progress of the party (E2). */
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
  const asked = Object.keys(view.stages).filter((key) => key !== seat && view.stages[key] !== 'calm');
  if (asked.length > 0) return decide.deciding(asked.map(voice.name));
  return seat === null ? decide.watching : decide.waiting;
}

function waitingWords({ view, seat }: DungeonContext, you: string | null): string | undefined {
  // A match that was ended by vote has no result by the rules.
  if (view.result) return 'rooms' in view.result ? resultWords(view.result) : undefined;
  if (you !== null && view.heroes[you]?.hp === 0) return t().decide.youFell;
  const stages = [
    ...new Set(
      Object.entries(view.stages).flatMap(([one, stage]) => (one !== seat && stage !== 'calm' ? [stage] : [])),
    ),
  ];
  // The prompt of a stage addresses the player who decides, so waiting players get sentences of their own.
  return stages.flatMap((stage) => t().decide.about[stage] ?? []).join(' ');
}
