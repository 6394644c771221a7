import type { Seat } from '@lantern/protocol/seat';
import type { BoardFrameProps } from '../boardFrameProps';
import { playsWithPeople } from './mayHint';

export function hintQuestion({ frame, game, handle, room }: BoardFrameProps, seat: Seat) {
  const people = playsWithPeople(room, seat);
  return {
    seat,
    game: room.game,
    text: game.text,
    about: game.about,
    view: frame.match.newest,
    voice: frame.voice,
    onShow: frame.point,
    ...(people && { tell: { code: handle.code, seatKey: handle.seatKey ?? '' } }),
  };
}
