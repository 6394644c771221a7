import type { Seat } from '@lantern/protocol/seat';
import { CALM_ABILITIES, FIGHT_ABILITIES } from '../abilities';
import { ACTIONS } from '../actions';
import { calledHero, can, type DungeonContext } from '../context';
import { t } from '../strings';
import { Chip, Chips } from './Panel';

/** The hero's abilities: the possible ones highlighted, the others with the reason why they are not. */
function Abilities({ context, of }: { context: DungeonContext; of: typeof CALM_ABILITIES }) {
  const { view, seat, setSelection, whyNot } = context;
  const hero = seat === null ? null : view.heroes[seat];
  if (seat === null || !hero) return null;
  return of
    .filter(({ has }) => has(hero, view))
    .map(({ move, probe }) => {
      const lit = can(context, move);
      return (
        <Chip
          key={move}
          sign={ACTIONS[move].sign}
          lit={lit}
          move={move}
          why={() => (lit ? undefined : whyNot(move, probe(seat, hero, view)))}
          onClick={() => lit && setSelection({ move, target: null, item: null, amount: null, offering: null })}
        >
          {t().actions[move].word}
        </Chip>
      );
    });
}

/** The actions before the turns of a round. */
export function FightChips({ context }: { context: DungeonContext }) {
  return (
    <Chips>
      <Abilities context={context} of={FIGHT_ABILITIES} />
    </Chips>
  );
}

/** The actions while it is calm: the hero's abilities, the shop, gifts, gear. */
export function CalmChips({ context }: { context: DungeonContext }) {
  const { seat, setSelection, open } = context;
  if (seat === null) return null;
  const gift = (['giveLP', 'giveItem'] as const).find((move) => can(context, move));
  return (
    <Chips>
      <Abilities context={context} of={CALM_ABILITIES} />
      <Chip sign="bag" lit about="part:shop" onClick={() => open({ kind: 'shop' })}>
        {t().decide.shop}
      </Chip>
      {gift && (
        <Chip sign="give" lit onClick={() => setSelection({ move: gift })}>
          {t().decide.give}
        </Chip>
      )}
      {fallenWithLoot(context).map((one) => (
        <Chip key={one} sign="tomb" lit onClick={() => open({ kind: 'hero', seat: one })}>
          {t().decide.body(calledHero(context, one))}
        </Chip>
      ))}
      <Chip sign="shield" lit onClick={() => open({ kind: 'hero', seat })}>
        {t().decide.gear}
      </Chip>
    </Chips>
  );
}

/** The fallen heroes with something to take (R15.1). */
function fallenWithLoot({ legal }: DungeonContext): Seat[] {
  return [...new Set(legal.filter(({ move }) => move === 'lootBody').map(({ args }) => args[0] as Seat))];
}
