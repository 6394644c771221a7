import { livingSeats, type SplitMode } from '@lantern/games/improvised-dungeon-crawl/board';
import { calledHero, type DungeonContext, personOf } from '../context';
import { t } from '../strings';
import { CalmChips } from './AbilityChips';
import { MoveButton } from './MoveButton';
import { Chip, Chips, Panel } from './Panel';

/** The possible distributions of loot, in words. */
function modeWords(context: DungeonContext, mode: SplitMode): string {
  const { modes, allTo } = t().split;
  return mode === 'equal' || mode === 'finders' || mode === 'purse'
    ? modes[mode]
    : allTo(personOf(context, mode.slice('to:'.length)));
}

function totalOf({ view }: DungeonContext): number {
  return (view.room?.spoils ?? []).reduce((sum, { lp }) => sum + lp, 0);
}

function myShare({ view, seat }: DungeonContext, mode: SplitMode): number {
  const spoils = view.room?.spoils ?? [];
  const living = livingSeats(view);
  const total = spoils.reduce((sum, { lp }) => sum + lp, 0);
  const part = (lp: number) => Math.floor(lp / Math.max(1, living.length));
  if (mode === 'purse') return 0;
  if (mode === 'equal') return part(total);
  if (mode !== 'finders') return mode === `to:${seat}` ? total : 0;
  return spoils.reduce((sum, { lp, finder }) => sum + (finder === null ? part(lp) : finder === seat ? lp : 0), 0);
}

/** The lead proposes with one tap (R14.5). */
export function Propose({ context }: { context: DungeonContext }) {
  const { legal, act } = context;
  const modes = legal.filter(({ move }) => move === 'proposeSplit').map(({ args }) => args[0] as SplitMode);
  const [ways, heroes] = [
    modes.filter((mode) => !mode.startsWith('to:')),
    modes.filter((mode) => mode.startsWith('to:')),
  ];
  const chip = (mode: SplitMode) => (
    <Chip
      key={mode}
      sign={mode === 'purse' ? 'bag' : mode === 'finders' ? 'crown' : mode === 'equal' ? 'coin' : 'give'}
      lit
      move="proposeSplit"
      args={[mode]}
      onClick={() => void act('proposeSplit', [mode])}
      badge={`+${myShare(context, mode)}`}
    >
      {modeWords(context, mode)}
    </Chip>
  );
  return (
    <Panel title={t().split.lie(totalOf(context))} words={t().split.ask}>
      <Chips>{ways.map(chip)}</Chips>
      <Chips>{heroes.map(chip)}</Chips>
    </Panel>
  );
}

/** The others vote yes or no. */
export function Vote({ context }: { context: DungeonContext }) {
  const { view } = context;
  const split = view.room?.split;
  if (!split?.mode) return null;
  const { split: words } = t();
  return (
    <Panel
      title={words.vote(totalOf(context), modeWords(context, split.mode))}
      words={words.proposed(calledHero(context, split.by), myShare(context, split.mode))}
      buttons={
        <>
          <MoveButton context={context} move="voteSplit" args={[false]}>
            {words.no}
          </MoveButton>
          <MoveButton context={context} move="voteSplit" args={[true]} look="main">
            {words.yes}
          </MoveButton>
        </>
      }
    >
      <CalmChips context={context} />
    </Panel>
  );
}
