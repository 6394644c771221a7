import { isLit, isTreasure, ROOM_IDS, type RoomId, type View } from '@lantern/games/colossal-cave/board';
import type { Seat } from '@lantern/protocol/seat';
import type { TableWords, WordsOf } from '../../../match/words/tableWords';
import { cardName } from '../cards/faces';
import { called } from '../context';
import { waysFrom } from '../distances';
import { PASSAGES } from '../map/geometry';
import { whoIsIn } from '../map/Tokens';
import { t } from '../strings';
import { playerAt, roundOf } from '../targets';
import { routeTo } from './route';
import { w } from './strings';

type Eyes = Parameters<WordsOf<View>>[0];

/** The table of Colossal Cave in words: people, piles, and the rooms with their passages. */
export const wordsOf: WordsOf<View> = (eyes): TableWords => {
  const { view, seat } = eyes;
  const { closing, discard, drawCount, options, turn } = view;
  const top = discard.at(-1);
  const plays = turn.step === 'play' ? turn.playsLeft : 0;
  const room = seat === null ? null : playerAt(view, seat).room;
  return {
    table: [
      w().turn(roundOf(view), options.roundLimit, called(eyes, turn.seat), t().status.steps[turn.step], plays),
      w().piles(drawCount, discard.length, top && cardName(top)),
      ...(closing
        ? [w().closing(closing.endsAtTurn === null ? null : Math.max(0, closing.endsAtTurn - view.turnNo))]
        : []),
    ],
    people: view.seats.map((seat) => [seat, personWords(eyes, seat)]),
    places: ROOM_IDS.map((id) => roomWords(eyes, id)),
    here: room ? roomWords(eyes, room) : undefined,
  };
};

function personWords(eyes: Eyes, seat: Seat): string {
  const { view } = eyes;
  const { room, dead, conceded, inv, deposited } = playerAt(view, seat);
  const { others, described, third } = t();
  const place = conceded ? others.conceded : dead || !room ? others.deadLong : described.place(room, isLit(view, room));
  const said = w().player(
    called(eyes, seat),
    place,
    inv.map(cardName),
    deposited.map(cardName),
    view.handCounts[seat] ?? 0,
  );
  const treasures = inv.filter(isTreasure).length;
  const wasted = view.closing?.words[seat];
  return [
    said,
    treasures > 0 && deposited.length + treasures >= 3 && `${third}.`,
    wasted !== undefined && w().wasted(wasted),
  ]
    .filter(Boolean)
    .join(' ');
}

function roomWords(eyes: Eyes, room: RoomId): string {
  const { view } = eyes;
  const ways = PASSAGES.filter(({ from, to }) => from === room || to === room).map(({ from, to, danger }) => {
    const next = from === room ? to : from;
    const open = waysFrom(view, room).includes(next);
    return w().way(t().rooms[next], open ? danger && w().dangers[danger] : w().shut);
  });
  const people = whoIsIn(view, room).map((seat) => called(eyes, seat));
  return w().room(t().rooms[room], isLit(view, room), people, ways, wayWords(eyes, room));
}

/** The viewer's way to a room: "4 steps, by Y2, Complex Junction and Bedquilt"; empty if there is none. */
export function wayWords({ view, seat }: Pick<Eyes, 'view' | 'seat'>, room: RoomId): string | undefined {
  if (seat === null || playerAt(view, seat).conceded) return undefined;
  const route = routeTo(view, playerAt(view, seat).room ?? 'wellHouse', room);
  if (route.length === 0) return undefined;
  return w().route(
    route.length,
    route.slice(0, -1).map((one) => t().rooms[one]),
  );
}
