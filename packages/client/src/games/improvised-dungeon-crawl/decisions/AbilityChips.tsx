import { CALM_ABILITIES, FIGHT_ABILITIES } from '../abilities';
import { ACTIONS } from '../actions';
import { can, type TableProps } from '../context';
import { say } from '../strings';
import { Chip, Chips } from './Panel';

/** What the hero is able to: lit what is possible, and of the rest why it is not. */
function Abilities({ table, of }: { table: TableProps; of: typeof CALM_ABILITIES }) {
  const { view, seat, setHalf, whyNot } = table;
  const hero = seat === null ? null : view.heroes[seat];
  if (seat === null || !hero) return null;
  return of
    .filter(({ has }) => has(hero, view))
    .map(({ move, probe }) => {
      const lit = can(table, move);
      return (
        <Chip
          key={move}
          sign={ACTIONS[move].sign}
          lit={lit}
          move={move}
          why={() => (lit ? undefined : whyNot(move, probe(seat, hero, view)))}
          onClick={() => lit && setHalf({ move, target: null, item: null, amount: null, offering: null })}
        >
          {say().actions[move].word}
        </Chip>
      );
    });
}

/** Before the turns of a round. */
export function FightChips({ table }: { table: TableProps }) {
  return (
    <Chips>
      <Abilities table={table} of={FIGHT_ABILITIES} />
    </Chips>
  );
}

/** What can be done at leisure: what the hero is able to, the shop, gifts, gear. */
export function CalmChips({ table }: { table: TableProps }) {
  const { seat, setHalf, open } = table;
  if (seat === null) return null;
  const gift = (['giveLP', 'giveItem'] as const).find((move) => can(table, move));
  return (
    <Chips>
      <Abilities table={table} of={CALM_ABILITIES} />
      <Chip sign="bag" lit onClick={() => open({ kind: 'shop' })}>
        {say().decide.shop}
      </Chip>
      {gift && (
        <Chip sign="give" lit onClick={() => setHalf({ move: gift })}>
          {say().decide.give}
        </Chip>
      )}
      <Chip sign="shield" lit onClick={() => open({ kind: 'hero', seat })}>
        {say().decide.gear}
      </Chip>
    </Chips>
  );
}
