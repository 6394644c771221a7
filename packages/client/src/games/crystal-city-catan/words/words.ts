import {
  type Bundle,
  colonyOf,
  eventOf,
  exposedAfterCover,
  holdings,
  pointsOf,
  RESOURCES,
  totalOf,
  type View,
} from '@lantern/games/crystal-city-catan/board';
import type { Voice } from '@lantern/games/kit/strings';
import type { Seat } from '@lantern/protocol/seat';
import { voiceFor } from '../../../match/sentences';
import type { TableWords, WordsOf } from '../../../match/words/tableWords';
import { descriptionOf } from '../sentences';
import { t } from '../strings';
import { w } from './strings';

/** Both colonies in words: the turn and its dice, points and resources, and the contents of every place. */
export const wordsOf: WordsOf<View> = ({ view, seat, names }): TableWords => {
  const voice = voiceFor(seat, names);
  const seats = Object.keys(view.colonies).sort((a, b) => Number(b === seat) - Number(a === seat));
  return {
    table: [...turnWords(view, voice), ...tradeWords(view, voice)],
    people: seats.map((seat) => [seat, personWords(view, voice, seat)]),
    places: seats.flatMap((seat) => placesOf(view, voice, seat)),
  };
};

const called = (voice: Voice, seat: Seat): string => (seat === voice.you ? t().you : voice.name(seat));

function turnWords({ active, roll, setupRolls, turnNo }: View, voice: Voice): string[] {
  if (turnNo === 0 || active === null) {
    const last = Object.entries(setupRolls.off.at(-1) ?? {});
    return [w().setup, ...last.map(([seat, [one, other]]) => w().rollOff(called(voice, seat), one + other))];
  }
  const turn = w().turn(turnNo, called(voice, active));
  return [turn, roll ? w().roll(t().events[eventOf(roll.event)].name, roll.production, roll.double) : w().notRolled];
}

function tradeWords({ trade }: View, voice: Voice): string[] {
  if (!trade) return [];
  const { bundle } = t();
  return [w().trade(called(voice, trade.from), bundle(trade.give), bundle(trade.get))];
}

function personWords(view: View, voice: Voice, seat: Seat): string {
  const colony = colonyOf(view, seat);
  const { score, bundle } = t();
  const held = colony.corner
    ? (Object.fromEntries(RESOURCES.map((type) => [type, holdings(colony, type)])) as Bundle)
    : null;
  const [small, medium, large] = [colony.stock[1], colony.stock[2], colony.stock[3]];
  return w().person(called(voice, seat), [
    `${pointsOf(colony)}/${view.options.victoryPoints} ${score.points}`,
    ...(held ? [`${score.inAll(totalOf(colony))} (${bundle(held)})`] : []),
    w().exposed(exposedAfterCover(view, seat)),
    w().stock(small, medium, large),
    ...(colony.number === null && colony.dice.length > 0 ? [w().dice(colony.dice)] : []),
  ]);
}

function placesOf(view: View, voice: Voice, seat: Seat): string[] {
  const title = seat === voice.you ? t().yourColony : t().colonyOf(voice.name(seat));
  return descriptionOf(colonyOf(view, seat)).map((line) => w().colony(title, line));
}
