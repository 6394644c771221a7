import { nameOf } from '@lantern/games/colossal-cave/data/cards';
import { topEvent } from '@lantern/games/colossal-cave/rules/board';
import type { PlayEvent, TableEvent } from '@lantern/games/colossal-cave/state';
import { theCard } from '@lantern/games/colossal-cave/text/cards.en';
import { theRoom } from '@lantern/games/colossal-cave/text/rooms.en';
import type { View } from '@lantern/games/colossal-cave/view';
import type { Seat } from '@lantern/games/kit/seat';
import { called, type TableProps } from '../table';

type Eyes = Pick<TableProps, 'seat' | 'names'>;

const verb = (eyes: Eyes, seat: Seat, plain: string) =>
  `${called(eyes, seat)} ${seat === eyes.seat ? plain : `${plain}s`}`;

function object(eyes: Eyes, seat: Seat, doer: Seat): string {
  if (seat === doer) return seat === eyes.seat ? 'yourself' : 'themself';
  return seat === eyes.seat ? 'you' : called(eyes, seat);
}

function playing(eyes: Eyes, { seat, card, args, via }: PlayEvent, below: TableEvent | undefined): string {
  const on = args.target === undefined ? '' : ` on ${object(eyes, args.target, seat)}`;
  if (via === 'reaction') {
    const against = below?.kind === 'play' && nameOf(card) === 'dontKnow' ? ` against ${theCard(below.card)}` : on;
    return `${verb(eyes, seat, 'play')} ${theCard(card)}${against}.`;
  }
  const what = args.item ? `: ${theCard(args.item)}` : args.room ? `: ${theRoom(args.room)}` : '';
  return `${verb(eyes, seat, 'play')} ${theCard(card)}${on}${what}.`;
}

/** The event on top of the stack in words: what may be answered now. */
export function happening(eyes: Eyes, view: View): string {
  const event = topEvent(view);
  if (!event) return '';
  if (event.kind === 'move') {
    return `${verb(eyes, event.seat, 'move')} from ${theRoom(event.from)} to ${theRoom(event.to)}.`;
  }
  return playing(eyes, event, view.stack.at(-2));
}
