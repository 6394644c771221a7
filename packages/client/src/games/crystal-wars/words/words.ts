import {
  allSquares,
  groundAt,
  incomeOf,
  isSwamp,
  isVortex,
  metropolisOf,
  pieceAt,
  type Square,
  seatsAt,
  squareName,
  upkeepOf,
  type View,
} from '@lantern/games/crystal-wars/board';
import type { Seat } from '@lantern/protocol/seat';
import type { TableWords, WordsOf } from '../../../match/words/tableWords';
import { lastRoll } from '../dice';
import { capital, goalWords } from '../sentences';
import { t } from '../strings';
import { w } from './strings';

type Eyes = Parameters<WordsOf<View>>[0];

/**
 * The map of Crystal Wars in words: round, goal, the possessions of every player with their places, and the neutral
 * pieces.
 */
export const wordsOf: WordsOf<View> = (eyes): TableWords => {
  const { view } = eyes;
  const squares = allSquares(view);
  const vortices = squares.filter((square) => isVortex(view, square));
  const swamps = squares.filter((square) => isSwamp(view, square));
  const { small, medium, large } = view.black;
  return {
    table: [
      view.setup ? w().setup : w().round(view.round.number, view.options.roundLimit),
      goalWords(view, eyes.names),
      ...stepWords(view),
      orderWords(eyes),
      ...rollWords(view),
      w().blackStock(small, medium, large),
    ],
    people: seatsAt(view).map((seat) => [seat, personWords(eyes, seat)]),
    places: [
      `${t().nobodys}: ${piecesOf(view, null)}.`,
      ...(vortices.length > 0 ? [w().vortices(listed(vortices))] : []),
      ...(swamps.length > 0 ? [w().swamps(listed(swamps))] : []),
    ],
  };
};

const listed = (squares: readonly Square[]): string => t().list(squares.map(squareName));

function called({ view, names }: Eyes, seat: Seat): string {
  return seat === view.audience ? t().You : (names[seat] ?? seat);
}

function stepWords({ result, setup, step }: View): string[] {
  const { status } = t();
  const names: Readonly<Record<string, string>> = setup ? status.setupSteps : status.steps;
  const name = result ? undefined : names[step];
  return name === undefined ? [] : [w().step(name)];
}

function orderWords(eyes: Eyes): string {
  const { view } = eyes;
  const { status } = t();
  const order = (view.setup?.order ?? view.round.order).filter((seat) => view.players[seat]?.alive);
  const turns = order.map((seat) => {
    const now = view.active === seat && !view.result;
    return `${called(eyes, seat)} (${status.turn[now ? 'now' : view.round.done.includes(seat) ? 'done' : 'later']})`;
  });
  return w().order(view.setup ? status.orderOfPlacing : status.orderOfRound, t().list(turns));
}

function rollWords(view: View): string[] {
  const roll = lastRoll(view);
  if (!roll) return [];
  const { status, events } = t();
  const of = roll.event ? events[roll.event].name : status.rolls[roll.of];
  return [w().roll(status.lastRoll(roll.dice.map(({ die }) => die)), of)];
}

function personWords(eyes: Eyes, seat: Seat): string {
  const { view } = eyes;
  const player = view.players[seat];
  const who = `${called(eyes, seat)}, ${player ? t().colours[player.colour] : ''}`;
  const blocks = metropolisOf(view, seat);
  if (!player?.alive) return `${who}: ${w().out}.`;
  const { small, medium, large } = player.stock;
  const homes = homesOf(view, seat);
  return [
    `${who}: ${w().purse(player.grain, incomeOf(view, seat), upkeepOf(view, seat))}`,
    `${capital(piecesOf(view, seat))}.`,
    blocks.length > 0 && w().blocks(listed(blocks)),
    w().stock(small, medium, large),
    homes.length > 0 && w().home(t().list(homes)),
  ]
    .filter(Boolean)
    .join(' ');
}

/** "Village A1, tank B2". */
function piecesOf(view: View, owner: Seat | null): string {
  const { pieces: names, list, fields } = t();
  const pieces = allSquares(view).flatMap((square) => {
    const piece = pieceAt(view, square);
    if (piece?.owner !== owner) return [];
    const moved = 'moved' in piece && view.step === 'movement' && piece.moved;
    const fought = 'fought' in piece && view.step === 'combat' && piece.fought;
    const state =
      piece.owner !== view.active ? '' : moved ? ` ${fields.hasMoved}` : fought ? ` ${fields.hasFought}` : '';
    return [`${names[piece.kind]} ${squareName(square)}${state}`];
  });
  return pieces.length > 0 ? list(pieces) : w().nothing;
}

/** The letters of the coasters that are the home of a seat. */
function homesOf(view: View, seat: Seat): string[] {
  const letters = allSquares(view)
    .filter((square) => view.homes[groundAt(view, square).coaster] === seat)
    .map((square) => squareName(square).charAt(0));
  return [...new Set(letters)];
}
