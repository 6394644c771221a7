import {
  battleOutlook,
  capturedAs,
  inStock,
  isMetropolis,
  type Odds,
  pieceAt,
  type SiegeOutlook,
  type Square,
  siegeOutlook,
  squareName,
  unitAt,
} from '@lantern/games/crystal-wars/board';
import type { BoardContext } from '../selection';
import { t } from '../strings';
import type { Picker, Placed } from '../strings.en';

/** The data of a possible fight for its sheet. */
export interface Fight {
  /** The owner of the other side. */
  enemy: string;
  /** Both numbers, without the dice. */
  attack: number;
  defence: number;
  odds: Odds;
  /** The pieces of the other side. */
  defenders: readonly Square[];
  ifWon: string;
  ifLost: string;
}

/** The battle with these supporters. */
export function battleOf(
  { view, names }: BoardContext,
  from: Square,
  target: Square,
  support: readonly Square[],
): Fight {
  const { attack, defence, odds, defenders, gains, risks } = battleOutlook(view, from, target, support);
  const enemy = names[unitAt(view, target)?.owner ?? ''] ?? t().theEnemy;
  const { fights } = t();
  const byWinner = view.options.casualtyBy === 'winner';
  return {
    enemy,
    attack,
    defence,
    odds,
    defenders,
    ifWon:
      odds.win === 0
        ? fights.cannot
        : gains.length === 0
          ? fights.tooWeak(attack)
          : fights.enemyLoses(enemy, placed(view, gains), picker(gains, byWinner ? 'you' : { name: enemy })),
    ifLost:
      odds.lose === 0
        ? fights.cannot
        : risks.length === 0
          ? fights.theirsTooWeak(defence)
          : fights.youLose(placed(view, risks), picker(risks, byWinner ? { name: enemy } : 'you')),
  };
}

/** The siege with these supporters; `undefined` if there is no settlement. */
export function siegeOf(
  context: BoardContext,
  from: Square,
  target: Square,
  support: readonly Square[],
): Fight | undefined {
  const outlook = siegeOutlook(context.view, from, target, support);
  if (!outlook) return undefined;
  const { attack, owner, resistance, odds } = outlook;
  return {
    enemy: owner === null ? t().nobodys : (context.names[owner] ?? owner),
    attack,
    defence: resistance,
    odds,
    defenders: [target],
    ifWon: captureWords(context, target),
    ifLost: lossWords(context, outlook),
  };
}

function captureWords({ view, seat }: BoardContext, target: Square): string {
  const { fights } = t();
  if (isMetropolis(view, target)) return fights.blockTaken;
  const kind = capturedAs(view, target);
  return inStock(view, seat, kind) ? fights.becomesYours(kind) : fights.razed(kind);
}

function lossWords({ view, names }: BoardContext, { owner, risks, resistance, odds }: SiegeOutlook): string {
  const { fights } = t();
  if (odds.lose === 0) return fights.cannot;
  if (!view.options.siegeLosses) return fights.nothingLost;
  if (risks.length === 0) return fights.itsTooWeak(resistance);
  const byOwner = owner !== null && view.options.casualtyBy === 'winner';
  const chooses = byOwner ? { name: names[owner] ?? owner } : 'you';
  return fights.youLoseUnlessTied(placed(view, risks), picker(risks, chooses));
}

/** The piece on each square. */
function placed(view: BoardContext['view'], squares: readonly Square[]): Placed[] {
  return squares.map((square) => ({ kind: pieceAt(view, square)?.kind, at: squareName(square) }));
}

/** Nobody chooses if there is only one square. */
function picker(squares: readonly Square[], one: Picker): Picker {
  return squares.length > 1 ? one : null;
}
