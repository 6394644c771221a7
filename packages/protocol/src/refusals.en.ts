import type { ServerCode } from './apiError';
import type { Refusal } from './refusal';

/** Sentences of the server's own refusals. */
export const serverRefusals: Readonly<Record<ServerCode, (params: NonNullable<Refusal['params']>) => string>> = {
  MALFORMED: () => 'The server did not understand that request.',
  TOO_LARGE: () => 'That message is too large.',
  TOO_MANY_REQUESTS: () => 'Too many requests at once. Wait a moment and try again.',
  FOREIGN_ORIGIN: () => 'This server only answers pages it has served itself.',
  WRONG_HOST: ({ url }) => `This server is reached under ${url} and under no other name.`,
  NO_SUCH_ROUTE: () => 'There is nothing at this address.',
  NO_SUCH_GAME: () => 'There is no such game here.',
  NO_SUCH_ROOM: () => 'There is no room with this code. Ask your friend for the link again.',
  NO_SUCH_MATCH: () => 'There is no such match.',
  NO_SUCH_SEAT: () => 'There is no such seat in this room.',
  BAD_NAME: () => 'A name needs 1 to 24 characters that can all be seen, with no more than two accents on one letter.',
  SEAT_TAKEN: () => 'Somebody already sits there. Take another seat, or watch.',
  SEAT_EMPTY: () => 'Nobody sits there.',
  ROOM_FULL: () => 'All seats are taken. You can watch.',
  ROOM_CROWDED: () => 'So many people have this room open that no one else can watch. Try again later.',
  SEATS_EMPTY: () => 'Every seat needs a person or a bot before the start.',
  ROOM_PLAYING: () => 'That cannot be changed while a match is being played.',
  ROOM_NOT_PLAYING: () => 'No match is being played in this room.',
  NOT_HOST: () => 'Only the host of the room may do that.',
  NOT_YOUR_SEAT: () => 'That is not your seat. If it was, join the room again from the link.',
  NOT_A_PERSON: () => 'Nobody sits there who could do that. Choose a person.',
  NOT_AWAY: () => 'That person is here and plays for themselves.',
  ROOM_LOCKED: () => 'The host has locked this room: nobody new can sit down. You can watch.',
  PAUSED: () => 'The match is paused. It goes on when the host resumes it.',
  HAND_OVER_GONE: () =>
    'This link or code is wrong, used, taken back or older than two minutes. Make a new one on the other device.',
  NOTHING_TO_TAKE_BACK: () => 'There is no move of yours that could be taken back.',
  MUST_ASK: () => 'That move has rolled or shown something, or others have gone on. Ask them to take it back.',
  ASK_FOR_SEAT: () =>
    'Somebody has played this seat in the running match, and whoever sits there sees its hand. Ask for it in the room: the host and one more player have to agree.',
  SEAT_ASKED: () => 'Somebody asks for this seat already. Wait for the answer.',
  SECOND_SEAT: () => 'This browser holds a seat of the running match already. Nobody may see two hands.',
  NO_SEAT_REQUEST: () => 'That request is over.',
  SOMEBODY_HERE: () => 'Somebody who is to decide is here, so nobody decides for them unless most vote for it.',
  BOTS_SAY_NO: () =>
    'Something was seen since that move, so everybody would have to agree, and bots do not. The move stands.',
  TAKE_BACKS_USED: ({ most }) => `You have asked ${most} times in this match. That is as often as one may.`,
  TAKE_BACK_OPEN: () => 'A move is being asked back already. Wait for the answers.',
  NO_TAKE_BACK: () => 'That request is over. The match goes on.',
  TOO_MANY_PEOPLE: ({ people, max }) =>
    `${people} people are seated and only ${max} can play. Somebody has to stand up first.`,
  TOO_MANY_TRIES: () =>
    'Too many codes were tried from here or in this room. Use the link or the QR code, or wait two minutes.',
  TOO_MANY_MATCHES: () => 'Too many matches were started in this room. Start the next one later.',
  TOO_MANY_ROOMS: () => 'Too many rooms were opened from here. Try again later.',
  BAD_MESSAGE: ({ most }) => `A message needs 1 to ${most} characters.`,
  BAD_DATE: () => 'The date must lie ahead, at most two years.',
  NO_GAME_NIGHT: () => 'No date is set here any more.',
  TOO_MANY_GUESTS: () => 'No more answers fit here. The host can remove some.',
  NEXT_ROOM_OPEN: () => 'The next room of this group is open already.',
  MUTED: () => 'The host does not let you speak here at the moment. You can go on playing and reading.',
  PUSH_REFUSED: () =>
    'This server cannot call your browser. You can still be told of your turn while the page is open.',
  MOVES_ONLY: () => 'Only moves of the game are accepted.',
  STALE_STATE: () => 'The table has changed in the meantime. Look again and repeat your move.',
  NOT_SYNCED: () => 'Join the match before making a move.',
  TABLE_FROZEN: () => 'This table was stopped because of a fault. Nothing that was played is lost.',
  STORE_DOWN: () =>
    'The server can save nothing just now: its disk is full, or its database is away. Nothing saved is lost. Try again in a moment.',
  ALREADY_CONNECTED: () => 'This connection is used for that already. Close it and connect again.',
  CLOSING: () => 'The server is restarting. You will be reconnected in a moment.',
  INTERNAL: () => 'Something went wrong on the server. Nothing was changed.',
};
