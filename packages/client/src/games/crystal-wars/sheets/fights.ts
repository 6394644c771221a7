import type { Square } from '@lantern/games/crystal-wars/data/squares';
import { squareName } from '@lantern/games/crystal-wars/data/squares';
import { battleOutlook } from '@lantern/games/crystal-wars/rules/battles';
import type { Odds } from '@lantern/games/crystal-wars/rules/odds';
import { capturedAs, type SiegeOutlook, siegeOutlook } from '@lantern/games/crystal-wars/rules/sieges';
import { isMetropolis, pieceAt, unitAt } from '@lantern/games/crystal-wars/rules/squares';
import { inStock } from '@lantern/games/crystal-wars/rules/stock';
import { PIECE_NAMES } from '@lantern/games/crystal-wars/text/names.en';
import type { Hand } from '../half';

/** What a fight would be, as its sheet shows it. */
export interface Fight {
  /** Whose the other side is. */
  enemy: string;
  /** Both numbers, without the dice. */
  attack: number;
  defence: number;
  odds: Odds;
  /** Who stands on the other side. */
  defenders: readonly Square[];
  ifWon: string;
  ifLost: string;
}

/** What is said of an outcome that no dice bring about. */
const CANNOT = 'That cannot happen.';

/** The battle as it would be with these supporters. */
export function battleOf({ view, names }: Hand, from: Square, target: Square, support: readonly Square[]): Fight {
  const { attack, defence, odds, defenders, gains, risks } = battleOutlook(view, from, target, support);
  const enemy = names[unitAt(view, target)?.owner ?? ''] ?? 'The enemy';
  const byWinner = view.options.casualtyBy === 'winner';
  return {
    enemy,
    attack,
    defence,
    odds,
    defenders,
    ifWon:
      odds.win === 0
        ? CANNOT
        : gains.length === 0
          ? `Nothing falls: an attack of ${attack} is too little for their defence.`
          : `${enemy} loses ${oneOf(view, gains)}${choice(gains, byWinner ? 'you choose' : `${enemy} chooses`)}.`,
    ifLost:
      odds.lose === 0
        ? CANNOT
        : risks.length === 0
          ? `Nothing falls: their attack of ${defence} is too little for your defence.`
          : `You lose ${oneOf(view, risks)}${choice(risks, byWinner ? `${enemy} chooses` : 'you choose')}.`,
  };
}

/** The siege as it would be with these supporters; nothing if there is no settlement. */
export function siegeOf(hand: Hand, from: Square, target: Square, support: readonly Square[]): Fight | undefined {
  const outlook = siegeOutlook(hand.view, from, target, support);
  if (!outlook) return undefined;
  const { attack, owner, resistance, odds } = outlook;
  return {
    enemy: owner === null ? 'Nobody’s' : (hand.names[owner] ?? owner),
    attack,
    defence: resistance,
    odds,
    defenders: [target],
    ifWon: captureWords(hand, target),
    ifLost: lossWords(hand, outlook),
  };
}

function captureWords({ view, seat }: Hand, target: Square): string {
  if (isMetropolis(view, target)) return 'You control this block of the Metropolis.';
  const kind = capturedAs(view, target);
  return inStock(view, seat, kind)
    ? `It becomes your ${kind}.`
    : `It is razed: you have no pyramid left for a ${kind}.`;
}

function lossWords({ view, names }: Hand, { owner, risks, resistance, odds }: SiegeOutlook): string {
  if (odds.lose === 0) return CANNOT;
  if (!view.options.siegeLosses) return 'Nothing is lost.';
  if (risks.length === 0) return `Nothing falls: its attack of ${resistance} is too little for your defence.`;
  const byOwner = owner !== null && view.options.casualtyBy === 'winner';
  const picker = byOwner ? `${names[owner] ?? owner} chooses` : 'you choose';
  return `You lose ${oneOf(view, risks)}${choice(risks, picker)}, unless it is a tie.`;
}

/** "The tank on A3", "the tank on A3 or the infantry on A2". */
function oneOf(view: Hand['view'], squares: readonly Square[]): string {
  return squares
    .map((square) => {
      const kind = pieceAt(view, square)?.kind;
      return `the ${kind ? PIECE_NAMES[kind] : 'unit'} on ${squareName(square)}`;
    })
    .join(' or ');
}

function choice(squares: readonly Square[], words: string): string {
  return squares.length > 1 ? `; ${words}` : '';
}
