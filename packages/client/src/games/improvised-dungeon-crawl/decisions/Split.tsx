import { livingSeats, type SplitMode } from '@lantern/games/improvised-dungeon-crawl/board';
import { Button } from '../../../ui/Button';
import { calledHero, personOf, type TableProps } from '../context';
import { say } from '../strings';
import { CalmChips } from './AbilityChips';
import { Chip, Chips, Panel } from './Panel';

/** How loot may be shared, in words. */
export function modeWords(table: TableProps, mode: SplitMode): string {
  const { modes, allTo } = say().split;
  return mode === 'equal' || mode === 'finders' || mode === 'purse'
    ? modes[mode]
    : allTo(personOf(table, mode.slice('to:'.length)));
}

function totalOf({ view }: TableProps): number {
  return (view.room?.spoils ?? []).reduce((sum, { lp }) => sum + lp, 0);
}

/** What the viewer would get of it. */
function myShare({ view, seat }: TableProps, mode: SplitMode): number {
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
export function Propose({ table }: { table: TableProps }) {
  const { legal, act } = table;
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
      onClick={() => void act('proposeSplit', [mode])}
      badge={`+${myShare(table, mode)}`}
    >
      {modeWords(table, mode)}
    </Chip>
  );
  return (
    <Panel title={say().split.lie(totalOf(table))} words={say().split.ask}>
      <Chips>{ways.map(chip)}</Chips>
      <Chips>{heroes.map(chip)}</Chips>
    </Panel>
  );
}

/** The others say yes or no. */
export function Vote({ table }: { table: TableProps }) {
  const { view, act, pending } = table;
  const split = view.room?.split;
  if (!split?.mode) return null;
  const { split: words } = say();
  return (
    <Panel
      title={words.vote(totalOf(table), modeWords(table, split.mode))}
      words={words.proposed(calledHero(table, split.by), myShare(table, split.mode))}
      buttons={
        <>
          <Button data-lit data-move="voteSplit" onClick={() => void act('voteSplit', [false])}>
            {words.no}
          </Button>
          <Button
            look="main"
            data-lit
            data-move="voteSplit"
            busy={pending}
            onClick={() => void act('voteSplit', [true])}
          >
            {words.yes}
          </Button>
        </>
      }
    >
      <CalmChips table={table} />
    </Panel>
  );
}
